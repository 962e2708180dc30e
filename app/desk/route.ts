import { drawFor } from '#app/desk/render-desk-page';
import { ListPage } from '#components/desk/list-page';
import { listView } from '#lib/server/desk/list/views/list';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { confirmationOfRow } from '#lib/server/desk/words';

export const GET = withMember((visit) =>
  drawFor(visit, 'Enquiries', ListPage, {
    view: listView(visit),
    confirmation: confirmationOfRow(visit.url),
  }),
);
