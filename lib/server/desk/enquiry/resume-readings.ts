/** The texts of resumes as the desk looks at them: read one at a time, kept for some minutes, nowhere but in memory. */

import { processState } from '#lib/server/process-state';
import { inspect, type ResumeType } from '#lib/server/uploads/inspection/inspection';
import type { Reading } from '#lib/server/uploads/reading/reading';

declare module '#lib/server/process-state' {
  interface ProcessState {
    resumeReadings?: Readings;
  }
}

/** `missing`: erased meanwhile. `busy`: too many wait, or there was no time for it. */
export type ResumeReading = Reading | { readonly found: 'missing' | 'busy' };

interface ResumeFile {
  readonly sha256: string;
  readonly type: ResumeType;
  /** Its bytes, where it is still there: asked for in its turn, so that one file is in memory at a time. */
  readonly load: () => Promise<Uint8Array | undefined>;
}

export interface Readings {
  /** Rejects where the store does. */
  read(file: ResumeFile): Promise<ResumeReading>;
}

/** `late`: there was no time for it, which says nothing about the file. */
type Read = (bytes: Uint8Array, type: ResumeType) => Promise<Reading | 'late'>;

interface ReadingLimits {
  /** Texts kept: each has 40,000 characters at the most. */
  readonly kept: number;
  /** Milliseconds that each is kept. */
  readonly keptMs: number;
  /** Files that wait for their turn. */
  readonly waiting: number;
}

/** 40 of the longest hold some 3 MB; the next before and after are among them when one turns back. */
const limits: ReadingLimits = { kept: 40, keptMs: 5 * 60_000, waiting: 6 };

export function newReadings(readBytes: Read, { kept, keptMs, waiting }: ReadingLimits): Readings {
  const done = new Map<string, Reading>();
  const running = new Map<string, Promise<ResumeReading>>();
  let last: Promise<unknown> = Promise.resolve();

  function keep(key: string, reading: Reading): void {
    done.set(key, reading);
    const [oldest] = done.keys();
    if (done.size > kept && oldest !== undefined) done.delete(oldest);
    // What is kept is somebody's: it goes by itself, also where nobody looks again.
    setTimeout(() => {
      if (done.get(key) === reading) done.delete(key);
    }, keptMs).unref();
  }

  async function turn({ sha256, type, load }: ResumeFile): Promise<ResumeReading> {
    const data = await load();
    if (!data) return { found: 'missing' };
    // A copy of exactly its bytes, which the thread takes.
    const reading = await readBytes(Uint8Array.from(data), type);
    if (reading === 'late') return { found: 'busy' };
    keep(sha256, reading);
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

/** Of the process: an upload always has the other thread to itself. */
export function resumeReadings(): Readings {
  processState.resumeReadings ??= newReadings(async (bytes, type) => {
    const read = await inspect('read', { bytes, type });
    if ('ok' in read) return read.ok;
    return read.unread === 'late' ? 'late' : { found: 'unreadable' };
  }, limits);
  return processState.resumeReadings;
}
