/** Downloads of files that the store holds take turns, as uploads do: few at once, whoever is slow gives way, nobody for ever. */

import type { LeadFile } from '#lib/enquiries/queries/leads';
import type { Store } from '#lib/platform/db/store';
import { newUploadSlots } from '#lib/platform/files/upload-slots';
import { type HttpError, httpError } from '#lib/platform/http/intake/reply';
import { siteOf } from '#lib/platform/http/limits/network';
import { hangUp } from '#lib/platform/log/log';

/** At once, each with a piece of 256 KB in memory; of one network (an IPv4 address, an IPv6 /48) half of them. */
export const downloadPlaces = 12;
/** So many wait for a place; who comes after them is asked to retry later. */
export const mostWaitingDownloads = 60;
/** For a place. */
const longestWaitMs = 20_000;
/** From the first byte to the last: as long as an upload may take. */
const longestMs = 15 * 60_000;

/** A line that takes no second piece in ten seconds gives way to who waits. */
const turns = newUploadSlots(downloadPlaces, 10_000);
let waiting = 0;

/** To who finds no place, on a page and in a call. */
export const busyWords = [
  'Many people are downloading files just now',
  'Please try again in a few seconds.',
] as const;
export const busyDownloads: HttpError = httpError(503, busyWords.join('. '), {
  retryAfterSeconds: 10,
}).error;

interface Download {
  /** The size of the whole file, in bytes. */
  readonly size: number;
  /** So many bytes from there on; `undefined` where the file is gone meanwhile. */
  read(from: number, length: number): Promise<Uint8Array | undefined>;
  readonly headers: Readonly<Record<string, string>>;
}

/** The answer once there is a place for it; `undefined` where there was none in time, or the reader has gone. */
export function sendDownload(
  request: Request,
  { size, read, headers }: Download,
): Promise<Response | undefined> {
  if (waiting >= mostWaitingDownloads) return Promise.resolve(undefined);
  const visitor = siteOf(request.headers.get('x-visitor-address') ?? '');
  const cut = hangUp();
  const answer = Promise.withResolvers<Response | undefined>();
  const overdue = new AbortController();
  const limit = (ms: number) => setTimeout(() => overdue.abort(), ms);
  let timer = limit(longestWaitMs);
  waiting += 1;
  const away = AbortSignal.any([request.signal, overdue.signal]);
  void turns
    .run(visitor, away, ({ signal, progress }) => {
      waiting -= 1;
      clearTimeout(timer);
      timer = limit(longestMs);
      return new Promise<true>((resolve) => {
        const onEnd = (isBroken: boolean) => {
          // Where the reader does not read, an error alone would wait behind what was written.
          if (isBroken) cut();
          resolve(true);
        };
        const body = streamPieces({ size, read, signal, progress, onEnd });
        const all = { ...headers, 'content-length': String(size) };
        answer.resolve(new Response(body, { headers: all }));
      });
    })
    .then((sent) => {
      clearTimeout(timer);
      if (sent) return;
      waiting -= 1;
      answer.resolve(undefined);
    });
  return answer.promise;
}

/**
 * Always a download of bytes: whatever it holds, no browser shows or runs it here. To an employer it is named after `card`,
 * which reveals nothing about the person: people name the file after themselves.
 */
export function sendResume(
  request: Request,
  store: Pick<Store, 'filePart'>,
  { id, size, name, type }: LeadFile,
  card?: string,
): Promise<Response | undefined> {
  const named = card
    ? `filename="resume-${card}.${extensionOf(type)}"`
    : `filename="${name.replaceAll(/[^\w.-]+/g, '-')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
  return sendDownload(request, {
    size,
    read: (from, length) => store.filePart(id, from, length),
    headers: headersOf(named),
  });
}

/** Sends a PDF with pictures of the pages of a held resume, named after `card` as the file would be. */
export const sendCopy = (
  request: Request,
  copy: Uint8Array,
  card: string,
): Promise<Response | undefined> =>
  sendDownload(request, {
    size: copy.length,
    read: async (from, length) => copy.subarray(from, from + length),
    headers: headersOf(`filename="resume-${card}.pdf"`),
  });

const headersOf = (named: string) => ({
  'content-type': 'application/octet-stream',
  'content-disposition': `attachment; ${named}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
});

/** The type was found by the content; a name may say anything. */
function extensionOf(type: string): string {
  if (type === 'application/msword') return 'doc';
  return type.includes('wordprocessingml') ? 'docx' : 'pdf';
}

/** A file of 7 MB takes 28 reads of the store, of some 4 ms each with SQLite, which walks the whole row. */
export const pieceBytes = 256 * 1024;

interface Pieces extends Pick<Download, 'size' | 'read'> {
  /** Nothing more is read after it; whoever reads has to be hung up on. */
  readonly signal: AbortSignal;
  /** So many bytes have left: the last piece counts when the next one is asked for. */
  progress(bytes: number): void;
  /** Once: everything was given or the reader is gone, or it broke off. */
  onEnd(isBroken: boolean): void;
}

/** Holds one piece at most. It breaks off where the file ends early, and when the signal says so. */
function streamPieces({ size, read, signal, progress, onEnd }: Pieces) {
  let given = 0;
  let ended = false;
  const end = (isBroken = false) => {
    if (ended) return;
    ended = true;
    onEnd(isBroken);
  };
  return new ReadableStream<Uint8Array>(
    {
      start(out) {
        signal.addEventListener('abort', () => {
          if (!ended) out.error(new Error('a download was cut off'));
          end(true);
        });
      },
      async pull(out) {
        progress(given);
        const piece = await read(given, Math.min(pieceBytes, size - given)).catch((error) => {
          end(true);
          throw error;
        });
        if (ended) return;
        if (!piece || piece.length === 0) {
          end(true);
          return out.error(new Error('a file ended early'));
        }
        given += piece.length;
        out.enqueue(piece);
        if (given < size) return;
        out.close();
        end();
      },
      cancel: () => end(),
    },
    { highWaterMark: 0 },
  );
}

/** Each text is made when the one before has left. */
export function streamTexts(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(out) {
      const { done, value } = await texts.next();
      if (done) out.close();
      else out.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
