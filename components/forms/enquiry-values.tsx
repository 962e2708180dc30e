/** What an enquiry's form holds: at its start, as it is sent, when it is wrong and when it is emptied. */
import type { FieldErrors } from 'react-hook-form';
import type { Form } from '#lib/shared/forms/define';
import { countOf } from '#lib/shared/forms/notice';

export type Values = Record<string, unknown>;

/** Said to be a list from the start: else a first box ticked before React came would tick all. */
export const noTicks = ({ fields }: Form): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, { input }]) => input === 'choices')
      .map(([name]) => [name, []]),
  );

/** React knows a change by the value it saw last, which a bare reset leaves: the next tick would be lost. */
export function empty(element: HTMLFormElement | null): void {
  element?.reset();
  for (const control of element?.elements ?? []) {
    if (control instanceof HTMLInputElement) {
      Object.assign(control, { checked: control.checked, value: control.value });
    }
    if (control instanceof HTMLTextAreaElement) Object.assign(control, { value: control.value });
  }
}

/** Without the boxes that only the page asks for. */
export const ungated = ({ gate = {} }: Form, values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in gate)));

/** Each field says its own error below: the headline says it once for all. */
export function summaryOf(form: Form, wrong: FieldErrors, typed: Values): string {
  const names = Object.keys(wrong);
  const missing = names.some((name) => !String(typed[name] ?? '').trim());
  return (missing && form.missing) || countOf(names.length);
}
