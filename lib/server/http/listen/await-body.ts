/** A request waits for its own body: a slow line takes nobody's place, and does not wait for ever. */
import type { IncomingMessage } from 'node:http';
import { newNetworkCounts } from '#lib/server/limits/network';

/** Four times what 64 KB take on a line of 16 KB/s. */
const usualMs = 20_000;
/** Past these, bodies that have not come within a moment are given up. */
const mostOfNetwork = 50;
const mostOfAll = 1_000;
const graceMs = 2_000;
const sweepMs = 500;

/** Pieces smaller than this cost more to take than they bring; a line may begin with some. */
const leastPieceBytes = 16;
const freePieces = 1_000;

interface Awaited {
  readonly visitor: string;
  readonly since: number;
  readonly longestMs: number;
  /** Gone once the body is here: a set that shrinks and grows keeps what was in it until the next whole collection. */
  late?: (() => void) | undefined;
}

interface Waiter {
  /** The visitor's address. */
  readonly visitor: string;
  /** The body is here, or as much of it as a request holds unread. */
  onReady(): void;
  /** It did not come in time. */
  onTimeout(): void;
  /** In place of the usual patience. */
  readonly longestMs?: number;
}

export type BodyAwaiter = (request: IncomingMessage, waiter: Waiter) => void;

/** Calls back for each body, but for one that breaks off. `now` in milliseconds. */
export function newBodyAwaiter(now: () => number = () => performance.now()): BodyAwaiter {
  const awaited = new Set<Awaited>();
  const perNetwork = newNetworkCounts();
  let timed = false;

  function forget(each: Awaited): boolean {
    if (!awaited.delete(each)) return false;
    each.late = undefined;
    perNetwork.remove(each.visitor);
    return true;
  }

  /** The oldest stand first. */
  function sweep(): void {
    for (const each of awaited) {
      const waited = now() - each.since;
      if (waited < graceMs) break;
      const isTooMany = awaited.size > mostOfAll || !perNetwork.mayAdd(each.visitor, mostOfNetwork);
      const { late } = each;
      if ((isTooMany || waited >= each.longestMs) && forget(each)) late?.();
    }
    timed = awaited.size > 0;
    if (timed) setTimeout(sweep, sweepMs).unref();
  }

  return (request, { visitor, onReady, onTimeout, longestMs = usualMs }) => {
    const { headers } = request;
    const length = Number(headers['content-length'] ?? 0);
    if (length === 0 && headers['transfer-encoding'] === undefined) return onReady();
    const isReady = () =>
      request.complete || request.readableLength >= request.readableHighWaterMark;
    const each: Awaited = { visitor, since: now(), longestMs, late: onTimeout };
    const check = () => {
      if (isReady() && forget(each)) onReady();
    };
    awaited.add(each);
    perNetwork.add(visitor);
    // Asked as each piece comes: to listen for `readable` takes longer than to read what a form has.
    watchPieces(request, () => {
      if (each.late && isReady()) process.nextTick(check);
    });
    request.once('close', () => forget(each));
    check();
    if (!timed && awaited.size > 0) setTimeout(sweep, sweepMs).unref();
    timed = awaited.size > 0;
  };
}

/** A body of 5 MB in pieces of one byte is five million calls. */
function watchPieces(request: IncomingMessage, onPiece: () => void): void {
  const push = request.push.bind(request);
  let pieces = 0;
  let bytes = 0;
  const pushCounted = (chunk: Buffer | null, encoding?: BufferEncoding) => {
    pieces += 1;
    bytes += chunk?.length ?? 0;
    if (pieces > freePieces && bytes < pieces * leastPieceBytes) {
      request.destroy();
      return false;
    }
    const takesMore = push(chunk, encoding);
    onPiece();
    return takesMore;
  };
  // Written in place of its name the engine would put it among what stays, and all of the request with it.
  request.push = pushCounted;
}
