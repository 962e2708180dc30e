import { draw } from '#app/desk/draw';
import { NumbersPage } from '#components/desk/numbers-page';
import { signedIn } from '#lib/desk/door';
import { numbersView } from '#lib/desk/numbers-view';
import { countsOf } from '#lib/desk/open-enquiry';

export const GET = signedIn(async (visit) => {
  const counts = await countsOf(visit);
  const { open: waiting, parked, suspicious } = counts;
  const desk = { member: visit.member.name, waiting, parked, suspicious };
  return draw('Numbers', <NumbersPage desk={desk} view={await numbersView(visit, counts)} />);
});
