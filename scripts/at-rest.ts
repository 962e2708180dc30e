/** What takes the thread for a while waits until the site is at rest. */
import { performance } from 'node:perf_hooks';

/** How often it is asked. */
const checkMs = 3_000;
/** Of that time; whatever serves a visitor, or is made anew after a start, takes more. */
const mostAtRest = 0.05;

/** Calls `act` once; never where the site does not come to rest. */
export function atRest(act: () => void): void {
  let before = performance.eventLoopUtilization();
  const check = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    if (utilization > mostAtRest) return;
    clearInterval(check);
    act();
  }, checkMs);
  check.unref();
}
