import { draw } from '#app/desk/render-desk-page';
import { ListPage } from '#components/desk/list-page';
import { confirmationFrom } from '#lib/server/desk/action-confirmation';
import { deskOf } from '#lib/server/desk/desk-of';
import { listView } from '#lib/server/desk/list/list';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const [desk, view] = await Promise.all([deskOf(visit), listView(visit)]);
  return draw(
    'Enquiries',
    <ListPage desk={desk} view={view} confirmation={confirmationFrom(visit.url)} />,
  );
});
