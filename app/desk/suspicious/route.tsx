import { draw } from '#app/desk/draw';
import { SuspiciousPage } from '#components/desk/other-lists';
import { withMember } from '#lib/desk/access';
import { confirmationOfRow } from '#lib/desk/confirmation';
import { deskOf } from '#lib/desk/list';
import { otherListView } from '#lib/desk/other-lists';
import { routes } from '#lib/routes';

export const GET = withMember(async (visit) => {
  const view = await otherListView(visit, 'suspicious', routes.deskSuspicious);
  const confirmation = confirmationOfRow(visit.url);
  return draw(
    'Suspicious posts',
    <SuspiciousPage desk={await deskOf(visit)} view={view} confirmation={confirmation} />,
  );
});
