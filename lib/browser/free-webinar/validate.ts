/** What the browser itself finds wrong in the form, in the page's own words. */
import type { Asked, FormTexts, FormWords } from '#data/job-hunt-form/shape';
import { wrongText } from '#lib/shared/forms/webinar-free/rules';

export type Errors = Readonly<Record<string, string>>;

/** Errors of the first step by field name; an empty object when all is well. */
export function validateBasics(form: HTMLFormElement, { basicFields, texts }: FormWords): Errors {
  const found = basicFields.flatMap((asked) => {
    const error = errorOf(asked, form.elements.namedItem(asked.name), texts);
    return error ? [[asked.name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Errors of both steps. */
export function validateAll(form: HTMLFormElement, words: FormWords): Errors {
  return { ...validateBasics(form, words), ...checkStudies(new FormData(form), words) };
}

/** A degree is chosen, or named where it is another one. */
function checkStudies(answers: FormData, { choices, texts }: FormWords): Errors {
  const studies = answers.get('studies');
  if (!studies) return { studies: choices.studies.missing ?? '' };
  const own = String(answers.get('customStudies') ?? '').trim();
  return studies === 'other' && !own ? { customStudies: texts.missingStudies } : {};
}

function errorOf(asked: Asked, control: unknown, texts: FormTexts): string | undefined {
  if (!(control instanceof HTMLInputElement)) return undefined;
  if (asked.missing && control.value.trim() === '') return asked.missing;
  return control.validity.valid ? undefined : wrongText(asked, control.value, texts);
}
