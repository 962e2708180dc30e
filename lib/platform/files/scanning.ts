/** A resume meets the virus scanner, where there is one: at once, or later if it is away. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { AppContext } from '#lib/platform/context';
import type { StoredFile } from '#lib/platform/files/schema';
import { alarm } from '#lib/platform/http/limits/alarm';
import { isoDayInIndia } from '#lib/platform/values/india';

interface Scanned {
  readonly file: StoredFile;
  readonly note: string;
}

/** `undefined` for a file in which a virus was found. */
export async function scanFile(
  context: AppContext,
  file: StoredFile,
): Promise<Scanned | undefined> {
  const { CLAMD: place } = context.env;
  if (!place) return { file, note: '' };
  const verdict = await scan(file.data, place);
  if (verdict === 'infected') return undefined;
  if (verdict === 'clean') return { file: { ...file, scan: 'clean' }, note: '; no virus found' };
  await notifyScannerAway(context);
  return { file: { ...file, scan: 'waiting' }, note: scanNotes.waiting };
}

export const scanNotes = {
  waiting:
    '; NOT scanned for viruses yet, because the scanner is not available: we will tell you when it is scanned',
  clean: '; no virus found (it was scanned later)',
  infected: '; a VIRUS WAS FOUND in it: do not open it',
} as const;

export const notifyScannerAway = (context: AppContext) =>
  alarm(context, {
    once: `scanner-away:${isoDayInIndia(context.now())}`,
    title: 'Virus scanner away',
    what: 'The virus scanner does not answer. Resumes are accepted, marked, and scanned when it works again.',
    whatToDo: 'Start clamd, or look at CLAMD. Do not open resumes that are marked as not scanned.',
  });

/** `away`: no answer, or one that says nothing about the file. */
type Scan = 'clean' | 'infected' | 'away';

const chunkBytes = 256 * 1024;

/**
 * ClamAV's INSTREAM command: https://docs.clamav.net/manual/Usage/Scanning.html `place` is a socket's path, or
 * host:port. Waits `timeoutMs` at most.
 */
export async function scan(data: Uint8Array, place: string, timeoutMs = 5_000): Promise<Scan> {
  const socket = place.startsWith('/') ? connect(place) : connect(portOf(place));
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('the scanner is silent')));
  const cut = setTimeout(() => socket.destroy(new Error('the scanner is slow')), timeoutMs);
  try {
    const answered = text(socket);
    socket.write('zINSTREAM\0');
    for (let at = 0; at < data.length; at += chunkBytes) {
      const chunk = data.subarray(at, at + chunkBytes);
      socket.write(lengthOf(chunk));
      socket.write(chunk);
    }
    socket.write(lengthOf(new Uint8Array()));
    const answer = (await answered).replace(/\0/g, '').trim();
    if (/^stream: OK$/.test(answer)) return 'clean';
    return /^stream: .* FOUND$/.test(answer) ? 'infected' : 'away';
  } catch {
    return 'away';
  } finally {
    clearTimeout(cut);
    socket.destroy();
  }
}

function lengthOf(chunk: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(chunk.length);
  return length;
}

function portOf(place: string): { readonly host: string; readonly port: number } {
  const colon = place.lastIndexOf(':');
  return {
    host: place.slice(0, colon).replace(/^\[|\]$/g, ''),
    port: Number(place.slice(colon + 1)),
  };
}
