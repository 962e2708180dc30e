import { draw } from '#app/desk/draw';
import { NumbersPage } from '#components/desk/numbers-page';
import { withMember } from '#lib/desk/access';
import { numbersView } from '#lib/desk/numbers-view';
import { countsOf } from '#lib/desk/open-enquiry';

export const GET = withMember(async (visit) => {
  const counts = await countsOf(visit);
  const { open: waiting, parked, suspicious } = counts;
  const desk = { member: visit.member.name, waiting, parked, suspicious };
  return draw('Numbers', <NumbersPage desk={desk} view={await numbersView(visit, counts)} />);
});
