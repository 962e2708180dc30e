import { drawFor } from '#app/desk/render-desk-page';
import { ListPage } from '#components/desk/list-page';
import { confirmationOfRow } from '#lib/server/desk/action-confirmation';
import { listView } from '#lib/server/desk/list/list';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember((visit) =>
  drawFor(visit, 'Enquiries', ListPage, {
    view: listView(visit),
    confirmation: confirmationOfRow(visit.url),
  }),
);
