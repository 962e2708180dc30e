import { byteOrderMark, csvRow } from '#lib/server/csv';
import { notFound, withMember } from '#lib/server/desk/sign-in/access';
import { hasRecentSignIn, requireRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';

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

/** An export asks for a sign-in of less than an hour ago. */
export const GET = withMember(async (visit) => {
  const { store } = visit.site;
  const batch = await store.findBatch(visit.params.id ?? '', visit.now);
  if (!batch) return notFound(visit.request);
  if (!hasRecentSignIn(visit)) return requireRecentSignIn(visit, visit.url.pathname);
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
  return new Response(byteOrderMark + csvRow(columns) + rows.join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="roster-${batch.id}.csv"`,
    },
  });
});
