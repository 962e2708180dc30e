/** What is rendered without being asked for: after a start, and at the moments at which pages of the build are known to say something else. */
import { type Background, newBackground } from '#lib/server/background';
import type { ResponseCache } from '#lib/server/http/cache/response-cache';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { faultOf, log } from '#lib/server/log';
import { processState } from '#lib/server/process-state';
import { onDemandExamples } from '#lib/shared/addresses/on-demand-pages';
import { startOfDay } from '#lib/shared/dates';
import { dayMs, hourMs, isoDayInIndia } from '#lib/shared/india';

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Kinds of pages whose code Next has loaded, and all kinds; absent where there is no response cache. */
    warmth?: { readonly ready: number; readonly all: number };
  }
}

/** Pages that say something else from `at`, in epoch milliseconds, on. */
export interface ScheduledChange {
  readonly at: number;
  readonly paths: readonly string[];
}

/** Days on which every page may say something else: a fee changes. */
export interface WholeChanges {
  /** ISO dates in India. */
  readonly days: readonly string[];
  /** When the pages were built, epoch milliseconds. */
  readonly builtAt: number;
}

/** At the change, and at midnight in India. Gives what ends it. */
export function scheduleRefreshes(
  cache: StaticCache,
  responses: ResponseCache,
  change: ScheduledChange,
  { days }: Pick<WholeChanges, 'days'>,
): () => void {
  const refresh = (paths: readonly string[]) => {
    responses.purge(paths);
    return responses.refresh(paths);
  };
  const stops = [
    at(
      () => change.at,
      () => refresh(change.paths),
    ),
    at(
      (time) => startOfDay(time) + dayMs,
      () => {
        const isWhole = days.includes(isoDayInIndia(Date.now()));
        return refresh(isWhole ? everyPage(cache) : cache.manifest.revalidated);
      },
    ),
  ];
  return () => stops.forEach((stop) => void stop());
}

/** After a start: pages that depend on the clock and that nobody has asked for yet; all pages where a fee changed since the build. */
export async function refreshAfterStart(
  cache: StaticCache,
  responses: ResponseCache,
  { days, builtAt }: WholeChanges,
  background: Background = newBackground(),
): Promise<void> {
  for (const path of responses.expiredPages())
    await background(async () => {
      if (responses.expiredPages().includes(path)) await responses.refresh([path]);
    });
  const today = isoDayInIndia(Date.now());
  const builtOn = isoDayInIndia(builtAt);
  if (!days.some((day) => day > builtOn && day <= today)) return;
  const others = everyPage(cache).filter((path) => !cache.manifest.revalidated.includes(path));
  await responses.refresh(others, background);
}

/** Renders one page of each kind after a start, so that no visitor waits until Next has loaded its code. Never rejects. */
export async function warmUp(responses: ResponseCache, background: Background): Promise<void> {
  let ready = 0;
  for (const example of onDemandExamples) {
    processState.warmth = { ready, all: onDemandExamples.length };
    const found = await background(() => responses.get(example, 'br')).catch((error: unknown) => {
      log().error(faultOf(error), 'a page could not be rendered');
    });
    if (found && 'bodies' in found) ready += 1;
  }
  processState.warmth = { ready, all: onDemandExamples.length };
}

/** Addresses of all pages that a build has made; frames that calls fill in are among them. */
const everyPage = ({ answers, plainPages = new Map() }: StaticCache): readonly string[] =>
  [...answers, ...plainPages].flatMap(([path, { status, headers }]) =>
    status === 200 && headers['content-type']?.startsWith('text/html') ? path : [],
  );

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
