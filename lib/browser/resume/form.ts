/** What stands in the resume's form, by the names of its fields. */
import type { FieldValues } from '#lib/shared/resume/rules';

/** Without what is empty; the names of the form's own groups of skills are no answer. */
export function typedIn(form: HTMLFormElement): FieldValues {
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') typed[name] = value;
  }
  for (const name of Object.keys(typed)) {
    const [, at] = /^skills\.(\d+)\.name$/.exec(name) ?? [];
    if (at && !(`skills.${at}.keywords` in typed)) delete typed[name];
  }
  return typed;
}
