/** A resume meets the virus scanner, where there is one: at once, or later if it is away. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { staffNote } from '#lib/enquiries/mails/staff';
import type { Enquiry } from '#lib/enquiries/schema';
import type { Site } from '#lib/platform/context';
import type { KeptFile } from '#lib/platform/files/schema';
import { alarm } from '#lib/platform/http/limits/alarm';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { isoDayInIndia } from '#lib/platform/values/india';

interface Scanned {
  readonly file: KeptFile;
  /** What staff read; empty without a scanner. */
  readonly note: string;
}

/** `undefined` for a file in which a virus was found. */
export async function scanFile(site: Site, file: KeptFile): Promise<Scanned | undefined> {
  const { CLAMD: place } = site.env;
  if (!place) return { file, note: '' };
  const verdict = await scan(file.data, place);
  if (verdict === 'infected') return undefined;
  if (verdict === 'clean') return { file: { ...file, scan: 'clean' }, note: '; no virus found' };
  await notifyScannerAway(site);
  return { file: { ...file, scan: 'waiting' }, note: notes.waiting };
}

const notes = {
  waiting:
    '; NOT scanned for viruses yet, because the scanner is not available: we will tell you when it is scanned',
  clean: '; no virus found (it was scanned later)',
  infected: '; a VIRUS WAS FOUND in it: do not open it',
} as const;

/** Scans what waits for it, a few at a time; stops where the scanner is still away. */
export async function scanWaiting(site: Site): Promise<void> {
  const { env, store } = site;
  if (!env.CLAMD) return;
  for (const { id, submissionId } of await store.listUnscanned(20)) {
    const file = await store.findFile(id);
    if (!file) continue;
    const verdict = await scan(file.data, env.CLAMD, 30_000);
    if (verdict === 'away') return notifyScannerAway(site);
    const enquiry = await store.findEnquiryOf(submissionId);
    const said = { before: notes.waiting, now: notes[verdict] };
    const mail = enquiry && scannedMail(site, enquiry, id, verdict);
    const found = { id, submissionId, scan: verdict, said, ...(mail && { mail }) };
    await store.markScanned(found, site.now());
    site.wake('mail');
  }
}

const notifyScannerAway = (site: Site) =>
  alarm(site, {
    once: `scanner-away:${isoDayInIndia(site.now())}`,
    title: 'Virus scanner away',
    what: 'The virus scanner does not answer. Resumes are accepted, marked, and scanned when it works again.',
    whatToDo: 'Start clamd, or look at CLAMD. Do not open resumes that are marked as not scanned.',
  });

/** Named as the application is, with the way to it on the desk. */
function scannedMail(
  { env, now }: Site,
  enquiry: Enquiry,
  file: string,
  verdict: 'clean' | 'infected',
): OutgoingMail {
  const isClean = verdict === 'clean';
  const note = {
    topic: `scanned-${file.slice(0, 8)}`,
    about: isClean ? 'the resume was scanned' : 'A VIRUS in the resume',
    rows: [
      [
        'What happened',
        `${isClean ? 'No' : 'A'} virus was found in the resume, which came while the scanner was not available.`,
      ],
      [
        'What to do',
        isClean
          ? 'You may open it.'
          : 'Do not open it. Delete the mail that it is attached to, and ask the applicant for another copy.',
      ],
    ] as const,
    at: now(),
  };
  return staffNote(enquiry, note, env);
}

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
