import { draw } from '#app/desk/render-desk-page';
import { OutcomesPage } from '#components/desk/outcomes-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { outcomesView } from '#lib/server/desk/outcomes/outcomes-view';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const [desk, view] = await Promise.all([deskOf(visit), outcomesView(visit)]);
  return draw('Outcomes', <OutcomesPage desk={desk} view={view} />);
});
