import type { Advice } from '#lib/shared/resume/advice';
import type { FieldValues, Rows } from '#lib/shared/resume/form-values';
import type { Checks } from '#lib/shared/resume/preview';
import type { Errors } from '#lib/shared/resume/resume';

/** What every field of the resume's form knows: it is drawn by the server too, where React has no context. */
export interface ResumeFormState {
  /** What the fields hold when they are drawn; from then on the page holds it. */
  readonly values: FieldValues;
  readonly errors: Errors;
  readonly rows: Rows;
  readonly advice: Readonly<Record<string, Advice>>;
  readonly checks: Checks;
  /** What stands in them now, for the groups that are folded. */
  readonly typed: FieldValues;
}
