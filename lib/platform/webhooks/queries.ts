/** Events for another system: written in the transaction of their cause; leased, sent, refused. */

import { type Kysely, type RawBuilder, sql, type Transaction, type UpdateObject } from 'kysely';
import { defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { changed, claim, hasChanged, reader } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import {
  hasFailed,
  makeAllDue,
  mayClaim,
  newLease,
  noLease,
  releaseLeases,
} from '#lib/platform/mail/queries/outbox';
import type { WebhookEvent } from '#lib/platform/webhooks/schema';

export async function queueWebhooks(
  tx: Kysely<Tables>,
  events: readonly WebhookEvent[],
  now: number,
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map((event) => ({ ...event, queued_at: now, next_attempt_at: now }));
  await tx.insertInto('webhook_events').values(rows).execute();
}

/** A waiting event still names the enquiry, but no person; `which` is a condition on `enquiries`. */
export async function emptyWebhooks(tx: Transaction<Tables>, which: RawBuilder<unknown>) {
  await sql`update webhook_events set body = emptied where body <> emptied
    and reference in (select reference from enquiries where ${which})`.execute(tx);
}

export interface WebhookDelivery {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  readonly queuedAt: number;
  /** How often it was tried before this claim. */
  readonly attempts: number;
  readonly deferredSince?: number;
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

const asDelivery = reader<WebhookDelivery>();

/** As `claimDue` does for mails. */
async function claimWebhooks(db: Kysely<Tables>, owner: string, limit: number, now: number) {
  const rows = await claim(db, 'webhook_events', { where: mayClaim(now), by: 'queued_at', limit })
    .set(newLease(owner, now))
    .returning(['id', 'type', 'body', 'queued_at', 'attempts', 'deferred_since'])
    .returning('lease_token as lease')
    .$narrowType<{ lease: string }>()
    .execute();
  return rows.sort((a, b) => a.queued_at - b.queued_at).map(asDelivery);
}

/** False where the lease was lost. What was sent is emptied of the person. */
const markWebhook = (db: Kysely<Tables>, delivery: WebhookDelivery, mark: WebhookMark) =>
  db
    .updateTable('webhook_events')
    .set({ ...columnsOf(delivery, mark), ...noLease })
    .where('id', '=', delivery.id)
    .where('lease_token', '=', delivery.lease)
    .$call(hasChanged);

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

const forgetWebhooks = (db: Kysely<Tables>, before: number): Promise<number> =>
  db
    .deleteFrom('webhook_events')
    .where((row) => row.or([row('sent_at', '<', before), row('closed_at', '<', before)]))
    .$call(changed);

interface DeadWebhook {
  readonly id: string;
  readonly type: string;
  readonly reference: string;
  readonly queuedAt: number;
  readonly gaveUpAt: number;
  readonly attempts: number;
  readonly reason: string;
}

const asDead = reader<DeadWebhook>();

const mostListed = 500;

/** Refused for good, or for three days; newest first, 500 at most, without what somebody closed. */
async function listDeadWebhooks(db: Kysely<Tables>): Promise<DeadWebhook[]> {
  const rows = await db
    .selectFrom('webhook_events')
    .select(['id', 'type', 'reference', 'queued_at', 'gave_up_at', 'attempts'])
    .select('last_error as reason')
    .where(hasFailed)
    .orderBy('gave_up_at', 'desc')
    .limit(mostListed)
    .$narrowType<{ gave_up_at: number; reason: string }>()
    .execute();
  return rows.map(asDead);
}

/** False where no event of that id has failed. */
function resendWebhook(db: Kysely<Tables>, id: string, now: number) {
  const fresh = { next_attempt_at: now, attempts: 0, deferred_since: null, gave_up_at: null };
  return db
    .updateTable('webhook_events')
    .set({ ...fresh, last_error: null })
    .where('id', '=', id)
    .where(hasFailed)
    .$call(hasChanged);
}

const closeWebhook = (db: Kysely<Tables>, id: string, now: number) =>
  db
    .updateTable('webhook_events')
    .set({ closed_at: now, body: sql`emptied` })
    .where('id', '=', id)
    .where(hasFailed)
    .$call(hasChanged);

export const webhookQueries = defineQueries('webhooks', {
  claimWebhooks,
  markWebhook,
  forgetWebhooks,
  listDeadWebhooks,
  resendWebhook,
  closeWebhook,
  releaseWebhookLeases: (db: Kysely<Tables>, owner: string) =>
    releaseLeases(db, 'webhook_events', owner),
  makeWebhooksDue: (db: Kysely<Tables>, now: number) => makeAllDue(db, 'webhook_events', now),
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof webhookQueries> {}
}
