/** Events for another system are written with what they tell of, in the same transaction. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { WebhookEvent } from '#lib/server/store/submissions/records';

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
export async function emptyWebhooks(tx: Transaction<Tables>, which: RawBuilder<unknown>) {
  await sql`update webhook_events set body = emptied where body <> emptied
    and reference in (select reference from enquiries where ${which})`.execute(tx);
}
