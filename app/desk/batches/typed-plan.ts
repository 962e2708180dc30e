import type { TypedPlan } from '#components/desk/batches/plan-fields';
import { wordsIn } from '#lib/server/desk/batches/validate-batch-plan';
import type { Fields } from '#lib/server/intake/body';
import { cut, line } from '#lib/shared/forms/sanitize';

const longest = 500;

/** What a form of a batch was filled in with, for its next page. */
export const typedPlan = (fields: Fields): TypedPlan => ({
  what: wordsIn(fields.what),
  days: wordsIn(fields.days),
  text: (name) => cut(line(fields[name]), longest),
});
