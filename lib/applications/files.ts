/** Checks a resume by its content, and makes it ready to keep. */
import { createHash, randomUUID } from 'node:crypto';
import { contentOf, resumeProblem, resumeTexts, richText } from '#lib/applications/rules/resume';
import { holdsOf, whyHeld } from '#lib/platform/files/holds';
import { inspectResume } from '#lib/platform/files/inspection/inspection';
import type { StoredFile } from '#lib/platform/files/schema';
import type { PostedFile } from '#lib/platform/http/intake/multipart';
import { type HttpError, httpError, type Result } from '#lib/platform/http/intake/reply';
import { isVisible } from '#lib/platform/values/text';

const compoundSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zipSignature = Buffer.from('504b0304', 'hex');

const kinds = [
  {
    extension: 'pdf',
    type: 'application/pdf',
    // Readers look for it within the first 1,024 bytes.
    begins: (data: Buffer) => data.subarray(0, 1024).includes('%PDF-'),
  },
  {
    extension: 'doc',
    type: 'application/msword',
    begins: (data: Buffer) => data.subarray(0, 8).equals(compoundSignature),
  },
  {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    begins: (data: Buffer) => data.subarray(0, 4).equals(zipSignature),
  },
] as const;

const fine = 'no scripts, macros, embedded objects or files fetched from elsewhere';

const howToSave =
  'Please open it, save it as a new PDF (in most programs: Print, then Save as PDF) and choose that.';
type Refused = 'other' | 'locked' | 'unreadable';
const texts: Readonly<Record<Refused, string>> = {
  other: resumeTexts.type,
  locked:
    'This file is locked with a password. Please save it without the password (or print it to PDF) and choose it again.',
  unreadable: `${resumeTexts.type}, and we could not read this one: it may be damaged, or saved by a program we do not support. ${howToSave}`,
};

/** Nothing is wrong with the file: there was no time to look. */
const noTime = httpError(
  503,
  'We are checking too many files just now and could not check yours. Please send it again in a minute.',
  { retryAfterSeconds: 30 },
);

/** A resume that is taken, and what staff read of how it was checked. */
interface Checked {
  readonly file: StoredFile;
  readonly note: string;
}

/** Refuses what is no resume or does not open. What may act is taken and held: nobody is sent away for it. */
export async function checkResume({ name, size, data }: PostedFile): Promise<Result<Checked>> {
  const problem = resumeProblem({ name, size });
  if (problem) return resumeError(problem);
  if (!data) return resumeError(resumeTexts.size);
  let found: Refused = 'other';
  for (const { extension, type, begins } of kinds) {
    if (!begins(data)) continue;
    const finding = await inspectResume(data, extension);
    if (finding === 'late') return noTime;
    if ('refused' in finding) {
      if (finding.refused !== 'other') found = finding.refused;
      continue;
    }
    const held = holdsOf(finding.holds);
    const file = storedFile(data, safeFileName(name, extension), type);
    const { firstLines } = finding;
    const note = held ? `HELD and not attached, because ${whyHeld(held)}` : fine;
    return {
      ok: {
        file: { ...file, firstLines, ...(held && { held }) },
        note: `${extension.toUpperCase()}: ${note}`,
      },
    };
  }
  return resumeError(contentOf(data) === 'rtf' ? richText : texts[found]);
}

const storedFile = (data: Buffer, name: string, type: string): StoredFile => ({
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
