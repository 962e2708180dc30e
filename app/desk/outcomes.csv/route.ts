import { outcomesAsCsv } from '#lib/desk/files/outcomes';
import { outcomesOf } from '#lib/desk/views/outcomes';
import { csvAnswer } from '#lib/platform/values/csv';
import { withMember } from '#lib/staff/http/access';

/** Counts alone, of nobody but the members. */
export const GET = withMember(async (staffRequest) => {
  const outcomes = await outcomesOf(staffRequest);
  const { span, chosen } = outcomes;
  return csvAnswer(`outcomes-${span}-${chosen.iso}`, outcomesAsCsv(outcomes));
});
