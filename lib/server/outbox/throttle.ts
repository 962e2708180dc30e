import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Of the time since the last mail; above it a visitor's own request waits for ours. */
const busy = 0.9;
const restMs = 50;

/** How busy this process has been until now, and what lets it rest. */
interface ThrottleOptions {
  readonly measure: () => EventLoopUtilization;
  readonly rest: (ms: number) => Promise<unknown>;
}

/** Visitors come first: while they keep the process busy, each mail is followed by a short rest. */
export function newThrottle({
  measure = () => performance.eventLoopUtilization(),
  rest = wait,
}: Partial<ThrottleOptions> = {}): () => Promise<void> {
  let before = measure();
  return async () => {
    const now = measure();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > busy) await rest(restMs);
  };
}
