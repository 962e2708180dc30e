import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { PaymentEvent } from '#lib/server/store/payments/orders';
import { reader, rowOf } from '#lib/server/store/record-rows';

const asEvent = reader<PaymentEvent>();

/** False where it was recorded before; a first `failed` event counts as an attempt of its order. */
export function recordPaymentEvent(db: Kysely<Tables>, event: PaymentEvent): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('payment_events')
      .values(rowOf(event))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept && event.kind === 'failed' && event.providerOrderId) {
      await tx
        .updateTable('orders')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('provider_order_id', '=', event.providerOrderId)
        .execute();
    }
    return kept !== undefined;
  });
}

/** Oldest first. */
export async function findPaymentEvents(
  db: Kysely<Tables>,
  providerOrderId: string,
): Promise<readonly PaymentEvent[]> {
  const rows = await db
    .selectFrom('payment_events')
    .selectAll()
    .where('provider_order_id', '=', providerOrderId)
    .orderBy('at')
    .execute();
  return rows.map(asEvent);
}
