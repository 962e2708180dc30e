import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { PaymentEvent } from '#lib/server/store/payments/orders';
import { storable } from '#lib/server/store/submissions/storable';

/** False where it was recorded before; a first `failed` event counts as an attempt of its order. */
export function recordPaymentEvent(db: Kysely<Tables>, event: PaymentEvent): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('payment_events')
      .values({
        id: storable(event.id),
        kind: event.kind,
        at: event.at,
        provider_order_id: event.providerOrderId ?? null,
        payment_id: event.paymentId ?? null,
        detail: event.detail === undefined ? null : storable(event.detail),
      })
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
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at,
    ...(row.provider_order_id === null ? {} : { providerOrderId: row.provider_order_id }),
    ...(row.payment_id === null ? {} : { paymentId: row.payment_id }),
    ...(row.detail === null ? {} : { detail: row.detail }),
  }));
}
