/** Orders and what was said of them: how they are stored, found and moved on. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Order, OrderState, PaymentEvent } from '#lib/server/store/payments/orders';
import type { OrderPaid } from '#lib/server/store/payments/payment-store';
import { reader, rowOf, storable } from '#lib/server/store/record-rows';
import { count, hasChanged } from '#lib/server/store/statements';

/** Keeps the order; where the key is known, the first order under it is kept and returned. */
export function recordOrder(db: Kysely<Tables>, order: Order, idempotencyKey?: string) {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('orders')
      .values({ ...rowOf(order), idempotency_key: idempotencyKey ?? null })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept) return order;
    const first = await findOrderByKey(tx, idempotencyKey ?? '');
    if (!first) throw new Error('an order was neither kept nor known');
    return first;
  });
}

export const asOrder = reader<Order>({ json: ['buyer'], without: ['idempotency_key'] });

export const findOrder = (db: Kysely<Tables>, providerOrderId: string) =>
  findBy(db, 'provider_order_id', providerOrderId);

export const findOrderByKey = (db: Kysely<Tables>, idempotencyKey: string) =>
  findBy(db, 'idempotency_key', idempotencyKey);

/** By its own id, which is that of the registration that it became. */
export const findOrderById = (db: Kysely<Tables>, id: string) => findBy(db, 'id', id);

async function findBy(
  db: Kysely<Tables>,
  column: 'id' | 'provider_order_id' | 'idempotency_key',
  value: string,
): Promise<Order | undefined> {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    // A visitor names the order in an address.
    .where(column, '=', storable(value))
    .executeTakeFirst();
  return row && asOrder(row);
}

/** `undefined` for whoever calls it first; the others are told why nothing is left to do. */
export async function markPaid(
  tx: Kysely<Tables>,
  { order, paymentId, from, paidAt, nextCheckAt }: OrderPaid,
): Promise<'repeated' | 'taken' | undefined> {
  const won = await tx
    .updateTable('orders')
    .set({
      state: 'paid',
      payment_id: paymentId,
      changed_at: paidAt,
      next_check_at: nextCheckAt ?? null,
    })
    .where('id', '=', order.id)
    .where('state', 'in', from)
    .$call(hasChanged);
  if (won) return undefined;
  const stands = await findBy(tx, 'id', order.id);
  return stands?.paymentId === paymentId ? 'repeated' : 'taken';
}

/** False where the order was in none of the states of `from`. */
export const moveOrder = (
  db: Kysely<Tables>,
  id: string,
  to: OrderState,
  from: readonly OrderState[],
  now: number,
): Promise<boolean> =>
  db
    .updateTable('orders')
    .set({ state: to, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .$call(hasChanged);

const paidFor = (db: Kysely<Tables>, edition: string, email?: string) =>
  db
    .selectFrom('orders')
    .where('edition', '=', edition)
    .where('state', '=', 'paid')
    .$if(email !== undefined, (orders) => orders.where('email', '=', email ?? ''));

/** Paid registrations of an edition; with `email`, those of an address. */
export const countPaid = (db: Kysely<Tables>, edition: string, email?: string): Promise<number> =>
  paidFor(db, edition, email).$call(count);

export async function hasPaid(db: Kysely<Tables>, edition: string, email: string, butOrder = '') {
  const row = await paidFor(db, edition, email)
    .select('id')
    .where('id', '!=', butOrder)
    .executeTakeFirst();
  return row !== undefined;
}

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
