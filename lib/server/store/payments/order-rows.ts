import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Order } from '#lib/server/store/payments/orders';
import { reader, rowOf, storable } from '#lib/server/store/record-rows';

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

export async function findBy(
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
