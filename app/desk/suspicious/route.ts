import { drawFor } from '#app/desk/render-desk-page';
import { SuspiciousPage } from '#components/desk/other-lists';
import { confirmationOfRow } from '#lib/server/desk/action-confirmation';
import { otherListView } from '#lib/server/desk/list/other-lists';
import { withMember } from '#lib/server/desk/sign-in/access';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember((visit) =>
  drawFor(visit, 'Suspicious posts', SuspiciousPage, {
    view: otherListView(visit, 'suspicious', routes.deskSuspicious),
    confirmation: confirmationOfRow(visit.url),
  }),
);
