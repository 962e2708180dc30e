/** Admission control: which requests run at once, which wait, and which are asked to retry later. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendCached } from '#lib/platform/http/cache/cached-response';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { newBusyAnswers, newErrorSender } from '#lib/platform/http/errors/send-error';
import { newBodyArrivals } from '#lib/platform/http/listen/body-deadline';
import { lingeringClose } from '#lib/platform/http/listen/connection';
import { newClassLimits, requestClassOf } from '#lib/platform/http/listen/request-slots';

interface Caller {
  readonly path: string;
  readonly visitor: string;
  start(): void;
}
type Admit = (request: IncomingMessage, response: ServerResponse, caller: Caller) => void;

/**
 * `mostAtOnce` requests with their bodies run at once; the rest wait for a slot, and read 503 after a moment. Health,
 * payments, uploads, downloads and rendered pages have slots of their own: none of them crowds out another.
 */
export function newAdmission(cache: StaticCache, mostAtOnce: number): Admit {
  const schedule = newScheduler();
  const awaitBody = newBodyArrivals();
  const slotsOf = newClassLimits(mostAtOnce);
  const busyAnswer = newBusyAnswers(cache);
  const sendError = newErrorSender(cache);

  return (request, response, { path, visitor, start }) => {
    const isGone = () => response.destroyed;
    const place = requestClassOf(request.method, path);
    const admit = (leave: () => void) => {
      response.once('close', leave);
      atEnd(response, leave);
      schedule(start);
    };
    const sendAway = () => {
      lingeringClose(request, response);
      void busyAnswer(request, path).then((answer) => sendCached(answer, request, response));
    };
    const late = () => {
      if (isGone()) return;
      lingeringClose(request, response);
      sendError(request, response, path, tooSlow);
    };
    const go = () => {
      if (isGone()) return;
      slotsOf[place]({ visitor, admit, sendAway, isGone });
    };
    const patience = place === 'uploads' ? { longestMs: uploadPatienceMs } : {};
    awaitBody(request, { visitor, onReady: go, onTimeout: late, ...patience });
  };
}

/** For the beginning of a file; the rest of it is judged by lib/platform/files/arrivals.ts. */
const uploadPatienceMs = 30_000;

const tooSlow = {
  status: 408,
  message: 'That took too long to arrive. Please send it again.',
};

/** The work is done when the answer is written: whoever is slow to read it, or never does, holds no place. */
function atEnd(response: ServerResponse, leave: () => void): void {
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse;
  const leaveAndEnd = (...all: unknown[]) => {
    leave();
    return end(...all);
  };
  response.end = leaveAndEnd as ServerResponse['end'];
}

/** Short calls start together: their queries go to the store in one message, and wait for one commit. */
const roundMs = 1;
const mostInRound = 16;

/**
 * Starts work for a moment at a time, and lets the process look at its lines in between: whoever wants a
 * page from memory, or has to be asked to retry later, does not wait behind all who came before. A turn of the event loop
 * takes one new line: two turns for each round.
 */
function newScheduler(): (start: () => void) => void {
  const waiting: (() => void)[] = [];
  let isPlanned = false;

  function round(): void {
    let until: number | undefined;
    // Each by itself: what it does once it has been started counts as well.
    const startOne = () => {
      until ??= performance.now() + roundMs;
      if (performance.now() < until) waiting.shift()?.();
    };
    for (let left = Math.min(waiting.length, mostInRound); left > 0; left -= 1)
      setImmediate(startOne);
    setImmediate(() => {
      isPlanned = waiting.length > 0;
      if (isPlanned) setImmediate(round);
    });
  }

  return (start) => {
    waiting.push(start);
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(round);
  };
}
