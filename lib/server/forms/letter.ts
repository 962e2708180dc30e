/** A letter to a visitor: paragraphs, rows, and nothing that could be markup. */

import { type Sheet, writeSheet } from '#lib/server/forms/mail-layout';
import type { Contacts } from '#lib/shared/company/contacts';

export interface Letter {
  readonly title: string;
  readonly before: readonly string[];
  readonly rows: Sheet['rows'];
  /** The label of the row that is the sum; the last one by default. */
  readonly sum?: string;
  readonly button?: Sheet['button'];
  readonly after: readonly string[];
  /** As BCP 47 writes it; English by default. */
  readonly language?: string;
  /** What stands before how to reach us. */
  readonly questions?: string;
}

/** The same letter as plain text and as HTML, signed with how to reach us. */
export function writeLetter(letter: Letter, { phone, email }: Pick<Contacts, 'phone' | 'email'>) {
  const { title, before, rows, sum, button, after, language, questions = 'Questions' } = letter;
  return writeSheet({
    preview: before[0] ?? title,
    title,
    lead: before,
    rows,
    ...(sum && { sum }),
    ...(button && { button }),
    after,
    small: [`${questions}: ${phone}, ${email}`],
    ...(language && { language }),
  });
}
