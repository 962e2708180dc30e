/** A letter to a visitor: paragraphs, rows, and nothing that could be markup. */
import type { Contacts } from '#lib/contacts';
import { type Sheet, writeSheet } from '#lib/forms/sheet';

export interface Letter {
  readonly title: string;
  readonly before: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly button?: Sheet['button'];
  readonly after: readonly string[];
  /** As BCP 47 writes it; English by default. */
  readonly language?: string;
  /** What stands before how to reach us. */
  readonly questions?: string;
}

/** The same letter as plain text and as HTML, signed with how to reach us. */
export function writeLetter(letter: Letter, { phone, email }: Pick<Contacts, 'phone' | 'email'>) {
  const { title, before, rows, button, after, language, questions = 'Questions' } = letter;
  return writeSheet({
    preview: before[0] ?? title,
    title,
    lead: before,
    rows,
    ...(button && { button }),
    after,
    small: [`${questions}: ${phone}, ${email}`],
    ...(language && { language }),
  });
}
