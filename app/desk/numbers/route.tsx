import { draw } from '#app/desk/draw';
import { NumbersPage } from '#components/desk/numbers-page';
import { withMember } from '#lib/desk/access';
import { deadLetters } from '#lib/desk/mails-view';
import { numbersView } from '#lib/desk/numbers-view';
import { countsOf } from '#lib/desk/open-enquiry';

/** Of those that were refused for good; all are among the mails. */
const mostShown = 10;

export const GET = withMember(async (visit) => {
  const counts = await countsOf(visit);
  const { open: waiting, parked, suspicious } = counts;
  const desk = { member: visit.member.name, waiting, parked, suspicious };
  const [view, dead] = await Promise.all([numbersView(visit, counts), deadLetters(visit)]);
  const shown = [...dead.mails, ...dead.webhooks].slice(0, mostShown);
  return draw('Numbers', <NumbersPage desk={desk} view={view} parked={shown} />);
});
