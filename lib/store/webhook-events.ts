/** Events for another system: written with what they tell of, delivered with the promises of mail. */
import { randomUUID } from 'node:crypto';
import { type Kysely, type RawBuilder, sql, type Transaction, type UpdateObject } from 'kysely';
import type { Database } from '#lib/store/database';
import { leaseMs, mayClaim, noLease } from '#lib/store/leases';
import type { WebhookEvent } from '#lib/store/records';
import type { Tables } from '#lib/store/schema';

export interface WebhookDelivery {
  /** `webhook-id`: the same at every try. */
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly queuedAt: number;
  /** How often it was tried before this claim. */
  readonly attempts: number;
  readonly deferredSince?: number;
  /** Proof of the claim. */
  readonly lease: string;
}

export type WebhookMark =
  | { readonly as: 'sent'; readonly at: number }
  | {
      readonly as: 'deferred';
      readonly reason: string;
      readonly nextAttemptAt: number;
      readonly at: number;
    }
  | { readonly as: 'parked'; readonly reason: string; readonly at: number }
  /** Untouched, due at once. */
  | { readonly as: 'given-back' };

export interface DeadWebhook {
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  readonly queuedAt: number;
  readonly gaveUpAt: number;
  readonly attempts: number;
  readonly reason: string;
}

/** The event that tells of an erasure. */
export type ErasedEvent = (erased: {
  readonly reference: string;
  readonly kind: string;
}) => WebhookEvent;

export interface WebhookStore {
  /** As `claimDue` does for mails. */
  claimWebhooks(owner: string, limit: number, now: number): Promise<readonly WebhookDelivery[]>;
  /** False where the lease was lost. What was sent is emptied of the person. */
  markWebhook(delivery: WebhookDelivery, mark: WebhookMark): Promise<boolean>;
  releaseWebhookLeases(owner: string): Promise<number>;
  makeWebhooksDue(now: number): Promise<number>;
  /** Refused for good, or for three days; newest first, 500 at most, without what somebody closed. */
  listDeadWebhooks(): Promise<readonly DeadWebhook[]>;
  /** False where none of that id is parked. */
  resendWebhook(id: string, now: number): Promise<boolean>;
  closeWebhook(id: string, now: number): Promise<boolean>;
  /** Deletes those that were sent or closed before. */
  forgetWebhooks(before: number): Promise<number>;
}

export async function queueWebhooks(
  tx: Kysely<Tables>,
  events: readonly WebhookEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, queued_at: now, next_attempt_at: now }));
  await tx.insertInto('webhook_events').values(rows).execute();
}

/** What waits still tells of the enquiry, and of nobody any more; `which` is a condition on `enquiries`. */
export async function emptyWebhooks(
  tx: Transaction<Tables>,
  which: RawBuilder<unknown>,
): Promise<void> {
  await sql`update webhook_events set body = emptied where body <> emptied
    and reference in (select reference from enquiries where ${which})`.execute(tx);
}

/** Before the enquiries go: empties what waits of them, and tells of the erasure where somebody listens. */
export async function queueErasedEvents(
  tx: Transaction<Tables>,
  which: RawBuilder<unknown>,
  now: number,
  erasedEvent: ErasedEvent | undefined,
): Promise<void> {
  await emptyWebhooks(tx, which);
  if (!erasedEvent) return;
  const { rows } = await sql<{
    reference: string;
    kind: string;
  }>`select reference, kind from enquiries where suspicious = 0 and ${which}`.execute(tx);
  for (const row of rows) await queueWebhooks(tx, [erasedEvent(row)], now);
}

export async function claimWebhooks(
  db: Kysely<Tables>,
  engine: Database['engine'],
  owner: string,
  limit: number,
  now: number,
): Promise<WebhookDelivery[]> {
  const token = randomUUID();
  const rows = await db
    .with('due', (with_) => {
      const due = with_
        .selectFrom('webhook_events')
        .select('id')
        .where(mayClaim(now))
        .orderBy('queued_at')
        .limit(limit);
      return engine === 'postgres' ? due.forUpdate().skipLocked() : due;
    })
    .updateTable('webhook_events')
    .set({ lease_owner: owner, lease_token: token, leased_until: now + leaseMs })
    .where('id', 'in', (row) => row.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows
    .sort((a, b) => a.queued_at - b.queued_at)
    .map((row) => ({
      id: row.id,
      type: row.type,
      body: row.body,
      queuedAt: row.queued_at,
      attempts: row.attempts,
      ...(row.deferred_since === null ? {} : { deferredSince: row.deferred_since }),
      lease: token,
    }));
}

export async function markWebhook(
  db: Kysely<Tables>,
  delivery: WebhookDelivery,
  mark: WebhookMark,
): Promise<boolean> {
  const result = await db
    .updateTable('webhook_events')
    .set({ ...columnsOf(delivery, mark), ...noLease })
    .where('id', '=', delivery.id)
    .where('lease_token', '=', delivery.lease)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function columnsOf(
  { attempts, deferredSince }: WebhookDelivery,
  mark: WebhookMark,
): UpdateObject<Tables, 'webhook_events'> {
  if (mark.as === 'given-back') return {};
  if (mark.as === 'sent') {
    return { sent_at: mark.at, last_error: null, body: sql`emptied` };
  }
  const tried = { attempts: attempts + 1, last_error: mark.reason };
  if (mark.as === 'parked') return { ...tried, gave_up_at: mark.at };
  return {
    ...tried,
    deferred_since: deferredSince ?? mark.at,
    next_attempt_at: mark.nextAttemptAt,
  };
}

export async function releaseWebhookLeases(db: Kysely<Tables>, owner: string): Promise<number> {
  const result = await db
    .updateTable('webhook_events')
    .set(noLease)
    .where('sent_at', 'is', null)
    .where('lease_owner', '=', owner)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

export async function makeWebhooksDue(db: Kysely<Tables>, now: number): Promise<number> {
  const result = await db
    .updateTable('webhook_events')
    .set({ next_attempt_at: now })
    .where('sent_at', 'is', null)
    .where('gave_up_at', 'is', null)
    .where('next_attempt_at', '>', now)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

const mostListed = 500;

const parked = sql<boolean>`sent_at is null and gave_up_at is not null and closed_at is null`;

export async function listDeadWebhooks(db: Kysely<Tables>): Promise<DeadWebhook[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .selectAll()
    .where(parked)
    .orderBy('gave_up_at', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    reference: row.reference,
    queuedAt: row.queued_at,
    gaveUpAt: row.gave_up_at ?? row.queued_at,
    attempts: row.attempts,
    reason: row.last_error ?? '',
  }));
}

export async function resendWebhook(db: Kysely<Tables>, id: string, now: number) {
  const fresh = { next_attempt_at: now, attempts: 0, deferred_since: null, gave_up_at: null };
  const result = await db
    .updateTable('webhook_events')
    .set({ ...fresh, last_error: null })
    .where('id', '=', id)
    .where(parked)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function closeWebhook(db: Kysely<Tables>, id: string, now: number) {
  const result = await db
    .updateTable('webhook_events')
    .set({ closed_at: now, body: sql`emptied` })
    .where('id', '=', id)
    .where(parked)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function forgetWebhooks(db: Kysely<Tables>, before: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('webhook_events')
    .where((row) => row.or([row('sent_at', '<', before), row('closed_at', '<', before)]))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
