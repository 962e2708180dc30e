/** Pages are rendered ahead after a startup, and at the moments at which pages of the build are known to change. */

import { onDemandExamples } from '#data/addresses/on-demand-pages';
import { dayTag, feesTag, type ResponseCache } from '#lib/platform/http/cache/response-cache';
import { type Background, newBackground } from '#lib/platform/jobs/background';
import { errorFields, log } from '#lib/platform/log/log';
import { dayMs, hourMs, isoDayInIndia, startOfDay } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    /** Kinds of pages whose code Next has loaded, and all kinds; absent where there is no response cache. */
    warmth?: { readonly ready: number; readonly all: number };
  }
}

export interface KnownChanges {
  /** When the paid webinar closes, epoch milliseconds. */
  readonly closesAt: number;
  /** Days on which a fee changes, ISO dates in India. */
  readonly feeDays: readonly string[];
}

/** Refreshes at midnight in India and when the paid webinar closes. Returns a function that stops it. */
export function scheduleRefreshes(
  responses: ResponseCache,
  { closesAt, feeDays }: KnownChanges,
): () => void {
  const refresh = (tags: readonly string[]) => {
    responses.purge(tags);
    return responses.refreshExpired();
  };
  const stops = [
    at(
      () => closesAt,
      () => refresh([dayTag]),
    ),
    at(
      (time) => startOfDay(time) + dayMs,
      () => refresh([feeDays.includes(isoDayInIndia(Date.now())) ? feesTag : dayTag]),
    ),
  ];
  return () => stops.forEach((stop) => void stop());
}

/** After a startup: pages that depend on the clock; all pages where a fee changed since the build. `builtAt` in epoch milliseconds. */
export function refreshAfterStart(
  responses: ResponseCache,
  { feeDays }: Pick<KnownChanges, 'feeDays'>,
  builtAt: number,
  background: Background = newBackground(),
): Promise<void> {
  const today = isoDayInIndia(Date.now());
  const builtOn = isoDayInIndia(builtAt);
  if (feeDays.some((day) => day > builtOn && day <= today)) responses.purge([feesTag]);
  return responses.refreshExpired(background);
}

/** Renders one page of each kind after a startup, so that no visitor waits until Next has loaded its code. Never rejects. */
export async function warmUp(responses: ResponseCache, background: Background): Promise<void> {
  let ready = 0;
  for (const example of onDemandExamples) {
    processState.warmth = { ready, all: onDemandExamples.length };
    const found = await background(() => responses.get(example, 'br')).catch((error: unknown) => {
      log().error(errorFields(error), 'a page could not be rendered');
    });
    if (found && 'bodies' in found) ready += 1;
  }
  processState.warmth = { ready, all: onDemandExamples.length };
}

/** A timer for a moment months ahead would overflow. */
const longestTimerMs = hourMs;

/** Acts at each moment that `next` names after the present one; epoch milliseconds. */
function at(next: (time: number) => number, act: () => void): () => void {
  let timer: NodeJS.Timeout;
  const plan = () => {
    const moment = next(Date.now());
    const left = moment - Date.now();
    if (left <= 0) return;
    timer = setTimeout(
      () => {
        if (Date.now() >= moment) act();
        plan();
      },
      // A timer may be a millisecond early, and the page would still say the old.
      Math.min(left + 20, longestTimerMs),
    );
    timer.unref();
  };
  plan();
  return () => clearTimeout(timer);
}
