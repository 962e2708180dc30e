import { csvAnswer } from '#lib/server/csv';
import { outcomesAsCsv } from '#lib/server/desk/outcomes/files';
import { outcomesOf } from '#lib/server/desk/outcomes/views';
import { withMember } from '#lib/server/desk/sign-in/http/access';

/** Counts alone, of nobody but the members. */
export const GET = withMember(async (visit) => {
  const outcomes = await outcomesOf(visit);
  const { span, chosen } = outcomes;
  return csvAnswer(`outcomes-${span}-${chosen.iso}`, outcomesAsCsv(outcomes));
});
