/**
 * Has home made anew when what it counts is another number or another day, whatever host closed an application. Where
 * `data/claims.ts` counts nothing, nothing is asked.
 */
import type { Claim, CountedClaim } from '#data/claims';
import { type Repeated, repeat } from '#lib/server/jobs/repeat';
import { countedNow } from '#lib/server/placement/counted-claims';
import { processState } from '#lib/server/process-state';
import { routes } from '#lib/shared/addresses/routes';

/** Half of what a page may be behind, and a moment to draw it. */
const everyMs = 2_000;

export function startClaimsWatch(
  now: () => number,
  claims: readonly (Claim | CountedClaim)[],
): Repeated {
  let known = '';
  const look = async () => {
    const counted = await countedNow(claims, now());
    // While nobody can count, what was counted last stands.
    if (!counted) return;
    const says = JSON.stringify(counted);
    if (says !== known) processState.purge?.([routes.home]);
    known = says;
  };
  const watch = repeat(everyMs, look, 'claims watch');
  void watch.run();
  return watch;
}
