import { draw } from '#app/desk/render-desk-page';
import { SuspiciousPage } from '#components/desk/other-lists';
import { confirmationOfRow } from '#lib/server/desk/action-confirmation';
import { deskOf } from '#lib/server/desk/desk-of';
import { otherListView } from '#lib/server/desk/list/other-lists';
import { withMember } from '#lib/server/desk/sign-in/access';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const view = await otherListView(visit, 'suspicious', routes.deskSuspicious);
  const confirmation = confirmationOfRow(visit.url);
  return draw(
    'Suspicious posts',
    <SuspiciousPage desk={await deskOf(visit)} view={view} confirmation={confirmation} />,
  );
});
