import { sql } from 'kysely';

/** Longer than the longest send, so that only a dead courier's lease runs out. */
export const leaseMs = 120_000;
/** No lease ends later than this, by clocks that differ a little: it was given before a clock went back. */
const longestLeaseMs = leaseMs + 60 * 60_000;

export const noLease = { lease_owner: null, lease_token: null, leased_until: null };

/** Due now, and leased by nobody. */
export const mayClaim = (now: number) => sql<boolean>`sent_at is null and gave_up_at is null
  and next_attempt_at <= ${now}
  and (leased_until is null or leased_until <= ${now} or leased_until > ${now + longestLeaseMs})`;
