import { drawFor } from '#app/desk/render-desk-page';
import { SuspiciousPage } from '#components/desk/other-lists';
import { otherListView } from '#lib/server/desk/list/views/list';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { confirmationOfRow } from '#lib/server/desk/words';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember((visit) =>
  drawFor(visit, 'Suspicious posts', SuspiciousPage, {
    view: otherListView(visit, 'suspicious', routes.deskSuspicious),
    confirmation: confirmationOfRow(visit.url),
  }),
);
