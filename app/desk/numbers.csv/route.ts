import { numbersAsCsv } from '#lib/server/desk/numbers/numbers-csv';
import { withMember } from '#lib/server/desk/sign-in/access';
import { isoDayInIndia } from '#lib/shared/india';

/** Counts alone, of nobody in particular. */
export const GET = withMember(
  async (visit) =>
    new Response(await numbersAsCsv(visit), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="numbers-${isoDayInIndia(visit.now)}.csv"`,
      },
    }),
);
