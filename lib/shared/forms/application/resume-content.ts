/** What a chosen file holds, by its first bytes: told in the browser as it is chosen, and by the server. */
import { resumeProblem, resumeTexts } from '#lib/shared/forms/application/resume';

/** Enough for what a reader of each kind looks for: a PDF's header may stand within 1,024 bytes. */
export const headBytes = 4096;

export type Content = 'pdf' | 'word' | 'rtf';

const holds: Readonly<Record<Content, { text: string; remedy: string; names?: RegExp }>> = {
  pdf: {
    text: 'holds a PDF',
    remedy: 'Rename it so that it ends in .pdf, and choose it again.',
    names: /\.pdf$/i,
  },
  word: {
    text: 'holds a Word document',
    remedy: 'Rename it so that it ends in .docx, and choose it again.',
    names: /\.docx?$/i,
  },
  rtf: {
    text: 'holds rich text (RTF)',
    remedy: 'Open it in Word, save it as PDF or DOCX, and choose the new file.',
  },
};

/** What is in a file of another kind than its name says, and what to do; `undefined` where they agree. */
export function contentProblem(name: string, content: Content): string | undefined {
  const { text, remedy, names } = holds[content];
  if (names?.test(name.trim())) return undefined;
  return `${resumeTexts.type}. This file is named ${endingOf(name)}, but ${text}. ${remedy}`;
}

const endingOf = (name: string) => /\.[^.]*$/.exec(name.trim())?.[0].toLowerCase() ?? '';

/** `undefined` where the first bytes tell no more; then `mayHold` and the server's check decide. */
export function contentOf(head: Uint8Array): Content | undefined {
  const text = String.fromCharCode(...head.subarray(0, headBytes));
  if (text.startsWith('{\\rtf')) return 'rtf';
  if (text.slice(0, 1024).trimStart().startsWith('%PDF-')) return 'pdf';
  return text.startsWith('PK\x03\x04') && text.includes('word/') ? 'word' : undefined;
}

const compoundSign = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** Whether the server's check could take it under this name: never `false` where it does. */
export function mayHold(name: string, head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, 1024));
  if (holds.pdf.names?.test(name.trim())) return text.includes('%PDF-');
  return text.startsWith('PK\x03\x04') || text.startsWith(compoundSign);
}

const otherContent = (name: string) =>
  `${resumeTexts.type}. This file is named ${endingOf(name)}, but holds something else: a new name does not change what is in a file. Open it in the program that made it, save it as PDF, and choose the new file.`;

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
  const content = contentOf(head);
  const misnamed = content && contentProblem(file.name, content);
  const problem = misnamed ?? (mayHold(file.name, head) ? undefined : otherContent(file.name));
  if (problem) problems.set(file, problem);
}

/** What `lookInside` found in this very file. */
export const problemInside = (file: unknown): string | undefined =>
  typeof file === 'object' && file !== null ? problems.get(file) : undefined;
