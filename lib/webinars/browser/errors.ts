/** The browser finds errors or the server says them, in the words of the page (contract: R34). */
import type { Asked, FormTexts, FormWords } from '#data/job-hunt-form/shape';
import type { PostResult } from '#lib/platform/browser/post-form';
import { wrongText } from '#lib/webinars/forms/free-rules';

export type Errors = Readonly<Record<string, string>>;

/** Errors of the first step by field name; an empty object when all is well. */
export function validateBasics(form: HTMLFormElement, { basicFields, texts }: FormWords): Errors {
  const found = basicFields.flatMap((asked) => {
    const error = errorOf(asked, form.elements.namedItem(asked.name), texts);
    return error ? [[asked.name, error] as const] : [];
  });
  return Object.fromEntries(found);
}

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

export function errorTextsOf(
  { status, timedOut = false, message, errors = {} }: PostResult,
  words: FormWords,
): { title: string; errors: Errors } {
  // The server's texts are English.
  const own = words.language === 'en' ? message : undefined;
  const title = own ?? titleOf(status, timedOut, words.texts);
  return { title, errors: translate(Object.keys(errors), words) };
}

function titleOf(status: number | undefined, timedOut: boolean, texts: FormTexts): string {
  if (status === undefined) return timedOut ? texts.timedOut : texts.offline;
  if (status === 422) return texts.wrong;
  if (status === 429) return texts.tooMany;
  return `${texts.failed} (${status}). ${texts.kept}`;
}

/** The server names the fields, in full or by their last part; its words are English. */
function translate(names: readonly string[], { basicFields, choices }: FormWords): Errors {
  const known: Record<string, string> = { studies: choices.studies.missing ?? '' };
  for (const asked of basicFields) {
    if (asked.missing) known[asked.name] = asked.wrong ?? asked.missing;
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = name.split('.').at(-1) ?? name;
      return known[own] ? [[own, known[own]] as const] : [];
    }),
  );
}
