import { draw } from '#app/desk/render-desk-page';
import { SessionsPage } from '#components/desk/sessions-page';
import { deskOf } from '#lib/server/desk/desk-of';
import { sessionCards } from '#lib/server/desk/sessions/sessions-view';
import { withMember } from '#lib/server/desk/sign-in/access';

export const GET = withMember(async (visit) => {
  const [desk, sessions] = await Promise.all([deskOf(visit), sessionCards(visit)]);
  return draw('Webinar sessions', <SessionsPage desk={desk} sessions={sessions} />);
});
