/** Its name says nothing: its content decides. */

/** 5 MB (contract: R29). */
export const resumeLimitBytes = 5_242_880;

export const resumeTexts = {
  required: 'Resume is required',
  type: 'Only PDF, DOC, or DOCX files are allowed',
  empty: 'The file appears to be empty',
  size: 'File size exceeds 5MB limit',
} as const;

/** Kinds beside endings: what comes out of a phone's apps often has no ending. */
export const resumeAccept =
  '.pdf,.doc,.docx,application/pdf,application/msword,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export interface Chosen {
  readonly name: string;
  /** In bytes. */
  readonly size: number;
}

/** A field without a file gives a nameless file or nothing. */
export function resumeProblem(chosen: Chosen | undefined): string | undefined {
  if (!chosen || (chosen.name === '' && chosen.size === 0)) return resumeTexts.required;
  if (chosen.size === 0) return resumeTexts.empty;
  return chosen.size > resumeLimitBytes ? resumeTexts.size : undefined;
}

export const isChosen = (value: unknown): value is Chosen =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Partial<Chosen>).name === 'string' &&
  typeof (value as Partial<Chosen>).size === 'number';

/** `cv.pdf, 231 KB` */
export const describeFile = ({ name, size }: Chosen) =>
  `${name}, ${size < 1024 * 1024 ? `${Math.ceil(size / 1024)} KB` : `${(size / 1024 / 1024).toFixed(1)} MB`}`;

/** Enough for what a reader of each kind looks for: a PDF's header may be within 1,024 bytes. */
export const headBytes = 4096;

export type Content = 'pdf' | 'word' | 'rtf';

/** Why rich text is not taken, under whatever name, and what to do. */
export const richText = `${resumeTexts.type}. This is a rich text (RTF) file. Open it in Word, save it as PDF or DOCX, and choose the new file.`;

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
  return `${resumeTexts.type}. This file is named ${ending}, but is of another type: renaming a file does not change its type. Open it in the program that made it, save it as PDF, and choose the new file.`;
}

/** Problems of inspected files. The form rule runs synchronously and often, so the results are cached. */
const problems = new WeakMap<object, string>();

/** Files that may ask for a password: said where they are chosen, not two steps later. */
const locked = new WeakSet<object>();

/** A PDF that is encrypted may still open for everybody: whether it asks for a password, its owner knows. */
export const lockedText =
  'This PDF is protected. If it asks for a password when you open it, we cannot read it: print it to PDF and choose that file.';

export const isLocked = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && locked.has(file);

/** Reads the beginning of a chosen file, and of a PDF all of it; one that cannot be read is left to the server. */
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
  else if (contentOf(head) === 'pdf' && (await isEncrypted(file))) locked.add(file);
}

/** The trailer of an encrypted PDF names how, in plain letters wherever it is. */
async function isEncrypted(file: File): Promise<boolean> {
  const bytes = await file.arrayBuffer().catch(() => undefined);
  return bytes !== undefined && new TextDecoder('latin1').decode(bytes).includes('/Encrypt');
}

export const problemInside = (file: unknown): string | undefined =>
  typeof file === 'object' && file !== null ? problems.get(file) : undefined;
