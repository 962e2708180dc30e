import { byteOrderMark, csvAnswer, csvRow } from '#lib/server/csv';
import { notFound, withRecentSignIn } from '#lib/server/desk/sign-in/http/access';

const columns = [
  'Reference',
  'Name',
  'E-mail',
  'Phone',
  'Seat',
  'Request',
  'Paid (₹)',
  'Days attended',
  'Passed',
];

export const GET = withRecentSignIn(async (visit) => {
  const { store } = visit.site;
  const batch = await store.findBatch(visit.params.id ?? '', visit.now);
  if (!batch) return notFound(visit.request);
  const seated = await store.listSeated(batch.id, visit.now);
  const rows = seated.map((each) =>
    csvRow([
      each.reference,
      each.name,
      each.email,
      each.phone,
      each.takenAt === undefined ? 'held' : 'taken',
      each.request,
      (each.paidPaise / 100).toFixed(2),
      String(Object.values(each.attended).filter(Boolean).length),
      each.passed === undefined ? '' : each.passed ? 'yes' : 'no',
    ]),
  );
  return csvAnswer(`roster-${batch.id}`, byteOrderMark + csvRow(columns) + rows.join(''));
});
