import { drawFor } from '#app/desk/render-desk-page';
import { OutcomesPage } from '#components/desk/outcomes-page';
import { outcomesView } from '#lib/server/desk/outcomes/views';
import { withMember } from '#lib/server/desk/sign-in/http/access';

export const GET = withMember((visit) =>
  drawFor(visit, 'Outcomes', OutcomesPage, { view: outcomesView(visit) }),
);
