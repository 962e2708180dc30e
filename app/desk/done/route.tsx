import { draw } from '#app/desk/draw';
import { DonePage } from '#components/desk/other-lists';
import { withMember } from '#lib/desk/access';
import { deskOf } from '#lib/desk/list';
import { otherListView } from '#lib/desk/other-lists';
import { routes } from '#lib/routes';

export const GET = withMember(async (visit) => {
  const view = await otherListView(visit, 'done', routes.deskDone);
  return draw('Done', <DonePage desk={await deskOf(visit)} view={view} />);
});
