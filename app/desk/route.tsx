import { draw } from '#app/desk/draw';
import { ListPage } from '#components/desk/list-page';
import { withMember } from '#lib/desk/access';
import { confirmationFrom } from '#lib/desk/confirmation';
import { deskOf, listView } from '#lib/desk/list';

export const GET = withMember(async (visit) => {
  const [desk, view] = await Promise.all([deskOf(visit), listView(visit)]);
  return draw(
    'Enquiries',
    <ListPage desk={desk} view={view} confirmation={confirmationFrom(visit.url)} />,
  );
});
