import { listAsCsv } from '#lib/server/desk/list/enquiries-csv';
import { withMember } from '#lib/server/desk/sign-in/access';
import { hasRecentSignIn, requireRecentSignIn } from '#lib/server/desk/sign-in/recent-sign-in';
import { isoDayInIndia } from '#lib/shared/india';

/** An export asks for a sign-in of less than an hour ago. */
export const GET = withMember(async (visit) => {
  if (!hasRecentSignIn(visit))
    return requireRecentSignIn(visit, visit.url.pathname + visit.url.search);
  return new Response(await listAsCsv(visit), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="enquiries-${isoDayInIndia(visit.now)}.csv"`,
    },
  });
});
