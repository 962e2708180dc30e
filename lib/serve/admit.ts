/** Who comes in at once, who waits for a moment, and who is told to come again. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { calls, healthCheck, paymentWebhook } from '#lib/routes';
import { type Answer, makeAnswer, send } from '#lib/serve/answer';
import { newArrivals } from '#lib/serve/arrived';
import { envelope, isCall } from '#lib/serve/calls';
import type { Content } from '#lib/serve/content';
import { lingerIfSending } from '#lib/serve/linger';
import { newPace } from '#lib/serve/pace';
import { newPlaces } from '#lib/serve/places';
import { refuse } from '#lib/serve/refuse';

interface Caller {
  readonly path: string;
  /** The visitor's address. */
  readonly visitor: string;
  start(): void;
}
type Admit = (request: IncomingMessage, response: ServerResponse, caller: Caller) => void;

/**
 * Of all whose bodies are here `mostAtOnce` are in at once; the rest wait for a place, and read 503 after a
 * moment. Health, payments and uploads have places of their own: none of them crowds out another.
 */
export function newAdmission(content: Content, mostAtOnce: number): Admit {
  const inTurn = newPace();
  const whenArrived = newArrivals();
  const part = (places: number, share: number) => Math.max(1, Math.floor(places * share));
  const room = newPlaces({
    places: mostAtOnce,
    mostEach: part(mostAtOnce, 0.6),
    longestMs: 1_500,
  });
  const health = newPlaces({ places: 10, mostEach: 4, longestMs: 1_500 });
  const payments = newPlaces({ places: 32, mostEach: 16, longestMs: 5_000 });
  // Their bodies are read while they are in: a place may be held as long as a slow line needs.
  const uploads = newPlaces({ places: 40, mostEach: 8, longestMs: 45_000 });
  const rooms: Readonly<Record<string, typeof room>> = {
    [healthCheck]: health,
    [paymentWebhook]: payments,
    [calls.verifyPayment]: payments,
    [calls.application]: uploads,
  };
  const busy = { call: tooMany(content, '/api'), page: tooMany(content, '/') };

  return (request, response, { path, visitor, start }) => {
    const hasGone = () => response.destroyed;
    const come = (leave: () => void) => {
      response.once('close', leave);
      atEnd(response, leave);
      inTurn(start);
    };
    const sendAway = () => {
      lingerIfSending(request, response);
      send(isCall(path) ? busy.call : busy.page, request, response);
    };
    const late = () => {
      if (hasGone()) return;
      lingerIfSending(request, response);
      refuse(response, content.headersOf(path), path, tooSlow);
    };
    const go = () => {
      if (!hasGone()) (rooms[path] ?? room)({ visitor, come, sendAway, hasGone });
    };
    whenArrived(request, { visitor, go, late });
  };
}

const tooSlow = {
  status: 408,
  message: 'That took too long to arrive. Please send it again.',
};

/** The work is done when the answer is written: whoever is slow to read it, or never does, holds no place. */
function atEnd(response: ServerResponse, leave: () => void): void {
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  response.end = ((...all: unknown[]) => {
    leave();
    return end(...all);
  }) as ServerResponse['end'];
}

/** Made beforehand: when it is needed, there is no time to spend on it. */
function tooMany(content: Content, path: string): Answer {
  const message = 'Too many requests at once. Please try again in a few seconds.';
  const call = isCall(path);
  const headers = {
    ...content.headersOf(path),
    'content-type': call ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '5',
  };
  return makeAnswer(503, headers, {
    identity: Buffer.from(call ? envelope(message) : `${message}\n`),
  });
}
