import { draw } from '#app/desk/draw';
import { ListPage } from '#components/desk/list-page';
import { signedIn } from '#lib/desk/door';
import { deskOf, listView } from '#lib/desk/list';
import { saidOf } from '#lib/desk/said';

export const GET = signedIn(async (visit) => {
  const [desk, view] = await Promise.all([deskOf(visit), listView(visit)]);
  return draw('Enquiries', <ListPage desk={desk} view={view} said={saidOf(visit.url)} />);
});
