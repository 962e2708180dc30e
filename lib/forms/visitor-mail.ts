/** A letter to a visitor: paragraphs, rows, and nothing that could be markup. */
import type { Contacts } from '#lib/contacts';
import { escapeHtml } from '#lib/html';

export interface Letter {
  readonly title: string;
  readonly before: readonly string[];
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly after: readonly string[];
}

/** The same letter as plain text and as HTML, signed with how to reach us. */
export function writeLetter(letter: Letter, { phone, email }: Pick<Contacts, 'phone' | 'email'>) {
  const { title, before, rows, after } = letter;
  const signed = [...after, `Questions: ${phone}, ${email}`];
  const text = [
    ...before,
    rows.map(([label, value]) => `${label}: ${value}`).join('\n'),
    ...signed,
  ].join('\n\n');
  const paragraph = (line: string) => `<p>${escapeHtml(line)}</p>`;
  const cells = rows.map(
    ([label, value]) =>
      `<tr><th align="left" valign="top">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
  );
  const html = `<!doctype html><html lang="en-IN"><meta charset="utf-8"><body><h1>${escapeHtml(title)}</h1>${before.map(paragraph).join('')}<table cellpadding="6">${cells.join('')}</table>${signed.map(paragraph).join('')}</body></html>`;
  return { text, html };
}
