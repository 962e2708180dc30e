/** What one network may do in a day: a household (/64, an IPv4 address), and its site (/48), which has 65,536 of them. */

import { networkOf, siteOf } from '#lib/server/limits/network';
import { networkHash } from '#lib/server/limits/network-hash';
import type { Site } from '#lib/server/site';
import { startOfDay } from '#lib/shared/dates';
import { dayMs, isoDayInIndia } from '#lib/shared/india';

export interface DayLimit {
  /** What is counted. */
  readonly counter: string;
  readonly household: number;
  /** Of all households of a site together. */
  readonly site: number;
}

/** Counts `by` more for the network of the address `from`; whether it is past one of its limits. Never where `RATE_LIMIT` is off. */
export async function isPastDay(
  { env, store, now }: Site,
  from: string,
  limit: DayLimit,
  by = 1,
): Promise<boolean> {
  if (env.RATE_LIMIT === Number.POSITIVE_INFINITY) return false;
  const today = isoDayInIndia(now());
  const count = async (whose: string) => {
    const key = `${limit.counter}:${today}:${whose}`;
    return (await store.countRequest(key, dayMs, now(), by)).count;
  };
  if ((await count(await networkHash(store, from))) > limit.household) return true;
  // An IPv4 address is both.
  if (siteOf(from) === networkOf(from)) return false;
  return (await count(await networkHash(store, from, 'site'))) > limit.site;
}

/** Until the counts of a day begin anew. */
export const secondsToMidnight = ({ now }: Site): number =>
  Math.max(1, Math.ceil((startOfDay(now()) + dayMs - now()) / 1000));
