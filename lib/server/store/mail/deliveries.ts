import type { Kysely, Selectable, UpdateObject } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import { claim } from '#lib/server/store/claim';
import { mayClaim, newLease, noLease } from '#lib/server/store/mail/leases';
import type { OutboxRow, Tables } from '#lib/server/store/migrations/schema';
import { storable } from '#lib/server/store/storable';
import type { Delivery, OutgoingMail } from '#lib/server/store/submissions/records';

export async function claimDue(
  db: Kysely<Tables>,
  owner: string,
  limit: number,
  now: number,
): Promise<readonly Delivery[]> {
  const rows = await claim(db, 'outbox', { where: mayClaim(now), by: 'queued_at', limit })
    .set(newLease(owner, now))
    .returningAll()
    .execute();
  const deliveries: Delivery[] = [];
  for (const row of rows.sort((a, b) => a.queued_at - b.queued_at)) {
    const mail = readMail(row);
    if (mail) deliveries.push(asDelivery(row, mail));
    else await markUnreadable(db, row, now);
  }
  return deliveries;
}

function readMail({ mail }: Selectable<OutboxRow>): OutgoingMail | undefined {
  try {
    return JSON.parse(mail);
  } catch {
    return undefined;
  }
}

/** A mail that was damaged where it lay: staff find it among the parked, and it does not hold up the others. */
const markUnreadable = (db: Kysely<Tables>, { id }: Selectable<OutboxRow>, now: number) =>
  db
    .updateTable('outbox')
    .set({ ...noLease, gave_up_at: now, last_error: 'unreadable' })
    .where('id', '=', id)
    .execute();

function asDelivery(row: Selectable<OutboxRow>, mail: OutgoingMail): Delivery {
  return {
    id: row.id,
    submissionId: row.submission_id,
    messageId: row.message_id,
    mail,
    queuedAt: row.queued_at,
    attempts: row.attempts,
    ...(row.deferred_since === null ? {} : { deferredSince: row.deferred_since }),
    lease: row.lease_token ?? '',
  };
}

export const markSent = (db: Kysely<Tables>, delivery: Delivery, now: number) =>
  mark(db, delivery, { sent_at: now, last_error: null });

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
