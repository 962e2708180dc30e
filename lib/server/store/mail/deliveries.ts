import type { Kysely, UpdateObject } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import { claim } from '#lib/server/store/claim';
import { mayClaim, newLease, noLease } from '#lib/server/store/mail/leases';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';
import { storable } from '#lib/server/store/storable';
import type { Delivery } from '#lib/server/store/submissions/records';

const asDelivery = reader<Omit<Delivery, 'file'>>({ json: ['mail'] });

/** Leases up to `limit` due mails, oldest first, to `owner`; no two callers get the same row. */
export async function claimDue(
  db: Kysely<Tables>,
  owner: string,
  limit: number,
  now: number,
): Promise<readonly Delivery[]> {
  const rows = await claim(db, 'outbox', { where: mayClaim(now), by: 'queued_at', limit })
    .set(newLease(owner, now))
    .returning(['id', 'submission_id', 'message_id', 'mail', 'queued_at', 'attempts'])
    .returning(['deferred_since', 'lease_token as lease'])
    .$narrowType<{ lease: string }>()
    .execute();
  const deliveries: Delivery[] = [];
  for (const row of rows.sort((a, b) => a.queued_at - b.queued_at)) {
    try {
      deliveries.push(asDelivery(row));
    } catch {
      await markUnreadable(db, row.id, now);
    }
  }
  return deliveries;
}

/** A mail that was damaged where it lay: staff find it among the parked, and it does not hold up the others. */
const markUnreadable = (db: Kysely<Tables>, id: string, now: number) =>
  db
    .updateTable('outbox')
    .set({ ...noLease, gave_up_at: now, last_error: 'unreadable' })
    .where('id', '=', id)
    .execute();

export const markSent = (db: Kysely<Tables>, delivery: Delivery, now: number) =>
  mark(db, delivery, { sent_at: now, last_error: null });

/** Keeps it waiting until `nextAttemptAt` and counts the attempt; `reason` is one of our own named reasons. */
export const markDeferred = (
  db: Kysely<Tables>,
  delivery: Delivery,
  reason: string,
  nextAttemptAt: number,
  now: number,
) =>
  mark(db, delivery, {
    attempts: delivery.attempts + 1,
    deferred_since: delivery.deferredSince ?? now,
    next_attempt_at: nextAttemptAt,
    last_error: reason,
  });

/** Parks it: kept and reported, not tried again by itself; `words` are the server's. */
export const markDeadLetter = (
  db: Kysely<Tables>,
  delivery: Delivery,
  reason: string,
  now: number,
  words?: string,
) =>
  mark(db, delivery, {
    attempts: delivery.attempts + 1,
    gave_up_at: now,
    last_error: reason,
    last_words: words === undefined ? null : storable(words),
  });

/** Gives a claim back untouched, due at once: the mail server was away, this mail is not to blame. */
export const releaseClaim = (db: Kysely<Tables>, delivery: Delivery) => mark(db, delivery, {});

/** Only the holder of the lease may say what became of it. */
const mark = (
  db: Kysely<Tables>,
  delivery: Delivery,
  change: UpdateObject<Tables, 'outbox'>,
): Promise<boolean> =>
  db
    .updateTable('outbox')
    .set({ ...change, ...noLease })
    .where('id', '=', delivery.id)
    .where('lease_token', '=', delivery.lease)
    .$call(hasChanged);
