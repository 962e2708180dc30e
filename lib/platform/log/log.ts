/** JSON lines on standard output, without personal data: ids, kinds, counts and named reasons only. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { isNativeError } from 'node:util/types';
import { type DestinationStream, pino } from 'pino';
import * as routes from '#data/addresses/routes';
import * as tokenRoutes from '#data/addresses/token-routes';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { processState } from '#lib/platform/values/process-state';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    log?: pino.Logger;
    request?: AsyncLocalStorage<RequestContext>;
  }
}

export interface RequestContext {
  readonly id: string;
  storeAway?: boolean;
  /** Ends its connection, whatever of the answer has not left yet. */
  hangUp?(): void;
}

processState.request ??= new AsyncLocalStorage();
const requests = processState.request;

/** The request that is answered now; nothing where nobody serves it. */
export const openRequest = (): RequestContext | undefined => requests.getStore();

export function log(): pino.Logger {
  processState.log ??= newLog();
  return processState.log;
}

export const newLog = (destination: DestinationStream = newDestination()): pino.Logger =>
  pino({ base: null, timestamp: pino.stdTimeFunctions.isoTime, mixin: ofRequest }, destination);

/** Bytes of lines that wait for whoever reads the log. Without a bound, a reader that stands still fills the memory. */
const longestBacklog = 4 * 2 ** 20;

/** After a line those of so many milliseconds are written together: under load a write for each turn is a sixteenth of the time of a submission. */
const gatherMs = 100;
const mostGathered = 16 * 1024;

/** Writes beside the work; what is beyond the backlog is dropped, counted, and told when the log is read again. `fd` is standard output. */
export function newDestination(fd = 1): DestinationStream {
  const destination = pino.destination({ dest: fd, sync: false, maxLength: longestBacklog });
  let dropped = 0;
  destination.on('drop', (lines: string) => {
    dropped += lines.split('\n').length - 1;
  });
  destination.on('drain', () => {
    const lines = dropped;
    dropped = 0;
    if (lines > 0) newLog(destination).warn({ lines }, 'lines of this log were dropped');
  });
  return gathered(destination);
}

/** A flush at the end of the process includes the gathered lines. */
function gathered(destination: ReturnType<typeof pino.destination>): DestinationStream {
  const write = destination.write.bind(destination);
  let lines = '';
  let isGathering = false;
  const pass = () => {
    const all = lines;
    lines = '';
    return all === '' || write(all);
  };
  const passOn = () => {
    isGathering = lines !== '';
    if (isGathering) setTimeout(passOn, gatherMs).unref();
    pass();
  };
  const flush = destination.flush.bind(destination);
  const flushSync = destination.flushSync.bind(destination);
  return Object.assign(destination, {
    write(line: string) {
      lines += line;
      if (isGathering) return lines.length < mostGathered || pass();
      isGathering = true;
      setTimeout(passOn, gatherMs).unref();
      return pass();
    },
    flush(...done: Parameters<typeof flush>) {
      pass();
      flush(...done);
    },
    flushSync() {
      pass();
      flushSync();
    },
  });
}

function ofRequest(): { request?: string } {
  const request = requests.getStore();
  return request === undefined ? {} : { request: request.id };
}

/** Every line logged by `work`, and by what it awaits, bears the id of this request. */
export const withRequest = <T>(request: RequestContext, work: () => T): T =>
  requests.run(request, work);

/** For code that renders a page but cannot set its status: the server answers 503. */
export function noteStoreAway(): void {
  const request = requests.getStore();
  if (request) request.storeAway = true;
}

/** How the request that is answered now is hung up on, later too; nothing happens where nobody serves it. */
export const hangUp = (): (() => void) => {
  const request = requests.getStore();
  return () => request?.hangUp?.();
};

/**
 * Where an error arose; a store that is away is a reason by itself. The message of an error stays out: libraries quote
 * in it what a visitor wrote.
 */
export function errorFields(error: unknown): { readonly reason: string; readonly at?: string[] } {
  if (error instanceof StoreUnavailable) return { reason: 'store-unavailable' };
  if (!isNativeError(error)) return { reason: typeof error, at: [] };
  const { code } = error as NodeJS.ErrnoException;
  // The stack begins with the message, whose own lines can look like frames.
  const stack = (error.stack ?? '').replace(error.message, () => '');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const reason = typeof code === 'string' ? `${error.name} ${code}` : error.name;
  return { reason, at: frames.slice(0, 5).map((frame) => frame.trim()) };
}

const dot = '…';

/** Lists each address in a value, and those made from a name, which is left empty here. */
function addressesIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/') ? [value] : [];
  if (typeof value === 'function') return addressesIn(value('', ''));
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(addressesIn)
    : [];
}

const words: ReadonlySet<string> = new Set(
  ['/_next/static', ...addressesIn({ ...routes, ...tokenRoutes })].flatMap((path) =>
    path.split('/'),
  ),
);

/** `path` as it was asked for: with its query, in absolute form, percent-encoded, however it is cut. Never throws. */
export function redactedPath(path: string): string {
  const [plain = ''] = path.replace(/^https?:\/\/[^/?#]*/i, '').split(/[?#]/);
  return plain
    .split('/')
    .map((word) => (words.has(word) ? word : dot))
    .join('/');
}
