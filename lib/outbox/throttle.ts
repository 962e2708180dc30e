import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Of the time since the last mail; above it a visitor's own request waits for ours. */
const busy = 0.9;
const restMs = 50;

/** Visitors come first: while they keep the process busy, each mail is followed by a short rest. */
export function newThrottle(): () => Promise<void> {
  let before = performance.eventLoopUtilization();
  return async () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > busy) await wait(restMs);
  };
}
