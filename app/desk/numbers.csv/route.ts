import { withMember } from '#lib/desk/access';
import { numbersAsCsv } from '#lib/desk/numbers-csv';
import { isoDayInIndia } from '#lib/india';

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
