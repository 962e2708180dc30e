/** Events for another system are delivered with the promises of mail. */
import { type Kysely, sql, type UpdateObject } from 'kysely';
import { changed, hasChanged } from '#lib/server/store/changed';
import { claim } from '#lib/server/store/claim';
import { mayClaim, newLease, noLease } from '#lib/server/store/mail/leases';
import type { Tables } from '#lib/server/store/migrations/schema';
import { reader } from '#lib/server/store/record-rows';

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

const asDelivery = reader<WebhookDelivery>();

/** As `claimDue` does for mails. */
export async function claimWebhooks(db: Kysely<Tables>, owner: string, limit: number, now: number) {
  const rows = await claim(db, 'webhook_events', { where: mayClaim(now), by: 'queued_at', limit })
    .set(newLease(owner, now))
    .returning(['id', 'type', 'body', 'queued_at', 'attempts', 'deferred_since'])
    .returning('lease_token as lease')
    .$narrowType<{ lease: string }>()
    .execute();
  return rows.sort((a, b) => a.queued_at - b.queued_at).map(asDelivery);
}

/** False where the lease was lost. What was sent is emptied of the person. */
export const markWebhook = (db: Kysely<Tables>, delivery: WebhookDelivery, mark: WebhookMark) =>
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

/** Deletes those that were sent or closed before. */
export const forgetWebhooks = (db: Kysely<Tables>, before: number): Promise<number> =>
  db
    .deleteFrom('webhook_events')
    .where((row) => row.or([row('sent_at', '<', before), row('closed_at', '<', before)]))
    .$call(changed);
