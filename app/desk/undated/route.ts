import { drawFor } from '#app/desk/render-desk-page';
import { UndatedPage } from '#components/desk/other-lists';
import { otherListView } from '#lib/server/desk/list/views/list';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember((visit) =>
  drawFor(visit, 'Without a date', UndatedPage, {
    view: otherListView(visit, 'undated', routes.deskUndated),
  }),
);
