/**
 * Has home made anew when what it counts is another number or another day, whatever host closed an application. Where
 * `data/claims.ts` counts nothing, nothing is asked.
 */
import type { Claim, CountedClaim } from '#data/claims';
import { countedNow } from '#lib/server/placement/counted-claims';
import { processState } from '#lib/server/process-state';
import { routes } from '#lib/shared/addresses/routes';
import { countsAny } from '#lib/shared/company/claims';

/** Half of what a page may be behind, and a moment to draw it. */
const everyMs = 2_000;

export interface ClaimsWatch {
  look(): Promise<void>;
  stop(): Promise<void>;
}

export function startClaimsWatch(
  now: () => number,
  claims: readonly (Claim | CountedClaim)[],
): ClaimsWatch {
  let known = '';
  let looking = Promise.resolve();
  const look = async () => {
    const counted = await countedNow(claims, now());
    // While nobody can count, what was counted last stands.
    if (!counted) return;
    const says = JSON.stringify(counted);
    if (says !== known) processState.renewPages?.([routes.home]);
    known = says;
  };
  const next = () => {
    looking = looking.then(look);
    return looking;
  };
  const timer = countsAny(claims) ? setInterval(next, everyMs).unref() : undefined;
  if (timer) void next();
  return {
    look: next,
    stop() {
      clearInterval(timer);
      return looking;
    },
  };
}
