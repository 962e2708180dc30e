/** Uploads that could not be read cost us their reading: a household that sends many is refused before. In memory, as they are. */
import { networkOf } from '#lib/server/limits/network';

const windowMs = 10 * 60 * 1000;
/** Past these the oldest is forgotten. */
const mostHouseholds = 10_000;

interface Window {
  count: number;
  readonly since: number;
}

export interface UnreadableCount {
  note(visitor: string, now: number): void;
  /** Seconds until it may come again; `undefined` while it may. */
  waitOf(visitor: string, limit: number, now: number): number | undefined;
}

export function newUnreadableCount(): UnreadableCount {
  const windows = new Map<string, Window>();
  const current = (household: string, now: number) => {
    const window = windows.get(household);
    const stands = window && now >= window.since && now - window.since < windowMs;
    return stands ? window : undefined;
  };
  return {
    note(visitor, now) {
      const household = networkOf(visitor);
      const window = current(household, now) ?? { count: 0, since: now };
      window.count += 1;
      windows.delete(household);
      windows.set(household, window);
      const [oldest] = windows.keys();
      if (windows.size > mostHouseholds && oldest !== undefined) windows.delete(oldest);
    },
    waitOf(visitor, limit, now) {
      const window = current(networkOf(visitor), now);
      if (!window || window.count < limit) return undefined;
      return Math.max(1, Math.ceil((window.since + windowMs - now) / 1000));
    },
  };
}
