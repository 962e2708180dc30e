/** The figures of the home page that the store counts: `data/claims.ts` names them. */
import type { Claim, CountedClaim } from '#data/claims';
import { openedSite } from '#lib/server/site';
import { whileStoreAnswers } from '#lib/server/store/outage';
import { type Counted, countsAny } from '#lib/shared/company/claims';
import { dayMs, isoDayInIndia } from '#lib/shared/india';

const yearMs = 365 * dayMs;

/** Undefined in a build, while the store is away, and where nothing is to be counted. `now` in epoch milliseconds. */
export async function countedNow(
  claims: readonly (Claim | CountedClaim)[],
  now: number,
): Promise<Counted | undefined> {
  const store = countsAny(claims) ? openedSite()?.store : undefined;
  if (!store) return undefined;
  return whileStoreAnswers(
    async () => ({
      asOf: isoDayInIndia(now),
      figures: { 'placed-in-12-months': await store.countPlaced(now - yearMs) },
    }),
    () => undefined,
  );
}
