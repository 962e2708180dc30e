import { draw } from '#app/desk/draw';
import { SessionsPage } from '#components/desk/sessions-page';
import { withMember } from '#lib/desk/access';
import { deskOf } from '#lib/desk/list';
import { sessionCards } from '#lib/desk/sessions-view';

export const GET = withMember(async (visit) => {
  const [desk, sessions] = await Promise.all([deskOf(visit), sessionCards(visit)]);
  return draw('Webinar sessions', <SessionsPage desk={desk} sessions={sessions} />);
});
