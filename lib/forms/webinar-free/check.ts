/** What the browser itself finds wrong in the form, in the page's own words. */
import { type Asked, basicFields, choices } from '#data/job-hunt-form';

export type Errors = Readonly<Record<string, string>>;

/** Errors of the first step by field name; an empty object when all is well. */
export function checkBasics(form: HTMLFormElement): Errors {
  const found = basicFields.flatMap((asked) => {
    const error = errorOf(asked, form.elements.namedItem(asked.name));
    return error ? [[asked.name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Errors of both steps. */
export function checkAll(form: HTMLFormElement): Errors {
  const studies = form.elements.namedItem('studies');
  const chosen = studies instanceof HTMLSelectElement && studies.value !== '';
  return { ...checkBasics(form), ...(chosen ? {} : { studies: choices.studies.missing }) };
}

function errorOf(asked: Asked, control: unknown): string | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (asked.missing && control.value.trim() === '') return asked.missing;
  return control.validity.valid ? undefined : asked.wrong;
}
