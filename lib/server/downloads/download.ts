/** Downloads of files that the store holds take turns, as uploads do: few at once, whoever is slow gives way, nobody for ever. */
import { streamPieces } from '#lib/server/downloads/pieces';
import { type HttpError, httpError } from '#lib/server/http/errors/http-error';
import { siteOf } from '#lib/server/limits/network';
import { hangUp } from '#lib/server/log';
import { newUploadSlots } from '#lib/server/uploads/upload-slots';

/** At once, each with a piece of 256 KB in memory; of one network (an IPv4 address, an IPv6 /48) half of them. */
export const downloadPlaces = 12;
/** So many wait for a place; who comes after them is told to come again. */
export const mostWaitingDownloads = 60;
/** For a place. */
const longestWaitMs = 20_000;
/** From the first byte to the last: as long as an upload may take. */
const longestMs = 15 * 60_000;

/** A line that takes no second piece in ten seconds gives way to who waits. */
const turns = newUploadSlots(downloadPlaces, { headStartBytes: 0, graceMs: 10_000 });
let waiting = 0;

/** To who finds no place, on a page and in a call. */
export const busyWords = [
  'Many people are downloading files just now',
  'Please try again in a few seconds.',
] as const;
export const busyDownloads: HttpError = httpError(503, busyWords.join('. '), {
  retryAfterSeconds: 10,
}).error;

export interface Download {
  readonly size: number;
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
        const onEnd = (how: 'whole' | 'gone' | 'broken') => {
          // Where the reader does not read, an error alone would wait behind what was written.
          if (how === 'broken') cut();
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
