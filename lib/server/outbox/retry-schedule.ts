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
