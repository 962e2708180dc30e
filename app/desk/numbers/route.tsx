import { draw } from '#app/desk/render-desk-page';
import { NumbersPage } from '#components/desk/numbers-page';
import { deadLetters } from '#lib/server/desk/list/views/mails';
import { countsOf } from '#lib/server/desk/list/views/state';
import { numbersView } from '#lib/server/desk/numbers/views';
import { withMember } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';

/** Of those that were refused for good; all are among the mails. */
const mostShown = 10;

export const GET = withMember(async (visit) => {
  const counts = await countsOf(visit);
  const [desk, view, dead] = await Promise.all([
    deskOf(visit, counts),
    numbersView(visit, counts),
    deadLetters(visit),
  ]);
  const shown = [...dead.mails, ...dead.webhooks].slice(0, mostShown);
  return draw('Numbers', <NumbersPage desk={desk} view={view} parked={shown} />);
});
