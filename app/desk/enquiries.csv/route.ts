import { hasRecentSignIn, requireRecentSignIn, withMember } from '#lib/desk/access';
import { listAsCsv } from '#lib/desk/csv';
import { isoDayInIndia } from '#lib/india';

/** An export asks for a sign-in of less than an hour ago. */
export const GET = withMember(async (visit) => {
  if (!hasRecentSignIn(visit))
    return requireRecentSignIn(visit, visit.url.pathname + visit.url.search);
  return new Response(listAsCsv(visit), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${isoDayInIndia(visit.now)}.csv"`,
    },
  });
});
