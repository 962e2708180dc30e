import { draw } from '#app/desk/render-desk-page';
import { AttendanceSheet } from '#components/desk/batches/attendance-sheet';
import { notFound, withMember } from '#lib/server/desk/sign-in/http/access';
import { deskOf } from '#lib/server/desk/views';
import { deskBatchPath } from '#lib/shared/addresses/desk-routes';
import { isoDayInIndia } from '#lib/shared/india';

export const GET = withMember(async (visit) => {
  const { store } = visit.site;
  const batch = await store.findBatch(visit.params.id ?? '', visit.now);
  if (!batch) return notFound(visit.request);
  const [desk, seated] = await Promise.all([deskOf(visit), store.listSeated(batch.id, visit.now)]);
  const names = seated.filter(({ takenAt }) => takenAt !== undefined).map(({ name }) => name);
  const today = isoDayInIndia(visit.now);
  const back = deskBatchPath(batch.id);
  return draw('Attendance', <AttendanceSheet {...{ desk, batch, names, today, back }} />);
});
