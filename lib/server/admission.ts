/** Who comes in at once, who waits for a moment, and who is told to come again. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { apiRoutes, healthCheck, metricsPath, paymentWebhook } from '#lib/routes';
import { newBodyAwaiter } from '#lib/server/await-body';
import { newBusyAnswers } from '#lib/server/busy';
import { sendCached } from '#lib/server/cached-response';
import { lingeringClose } from '#lib/server/lingering-close';
import { newScheduler } from '#lib/server/scheduler';
import { newErrorSender } from '#lib/server/send-error';
import { newSlots } from '#lib/server/slots';
import type { StaticCache } from '#lib/server/static-cache';

interface Caller {
  readonly path: string;
  /** The visitor's address. */
  readonly visitor: string;
  start(): void;
}
type Admit = (request: IncomingMessage, response: ServerResponse, caller: Caller) => void;

/**
 * Of all whose bodies are here `mostAtOnce` are in at once; the rest wait for a place, and read 503 after a
 * moment. Health, payments and uploads have slots of their own: none of them crowds out another.
 */
export function newAdmission(cache: StaticCache, mostAtOnce: number): Admit {
  const schedule = newScheduler();
  const awaitBody = newBodyAwaiter();
  const part = (slots: number, share: number) => Math.max(1, Math.floor(slots * share));
  const anyRequest = newSlots({
    slots: mostAtOnce,
    mostEach: part(mostAtOnce, 0.6),
    longestMs: 1_500,
  });
  const health = newSlots({ slots: 10, mostEach: 4, longestMs: 1_500 });
  const payments = newSlots({ slots: 32, mostEach: 16, longestMs: 5_000 });
  // Their bodies are read while they are in: a slot may be held as long as a slow line needs.
  const uploads = newSlots({ slots: 40, mostEach: 8, longestMs: 45_000 });
  const slotsOf: Readonly<Record<string, typeof anyRequest>> = {
    [healthCheck]: health,
    [metricsPath]: health,
    [paymentWebhook]: payments,
    [apiRoutes.verifyPayment]: payments,
    [apiRoutes.application]: uploads,
    [apiRoutes.continuation]: uploads,
  };
  const busyAnswer = newBusyAnswers(cache);
  const sendError = newErrorSender(cache);

  return (request, response, { path, visitor, start }) => {
    const isGone = () => response.destroyed;
    const admit = (leave: () => void) => {
      response.once('close', leave);
      atEnd(response, leave);
      schedule(start);
    };
    const sendAway = () => {
      lingeringClose(request, response);
      sendCached(busyAnswer(request, path), request, response);
    };
    const late = () => {
      if (isGone()) return;
      lingeringClose(request, response);
      sendError(request, response, path, tooSlow);
    };
    const go = () => {
      if (!isGone()) (slotsOf[path] ?? anyRequest)({ visitor, admit, sendAway, isGone });
    };
    awaitBody(request, { visitor, onReady: go, onTimeout: late });
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
