/** A letter to a visitor: paragraphs, rows, and nothing that could be markup. */

import { confirmationWords } from '#data/job-hunt/confirmation';
import type { PageLanguage } from '#data/job-hunt/words';
import { type Sheet, writeSheet } from '#lib/server/forms/mail-layout';
import type { Env } from '#lib/server/settings/env';
import { identityOf, legalEntityOf } from '#lib/shared/company/legal-entity';
import { neverAskedText } from '#lib/shared/enquiries/never-asked';

export interface Letter {
  readonly title: string;
  readonly before: readonly string[];
  readonly rows: Sheet['rows'];
  /** The label of the row that is the sum; the last one by default. */
  readonly sum?: string;
  readonly button?: Sheet['button'];
  readonly after: readonly string[];
  /** English by default. */
  readonly language?: PageLanguage;
  /** An employer pays us a fee: the letter does not say that placement is free. */
  readonly isToEmployer?: true;
}

/** The same letter as plain text and as HTML, signed with how to reach us, what nobody asks for, and who writes. */
export function writeLetter(letter: Letter, env: Env) {
  const { title, before, rows, sum, button, after, language = 'en' } = letter;
  const { questions, hours, neverAsked } = confirmationWords[language];
  return writeSheet({
    preview: before[0] ?? title,
    title,
    lead: before,
    rows,
    ...(sum && { sum }),
    ...(button && { button }),
    after,
    small: [
      `${questions}: ${env.SUPPORT_PHONE}, ${hours}; ${env.SUPPORT_EMAIL}`,
      letter.isToEmployer ? neverAskedText('employer') : neverAsked,
      `${identityOf(legalEntityOf(env))}.`,
    ],
    ...(letter.language && { language }),
  });
}
