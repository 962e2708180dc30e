import { drawFor } from '#app/desk/render-desk-page';
import { OutcomesPage } from '#components/desk/outcomes-page';
import { outcomesView } from '#lib/server/desk/outcomes/outcomes-view';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember((visit) =>
  drawFor(visit, 'Outcomes', OutcomesPage, { view: outcomesView(visit) }),
);
