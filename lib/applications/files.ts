/** Checks a resume by its content, and makes it ready to keep. */
import { createHash, randomUUID } from 'node:crypto';
import { contentOf, resumeProblem, resumeTexts, richText } from '#lib/applications/resume';
import {
  type Finding,
  inspectResume,
  type Unread,
} from '#lib/platform/files/inspection/inspection';
import type { KeptFile } from '#lib/platform/files/schema';
import { type HttpError, httpError, type Result } from '#lib/platform/http/errors/http-error';
import type { PostedFile } from '#lib/platform/http/intake/multipart';
import { isVisible } from '#lib/platform/values/text';

const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignature = Buffer.from('504b0304', 'hex');

const kinds = [
  {
    extension: 'pdf',
    type: 'application/pdf',
    names: /\.pdf$/i,
    // Readers look for it within the first 1,024 bytes.
    begins: (data: Buffer) => data.subarray(0, 1024).includes('%PDF-'),
  },
  {
    extension: 'doc',
    type: 'application/msword',
    names: /\.docx?$/i,
    begins: (data: Buffer) => data.subarray(0, 8).equals(compoundSignature),
  },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    // Word opens either under either name, and people rename them.
    names: /\.docx?$/i,
    begins: (data: Buffer) => data.subarray(0, 4).equals(zipSignature),
  },
] as const;

/** What staff read about a resume before they open it: what was looked for, without opening it ourselves. */
const notes = {
  fine: 'no scripts, macros, embedded objects or files fetched from elsewhere',
  encrypted:
    'protected by its author from changes; it opens without a password, and holds no scripts, embedded objects or files fetched from elsewhere',
  damaged: 'damaged, so that no program can open it; ask the applicant for another copy',
} as const;

type Taken = keyof typeof notes;
type Refused = Exclude<Finding | Unread, Taken | 'late'>;

const texts: Readonly<Record<Refused, string>> = {
  other: resumeTexts.type,
  locked:
    'This file is locked with a password. Please save it without the password and choose it again.',
  macros: 'This file contains macros. Please save it as a PDF and choose it again.',
  active:
    'This file would run or fetch something when it is opened. Please save it as a PDF without macros, forms and embedded files (in most programs: Print, then Save as PDF) and choose that.',
  'too-much':
    'Checking this file is more work than our check may take. Please open it, save it as a new PDF (in most programs: Print, then Save as PDF) and choose that.',
  unreadable: `${resumeTexts.type}, and we could not read this one: it may be damaged, or saved by a program that we do not know. Please open it, save it as a new PDF (in most programs: Print, then Save as PDF) and choose that.`,
};

/** A name without one says nothing: it comes from a phone's apps. */
const hasEnding = /\.[a-z][a-z0-9]{0,4}$/i;

/** What nobody can open is no document under the name of another kind. */
const unopened: ReadonlySet<Finding | Unread> = new Set(['damaged', 'unreadable', 'too-much']);

const isTaken = (finding: Finding | Unread): finding is Taken => finding in notes;

/** Nothing is wrong with the file: there was no time to look. */
const noTime = httpError(
  503,
  'Too many files are being checked just now, so we could not look at yours. Please send it again in a minute.',
  { retryAfterSeconds: 30 },
);

/** A resume that is taken, and what staff read of how it was checked. */
interface Checked {
  readonly file: KeptFile;
  readonly note: string;
}

export async function checkResume({ name, size, data }: PostedFile): Promise<Result<Checked>> {
  const problem = resumeProblem({ name, size });
  if (problem) return resumeError(problem);
  if (!data) return resumeError(resumeTexts.size);
  let found: Refused = 'other';
  const isNamed = ({ names }: (typeof kinds)[number]) =>
    names.test(name.trim()) || !hasEnding.test(name.trim());
  // The name decides nothing but which is asked first, for a file that begins as two kinds do.
  const inTurn = [...kinds].sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  for (const kind of inTurn) {
    const { extension, type, begins } = kind;
    if (!begins(data)) continue;
    const finding = await inspectResume(data, extension);
    if (finding === 'late') return noTime;
    if (finding === 'other' || (unopened.has(finding) && !isNamed(kind))) continue;
    if (isTaken(finding)) {
      const file = keep(data, safeFileName(name, extension), type);
      return { ok: { file, note: `${extension.toUpperCase()}: ${notes[finding]}` } };
    }
    found = finding;
  }
  return resumeError(contentOf(data) === 'rtf' ? richText : texts[found]);
}

const keep = (data: Buffer, name: string, type: string): KeptFile => ({
  id: randomUUID(),
  name,
  type,
  size: data.length,
  sha256: createHash('sha256').update(data).digest('hex'),
  data,
});

function resumeError(text: string): { readonly error: HttpError } {
  return httpError(text === resumeTexts.size ? 413 : 422, text, { errors: { resume: text } });
}

/** The longest name that every mail program and file system takes without cutting. */
const longest = 80;
/** No file system has longer ones, and a sender may write megabytes. */
const longestGiven = 255;

/** A name that is safe to attach and to save: letters of any script, digits and few signs, our own ending. */
export function safeFileName(given: string, extension: 'pdf' | 'doc' | 'docx'): string {
  const last = given.slice(-longestGiven).normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const base = last
    .replace(/\.(pdf|docx?)(?=\s*(?:\(\d{1,3}\)\s*)?$)/i, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Join_C} _()-]+/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/^[- ]+|[- ]+$/g, '');
  const short = [...base].slice(0, longest).join('').trim();
  return `${reserved.test(short) || !isVisible(short) ? 'resume' : short}.${extension}`;
}

/** Names that Windows gives to devices. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i;
