import { outcomesAsCsv } from '#lib/server/desk/outcomes/outcomes-table';
import { outcomesOf } from '#lib/server/desk/outcomes/outcomes-view';
import { withMember } from '#lib/server/desk/sign-in/access';

/** Counts alone, of nobody but the members. */
export const GET = withMember(async (visit) => {
  const outcomes = await outcomesOf(visit);
  return new Response(outcomesAsCsv(outcomes), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="outcomes-${outcomes.span}-${outcomes.chosen.iso}.csv"`,
    },
  });
});
