/** Numbers of public pages that the store counts: those that `data/claims.ts` names, and openings. */

import { routes } from '#data/addresses/routes';
import type { Claim, CountedClaim } from '#data/claims';
import { type Counted, countsAny } from '#data/company/claims';
import { leftIn } from '#lib/placement/schema';
import { openedContext } from '#lib/platform/context';
import { whileStoreAnswers } from '#lib/platform/db/outage';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';

const yearMs = 365 * dayMs;

/** Undefined in a build, while the store is away, and where nothing is to be counted. `now` in epoch milliseconds. */
export async function countedNow(
  claims: readonly (Claim | CountedClaim)[],
  now: number,
): Promise<Counted | undefined> {
  const store = countsAny(claims) ? openedContext()?.store : undefined;
  if (!store) return undefined;
  return whileStoreAnswers(
    async () => ({
      asOf: isoDayInIndia(now),
      figures: { 'placed-in-12-months': await store.countPlaced(now - yearMs) },
    }),
    () => undefined,
  );
}

/** How many posts of open vacancies are still to be filled; none in a build and while the store is away. */
export async function openingsNow(): Promise<number> {
  const store = openedContext()?.store;
  if (!store) return 0;
  return whileStoreAnswers(
    async () => (await store.listVacancies()).reduce((sum, each) => sum + leftIn(each), 0),
    () => 0,
  );
}

/** Purges the home page when what it counts is another number or another day, whatever host closed an application. */
export function newClaimsWatch(
  now: () => number,
  claims: readonly (Claim | CountedClaim)[],
): () => Promise<void> {
  let known = '';
  return async () => {
    const counted = await countedNow(claims, now());
    // While nobody can count, what was counted last holds.
    if (!counted) return;
    const says = JSON.stringify(counted);
    if (says !== known) processState.purge?.([routes.home]);
    known = says;
  };
}
