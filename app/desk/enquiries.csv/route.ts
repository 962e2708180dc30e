import { listAsCsv } from '#lib/desk/csv';
import { confirmAgain, isFresh, signedIn } from '#lib/desk/door';
import { isoDayInIndia } from '#lib/india';

/** An export asks for a sign-in of less than an hour ago. */
export const GET = signedIn(async (visit) => {
  if (!isFresh(visit)) return confirmAgain(visit, visit.url.pathname + visit.url.search);
  return new Response(listAsCsv(visit), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${isoDayInIndia(visit.now)}.csv"`,
    },
  });
});
