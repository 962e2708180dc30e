import { draw } from '#app/desk/render-desk-page';
import { DonePage } from '#components/desk/other-lists';
import { deskOf } from '#lib/server/desk/desk-of';
import { otherListView } from '#lib/server/desk/list/other-lists';
import { withMember } from '#lib/server/desk/sign-in/access';
import { routes } from '#lib/shared/addresses/routes';

export const GET = withMember(async (visit) => {
  const view = await otherListView(visit, 'done', routes.deskDone);
  return draw('Done', <DonePage desk={await deskOf(visit)} view={view} />);
});
