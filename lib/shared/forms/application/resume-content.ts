/** What a chosen file holds, by its first bytes: told in the browser as it is chosen, and by the server. */
import { resumeProblem, resumeTexts } from '#lib/shared/forms/application/resume';

/** Enough for what a reader of each kind looks for: a PDF's header may stand within 1,024 bytes. */
export const headBytes = 4096;

export type Content = 'pdf' | 'word' | 'rtf';

/** Why rich text is not taken, under whatever name, and what to do. */
export const richText = `${resumeTexts.type}. This file holds rich text (RTF). Open it in Word, save it as PDF or DOCX, and choose the new file.`;

/** `undefined` where the first bytes tell no more; then `mayHold` and the server's check decide. */
export function contentOf(head: Uint8Array): Content | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.startsWith('{\\rtf')) return 'rtf';
  if (text.slice(0, 1024).trimStart().startsWith('%PDF-')) return 'pdf';
  return text.startsWith('PK\x03\x04') && text.includes('word/') ? 'word' : undefined;
}

const compoundSign = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Whether the server's check could take it: never `false` where it does. */
export function mayHold(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 1024));
  return text.includes('%PDF-') || text.startsWith('PK\x03\x04') || text.startsWith(compoundSign);
}

/** A new name does not change what is in a file, which is said to who may have given it one. */
function otherContent(name: string): string {
  const [ending] = /\.(?:pdf|docx?)$/.exec(name.trim().toLowerCase()) ?? [];
  if (!ending) return resumeTexts.type;
  return `${resumeTexts.type}. This file is named ${ending}, but holds something else: a new name does not change what is in a file. Open it in the program that made it, save it as PDF, and choose the new file.`;
}

/** Of the files looked into. Their rule is asked synchronously, and again and again. */
const problems = new WeakMap<object, string>();

/** Reads the beginning of a chosen file; one that cannot be read is left to the server. */
export async function lookInside(file: File | undefined): Promise<void> {
  if (!file || resumeProblem(file)) return;
  const read = await file
    .slice(0, headBytes)
    .arrayBuffer()
    .catch(() => undefined);
  if (!read) return;
  const head = new Uint8Array(read);
  if (contentOf(head) === 'rtf') problems.set(file, richText);
  else if (!mayHold(head)) problems.set(file, otherContent(file.name));
}

/** What `lookInside` found in this very file. */
export const problemInside = (file: unknown): string | undefined =>
  typeof file === 'object' && file !== null ? problems.get(file) : undefined;
