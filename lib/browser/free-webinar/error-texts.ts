/** What the page says when a registration was refused or no answer came, in its own language (contract: R34). */
import type { FormTexts, FormWords } from '#data/job-hunt-form/shape';
import type { Errors } from '#lib/browser/free-webinar/validate';
import type { PostResult } from '#lib/browser/post-form';

export function errorTextsOf(
  { status, timedOut = false, message, errors = {} }: PostResult,
  words: FormWords,
): { title: string; errors: Errors } {
  // What the server says is English.
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
