/** The answers as they were asked and given: what the store keeps and the mail says. */

import type { Form } from '#lib/forms/define';
import type { Answer } from '#lib/forms/schema';

/** What stands for an answer that was left out. */
export const unanswered = '–';

/** One answer for each field, in the form's order; an empty answer reads as a dash, or is left out where few pages ask for it. */
export function transcribe(form: Form, values: Readonly<Record<string, unknown>>): Answer[] {
  return Object.entries(form.fields).flatMap(([name, field]) => {
    const value = values[name];
    const shown = field.show ? field.show(value) : String(value ?? '');
    if (shown === '' && field.onlyAnswered) return [];
    return { name, label: field.label, value: shown === '' ? unanswered : shown };
  });
}
