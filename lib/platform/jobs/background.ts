/** Work that nobody waits for: a step at a time, while the thread that answers has little to do. */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** A shorter rest says little of how busy the thread is. */
const shortestRestMs = 50;
/** The share of the remaining time; a load of submissions takes all of it, a reading visitor some hundredths. */
const mostAtIdle = 0.5;
/** Under a load without end the work is done all the same. */
const longestWaitMs = 30_000;

/** Resolves after a rest of at least `leastMs` in which this thread had little to do, or after half a minute. Never rejects, and keeps no process alive. */
export async function idle(
  leastMs = 0,
  measure = () => performance.eventLoopUtilization(),
): Promise<void> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    const before = measure();
    await wait(Math.max(leastMs, shortestRestMs), undefined, { ref: false });
    const { utilization } = performance.eventLoopUtilization(measure(), before);
    if (utilization < mostAtIdle || performance.now() > until) return;
  }
}

export type Background = <T>(step: () => Promise<T>) => Promise<T>;

/** One step after another, as they came, each after a rest as long as the one before took: half of the time is the visitors'. None begins once `ended` is aborted, and none that waits settles then. */
export function newBackground(
  ended?: AbortSignal,
  rest: (leastMs: number) => Promise<void> = idle,
): Background {
  let last: Promise<unknown> = Promise.resolve();
  let tookMs = 0;

  async function timed<T>(step: () => Promise<T>): Promise<T> {
    if (ended?.aborted) return new Promise(() => undefined);
    const startedAt = performance.now();
    try {
      return await step();
    } finally {
      tookMs = performance.now() - startedAt;
    }
  }

  return (step) => {
    const done = last.then(() => rest(tookMs)).then(() => timed(step));
    // The caller of a step gets its failure; the next step runs all the same.
    last = done.catch(() => undefined);
    return done;
  };
}
