/** A resume on the page, so that nobody has to open the file; texts stay for some minutes in memory alone. */

import {
  deskResumePath,
  deskResumePicturePath,
  deskResumeTextPath,
} from '#data/addresses/desk-routes';
import { mostPictures } from '#lib/applications/views';
import type { PdfRequest } from '#lib/desk/views/templates';
import type { LeadFile } from '#lib/enquiries/queries/leads';
import type { Store } from '#lib/platform/db/store';
import { adviceOf, dangerOf, whyHeld } from '#lib/platform/files/holds';
import { inspect, type ResumeType } from '#lib/platform/files/inspection/inspection';
import type { Line, Reading } from '#lib/platform/files/reading/reading';
import { processState } from '#lib/platform/values/process-state';
import { plural } from '#lib/platform/values/words';

/** `shown`: pages of lines; else why there are none, in a sentence or two. */
export type ResumeText =
  | {
      readonly state: 'shown';
      readonly parts: readonly (readonly Line[])[];
      /** The file holds more. */
      readonly isCut: boolean;
      readonly pages: number;
    }
  | { readonly state: 'none' | 'later'; readonly message: string; readonly pages?: number };

export type ResumeView = Awaited<ReturnType<typeof resumeView>>;

interface Asked {
  readonly reference: string;
  /** How long a page that shows more than this waits for the text; for ever where it is not given. */
  readonly waitMs?: number;
  /** Gives the request for another copy of a file that is held for these reasons. */
  readonly asks: (held: string) => PdfRequest;
}

export async function resumeView(store: Store, file: LeadFile, { reference, waitMs, asks }: Asked) {
  const text = await textOf(store, file, waitMs);
  const kind = `${types[file.type]?.words ?? 'File'}, ${sizeInWords(file.size)}`;
  const warning = file.scan && warnings[file.scan];
  return {
    name: file.name,
    href: deskResumePath(reference),
    textHref: deskResumeTextPath(reference),
    pictures: Array.from({ length: Math.min(text.pages ?? 0, mostPictures) }, (_, at) =>
      deskResumePicturePath(reference, at + 1),
    ),
    detail: text.state === 'shown' ? `${kind}. ${readHere}` : `${kind}. ${judged}`,
    ...(warning && { warning }),
    ...(file.held !== undefined && {
      held: { ...heldView(file.held, reference), asks: asks(file.held) },
    }),
    text,
  };
}

/** Why a file is held, and what it takes to get it all the same. */
const heldView = (held: string, reference: string) => ({
  reasons: held,
  why: `The file is held, because ${whyHeld(held)}. Most such files are harmless: a template of a college or a job portal. Some do harm.`,
  danger: dangerOf(held),
  advice: adviceOf(held),
  anywayHref: `${deskResumePath(reference)}?anyway=yes`,
});

const readHere = 'Its text is below: the file itself is not opened or run here.';
const judged = 'Its content was checked on arrival. You download it; it is never opened here.';

const warnings: Partial<Record<NonNullable<LeadFile['scan']>, string>> = {
  waiting:
    'Not scanned for viruses yet: the scanner is not available. Download it after it is scanned.',
  infected: 'The scanner found a virus in this file. Do not open it; ask for another copy.',
};

async function textOf(store: Store, file: LeadFile, waitMs?: number): Promise<ResumeText> {
  // An infected file is not opened.
  if (file.scan === 'infected') return none('Its text is not shown.');
  const type = types[file.type]?.type;
  if (!type) return none(messages.unreadable);
  const reading = resumeReadings().read({
    sha256: file.sha256,
    type,
    load: async () => (await store.findFile(file.id))?.data,
  });
  return inWords(await (waitMs === undefined ? reading : within(reading, waitMs)), type);
}

const none = (message: string): ResumeText => ({ state: 'none', message });

