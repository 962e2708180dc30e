import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** When a mail is tried again, and when to stop: pure, so that it can be proved. */

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long to rest where nothing is due: as short as the shortest wait of a mail. */
export const pollMs = 15 * second;

const firstWaitMs = 15 * second;
const longestWaitMs = 6 * hour;
/** A weekend with a full mailbox passes. */
const giveUpAfterMs = 3 * 24 * hour;
/** One mail asks on behalf of all that wait, so that they go out within five minutes of the server's return. */
const canaryDelayMs = 4 * minute;

interface Deferred {
  readonly attempts: number;
  readonly deferredSince?: number;
}

/** The wait after `attempts` earlier deferrals, in milliseconds; `random` in [0, 1) spreads it over its last quarter. */
export function backoffMs(attempts: number, random: number): number {
  const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** Math.min(attempts, 30));
  return Math.round(whole * (0.75 + random / 4));
}

/** When a mail that was deferred just now is due again; `undefined` after three days of deferrals. */
export function nextAttempt(
  { attempts, deferredSince = Number.POSITIVE_INFINITY }: Deferred,
  now: number,
  random: number,
  canary: boolean,
): number | undefined {
  if (now - deferredSince >= giveUpAfterMs) return undefined;
  const wait = backoffMs(attempts, random);
  return now + (canary ? Math.min(wait, canaryDelayMs) : wait);
}

/** The pause before probing a server that was found away `failures` times in a row: 15, 30, 60, 60 … seconds. */
export function probeDelayMs(failures: number): number {
  return Math.min(minute, 15 * second * 2 ** Math.max(0, Math.min(failures, 10) - 1));
}

export interface Timers {
  setTimer(fire: () => void, ms: number): unknown;
  clearTimer(timer: unknown): void;
}

export const realTimers: Timers = {
  setTimer: (fire, ms) => setTimeout(fire, ms),
  clearTimer: (timer) => clearTimeout(timer as NodeJS.Timeout),
};

export function newWakeableTimer({ setTimer, clearTimer }: Timers) {
  const resting = new Map<() => void, boolean>();
  let woken = false;
  let stopped = false;
  return {
    /** Ends after `ms`, or at `stop`, or at `wake` where it can be woken; a wake just before it counts. */
    sleep(ms: number, canBeWoken: boolean): Promise<void> {
      if (stopped || (woken && canBeWoken)) return Promise.resolve();
      return new Promise((resolve) => {
        const end = () => {
          clearTimer(timer);
          resting.delete(end);
          resolve();
        };
        const timer = setTimer(end, ms);
        resting.set(end, canBeWoken);
      });
    },
    wake() {
      woken = true;
      for (const [end, canBeWoken] of resting) if (canBeWoken) end();
    },
    reset() {
      woken = false;
    },
    stop() {
      stopped = true;
      for (const end of resting.keys()) end();
    },
  };
}

/** The share of time since the last mail: above it visitors' requests would wait for mails. */
const busy = 0.9;
const restMs = 50;

/** Visitors come first: while they keep the process busy, each mail is followed by a short rest. */
export function newThrottle({
  measure = () => performance.eventLoopUtilization(),
  rest = (ms: number): Promise<unknown> => wait(ms),
} = {}): () => Promise<void> {
  let before = measure();
  return async () => {
    const now = measure();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    if (utilization > busy) await rest(restMs);
  };
}

/** Small corrections of a clock are waited out. */
const noticedMs = 60_000;

/** True once after the clock went back: what was planned by the former time would wait far too long. */
export function detectClockJump(now: () => number): () => boolean {
  let latest = now();
  return () => {
    const at = now();
    const back = at < latest - noticedMs;
    latest = back ? at : Math.max(latest, at);
    return back;
  };
}
