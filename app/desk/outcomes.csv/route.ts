import { outcomesAsCsv } from '#lib/desk/outcomes/files';
import { outcomesOf } from '#lib/desk/outcomes/views';
import { csvAnswer } from '#lib/platform/values/csv';
import { withMember } from '#lib/staff/sign-in/http/access';

/** Counts alone, of nobody but the members. */
export const GET = withMember(async (visit) => {
  const outcomes = await outcomesOf(visit);
  const { span, chosen } = outcomes;
  return csvAnswer(`outcomes-${span}-${chosen.iso}`, outcomesAsCsv(outcomes));
});
