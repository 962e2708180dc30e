import { type RawBuilder, sql, type Transaction } from 'kysely';
import { forgetVacancies } from '#lib/server/store/enquiries/vacancies';
import type { Tables } from '#lib/server/store/migrations/schema';
import { erasedEventAt } from '#lib/server/store/webhooks/new-event';
import { emptyWebhooks, queueWebhooks } from '#lib/server/store/webhooks/webhook-queue';

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
