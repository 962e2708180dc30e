import { draw } from '#app/desk/draw';
import { DonePage } from '#components/desk/other-lists';
import { signedIn } from '#lib/desk/door';
import { deskOf, otherListView } from '#lib/desk/list';
import { routes } from '#lib/routes';

export const GET = signedIn(async (visit) => {
  const view = await otherListView(visit, 'done', routes.deskDone);
  return draw('Done', <DonePage desk={await deskOf(visit)} view={view} />);
});
