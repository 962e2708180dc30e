/**
 * Has home made anew when what it counts is another number or another day, whatever host closed an application. Where
 * `data/claims.ts` counts nothing, nothing is asked.
 */
import type { Claim, CountedClaim } from '#data/claims';
import { countedNow } from '#lib/server/placement/counted-claims';
import { processState } from '#lib/server/process-state';
import { routes } from '#lib/shared/addresses/routes';

export function newClaimsWatch(
  now: () => number,
  claims: readonly (Claim | CountedClaim)[],
): () => Promise<void> {
  let known = '';
  return async () => {
    const counted = await countedNow(claims, now());
    // While nobody can count, what was counted last stands.
    if (!counted) return;
    const says = JSON.stringify(counted);
    if (says !== known) processState.purge?.([routes.home]);
    known = says;
  };
}
