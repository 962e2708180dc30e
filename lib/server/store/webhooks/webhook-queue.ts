/** Events for another system are written with what they tell of, in the same transaction. */
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { forgetVacancies } from '#lib/server/store/placement/vacancy-writes';
import type { WebhookEvent } from '#lib/server/store/submissions/records';
import { erasedEventAt } from '#lib/server/store/webhooks/new-event';

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

/** Before the enquiries go: empties what waits of them, and tells of the erasure; without `toldAt` nobody listens. */
export async function queueErasedEvents(
  tx: Transaction<Tables>,
  which: RawBuilder<unknown>,
  now: number,
  toldAt: number | undefined,
): Promise<void> {
  await emptyWebhooks(tx, which);
  await forgetVacancies(tx, which);
  if (toldAt === undefined) return;
  const { rows } = await sql<{
    reference: string;
    kind: string;
  }>`select reference, kind from enquiries where suspicious = 0 and ${which}`.execute(tx);
  // One by one: of many at once a statement would have more values than an engine takes.
  for (const row of rows) await queueWebhooks(tx, [erasedEventAt(row, toldAt)], now);
}
