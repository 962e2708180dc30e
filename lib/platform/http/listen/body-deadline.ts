/** Deadlines of request bodies. A request waits outside for its own body: a slow line takes nobody's place. */
import type { IncomingMessage } from 'node:http';
import { pathOf, readable } from '#data/addresses/readable-path';
import { newNetworkCounts } from '#lib/platform/http/limits/network';
import { requestClassOf } from '#lib/platform/http/listen/request-slots';

/** The 15 minutes of lib/platform/files/arrivals.ts, and what a request waits before and after. */
export const uploadDeadlineMs = 17 * 60_000;
const uploadSilenceMs = 180_000;
const usualDeadlineMs = 75_000;

/** Four times what 64 KB take on a line of 16 KB/s. */
const usualArrivalMs = 20_000;
/** Unread bodies take memory: a network that already has so many waiting, or all together, gets a moment for each more. */
const mostOfNetwork = 50;
const mostOfAll = 1_000;
const crowdedArrivalMs = 2_000;

interface Arrival {
  readonly visitor: string;
  readonly longestMs?: number;
  /** The body is here, or as much of it as a request holds unread. */
  onReady(): void;
  /** It did not come in time. */
  onTimeout(): void;
}

/** Calls back once for each request, unless its sender hangs up before. */
export function newBodyArrivals() {
  const counts = newNetworkCounts();
  let waiting = 0;

  function wait(request: IncomingMessage, arrival: Arrival): void {
    const { visitor, longestMs = usualArrivalMs, onReady, onTimeout } = arrival;
    const isCrowded = waiting >= mostOfAll || !counts.mayAdd(visitor, mostOfNetwork);
    counts.add(visitor);
    waiting += 1;
    const end = (then?: () => void) => {
      clearTimeout(timer);
      request.off('readable', check).off('close', gone);
      counts.remove(visitor);
      waiting -= 1;
      then?.();
    };
    const check = () => isHere(request) && end(onReady);
    const gone = () => end();
    const timer = setTimeout(end, isCrowded ? crowdedArrivalMs : longestMs, onTimeout).unref();
    request.on('readable', check).once('close', gone);
  }

  return (request: IncomingMessage, arrival: Arrival): void => {
    const begin = () => {
      if (isHere(request)) arrival.onReady();
      else if (!request.destroyed) wait(request, arrival);
    };
    // A body that came in one packet with the headers is here by then; listening for it would cost
    // more than reading it.
    if (hasBody(request)) process.nextTick(begin);
    else arrival.onReady();
  };
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) !== 0 || headers['transfer-encoding'] !== undefined;

const isHere = (request: IncomingMessage): boolean =>
  request.complete || request.readableLength >= request.readableHighWaterMark;

/**
 * Node knows one limit for all requests, which an upload needs: bodies of all others are cut much earlier. Listens to a
 * server's requests, before whoever answers them.
 */
export function limitBody(request: IncomingMessage): void {
  if (!hasBody(request)) return;
  const { method, url = '/' } = request;
  if (method === 'POST' && requestClassOf(method, pathOf(readable(url))) === 'uploads') {
    // Its turn and its check come after its last byte, in silence; a silent upload is ended elsewhere.
    request.setTimeout(uploadSilenceMs);
    return;
  }
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, usualDeadlineMs).unref();
  request.once('close', () => clearTimeout(timer));
}