function inWords(reading: ResumeReading | undefined, type: ResumeType): ResumeText {
  if (!reading) return { state: 'later', message: 'The text of this file needs a moment longer.' };
  const { found } = reading;
  if (found === 'text') {
    const { parts, isCut, pages = 0 } = reading;
    return { state: 'shown', parts, isCut, pages };
  }
  if (found === 'busy') return { state: 'later', message: messages.busy };
  if (found === 'no-text' && type !== 'pdf') return none('There is no text in this file.');
  const pages = found === 'no-text' ? reading.pages : undefined;
  return { ...none(messages[found]), ...(pages && { pages }) };
}

const messages = {
  busy: 'Several resumes are being read just now. Try again in a moment.',
  'no-text': 'There is no text in this file: its pages are pictures.',
  locked: 'It opens only with a password. Ask for a copy without one.',
  unreadable: 'Its text could not be read. It may be damaged: ask for another copy, best as a PDF.',
  missing: 'The file is no longer there: it was erased.',
} as const;

async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const types: Readonly<Record<string, { readonly words: string; readonly type: ResumeType }>> = {
  'application/pdf': { words: 'PDF', type: 'pdf' },
  'application/msword': { words: 'DOC', type: 'doc' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    words: 'DOCX',
    type: 'docx',
  },
};

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024
    ? plural(Math.max(1, Math.round(bytes / 1024)), 'KB', 'KB')
    : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    resumeReadings?: Readings;
  }
}

/** `missing`: erased meanwhile. `busy`: too many wait, or there was no time for it. */
type ResumeReading = Reading | { readonly found: 'missing' | 'busy' };

interface ResumeFile {
  readonly sha256: string;
  readonly type: ResumeType;
  /** Its bytes, where it is still there: asked for in its turn, so that one file is in memory at a time. */
  readonly load: () => Promise<Uint8Array | undefined>;
}

interface Readings {
  /** Rejects where the store does. */
  read(file: ResumeFile): Promise<ResumeReading>;
}

/** `late`: there was no time for it, which says nothing about the file. */
type Read = (bytes: Uint8Array, type: ResumeType) => Promise<Reading | 'late'>;

interface ReadingLimits {
  /** The number of cached texts: each has 40,000 characters at most. */
  readonly stored: number;
  /** How long each is cached, in milliseconds. */
  readonly storedMs: number;
  readonly waiting: number;
}

/** 40 of the longest hold some 3 MB; the next before and after are among them when one turns back. */
const limits: ReadingLimits = { stored: 40, storedMs: 5 * 60_000, waiting: 6 };

export function newReadings(
  readBytes: Read,
  { stored, storedMs, waiting }: ReadingLimits,
): Readings {
  const done = new Map<string, Reading>();
  const running = new Map<string, Promise<ResumeReading>>();
  let last: Promise<unknown> = Promise.resolve();

  function store(key: string, reading: Reading): void {
    done.set(key, reading);
    const [oldest] = done.keys();
    if (done.size > stored && oldest !== undefined) done.delete(oldest);
    // Cached texts are personal data: they expire by themselves, without another request.
    setTimeout(() => {
      if (done.get(key) === reading) done.delete(key);
    }, storedMs).unref();
  }

  async function turn({ sha256, type, load }: ResumeFile): Promise<ResumeReading> {
    const data = await load();
    if (!data) return { found: 'missing' };
    // A copy of exactly its bytes, which the thread takes.
    const reading = await readBytes(Uint8Array.from(data), type);
    if (reading === 'late') return { found: 'busy' };
    store(sha256, reading);
    return reading;
  }

  return {
    async read(file) {
      const known = done.get(file.sha256) ?? running.get(file.sha256);
      if (known) return known;
      if (running.size > waiting) return { found: 'busy' };
      const reading = last.then(() => turn(file));
      running.set(file.sha256, reading);
      last = reading.catch(() => undefined).finally(() => running.delete(file.sha256));
      return reading;
    },
  };
}

/** One instance per process: an upload always has the other thread to itself. */
function resumeReadings(): Readings {
  processState.resumeReadings ??= newReadings(async (bytes, type) => {
    const read = await inspect('read', { bytes, type });
    if ('ok' in read) return read.ok;
    return read.unread === 'late' ? 'late' : { found: 'unreadable' };
  }, limits);
  return processState.resumeReadings;
}
