/** What stands in the form, read from the page and put back into it. */
import { honeypotField } from '#lib/shared/forms/honeypot';

/** The answers of each field, by name; files and the honeypot left out. */
export type FormValues = Readonly<Record<string, readonly string[]>>;

export function valuesOf(form: HTMLFormElement): FormValues {
  const typed: Record<string, string[]> = {};
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string' || name === honeypotField) continue;
    typed[name] ??= [];
    typed[name].push(value);
  }
  return typed;
}

/** As the schema reads them: one answer as text, more as a list, the resume as the file it is. */
export function answersIn(form: HTMLFormElement): Readonly<Record<string, unknown>> {
  const single = Object.entries(valuesOf(form)).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return { ...Object.fromEntries(single), resume: fileIn(form) };
}

/** The chosen resume. */
export function fileIn(form: HTMLFormElement): File | undefined {
  const input = form.elements.namedItem('resume');
  return input instanceof HTMLInputElement ? input.files?.[0] : undefined;
}

export function restoreValues(form: HTMLFormElement, typed: FormValues): void {
  for (const field of form.elements) {
    if (field instanceof HTMLTextAreaElement) field.value = typed[field.name]?.[0] ?? '';
    if (!(field instanceof HTMLInputElement) || field.name === honeypotField) continue;
    if (field.type === 'checkbox' || field.type === 'radio') {
      field.checked = typed[field.name]?.includes(field.value) ?? false;
    } else if (field.type !== 'file' && field.type !== 'hidden') {
      field.value = typed[field.name]?.[0] ?? '';
    }
  }
  form.dispatchEvent(new Event('valuesrestored'));
}

export function restoreFile(input: HTMLInputElement, file: File): void {
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
}
