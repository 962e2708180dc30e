/** What the page says when a registration was refused or no answer came: Tamil (contract: R34). */
import { basicFields, choices, formTexts } from '#data/job-hunt-form';
import type { Errors } from '#lib/browser/free-webinar/validate';
import type { PostResult } from '#lib/browser/post-form';

export function errorTextsOf({ status, timedOut, errors = {} }: PostResult): {
  title: string;
  errors: Errors;
} {
  return { title: titleOf(status, timedOut), errors: translate(Object.keys(errors)) };
}

function titleOf(status: number | undefined, timedOut = false): string {
  if (status === undefined) return timedOut ? formTexts.timedOut : formTexts.offline;
  if (status === 422) return formTexts.wrong;
  if (status === 429) return formTexts.tooMany;
  return `${formTexts.failed} (${status}). ${formTexts.kept}`;
}

/** The server names the fields, in full or by their last part; its words are English. */
function translate(names: readonly string[]): Errors {
  const known: Record<string, string> = { studies: choices.studies.missing };
  for (const asked of basicFields) {
    if ('missing' in asked) known[asked.name] = 'wrong' in asked ? asked.wrong : asked.missing;
  }
  return Object.fromEntries(
    names.flatMap((name) => {
      const own = name.split('.').at(-1) ?? name;
      return known[own] ? [[own, known[own]] as const] : [];
    }),
  );
}
