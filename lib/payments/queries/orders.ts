/** Orders and payment events, and when the provider is asked about an order. */
import { type Kysely, sql } from 'kysely';
import type { Order, OrderState, PaymentEvent } from '#lib/payments/schema';
import {
  changed,
  claim,
  count,
  hasChanged,
  reader,
  rowOf,
  storable,
} from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

/** Stores the order; where the key is known, the first order under it stays and is returned. */
export function recordOrder(db: Kysely<Tables>, order: Order, idempotencyKey?: string) {
  return db.transaction().execute(async (tx) => {
    const inserted = await tx
      .insertInto('orders')
      .values({ ...rowOf(order), idempotency_key: idempotencyKey ?? null })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted) return order;
    const first = await findOrderByKey(tx, idempotencyKey ?? '');
    if (!first) throw new Error('an order was neither kept nor known');
    return first;
  });
}

const asOrder = reader<Order>({ json: ['buyer'], without: ['idempotency_key'] });

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
    const inserted = await tx
      .insertInto('payment_events')
      .values(rowOf(event))
      .onConflict((conflict) => conflict.column('id').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted && event.kind === 'failed' && event.providerOrderId) {
      await tx
        .updateTable('orders')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('provider_order_id', '=', event.providerOrderId)
        .execute();
    }
    return inserted !== undefined;
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

/** Up to `limit` orders about which the provider is to be asked, each to one caller for `leaseMs`. */
export async function claimOrders(
  db: Kysely<Tables>,
  limit: number,
  leaseMs: number,
  now: number,
): Promise<readonly Order[]> {
  const rows = await claim(db, 'orders', {
    where: sql`next_check_at <= ${now}`,
    by: 'next_check_at',
    limit,
  })
    .set({ next_check_at: now + leaseMs })
    .returningAll()
    .execute();
  return rows.map(asOrder);
}

/**
 * Counts one check of an order as it was claimed; without `nextCheckAt` the provider is not asked again.
 * An order that was madeDue since the claim stays as it was madeDue.
 */
export async function scheduleOrder(
  db: Kysely<Tables>,
  { id, nextCheckAt: claimedUntil }: Pick<Order, 'id' | 'nextCheckAt'>,
  nextCheckAt: number | undefined,
): Promise<void> {
  await db
    .updateTable('orders')
    .set((eb) => ({
      checks: eb('checks', '+', 1),
      next_check_at: eb
        .case()
        .when('next_check_at', '=', claimedUntil ?? null)
        .then(nextCheckAt ?? null)
        .else(eb.ref('next_check_at'))
        .end(),
    }))
    .where('id', '=', id)
    // It may have been paid while the provider was asked.
    .where('next_check_at', 'is not', null)
    .execute();
}

/** Makes every check that is planned due now. Returns how many. */
export const makeOrdersDue = (db: Kysely<Tables>, now: number): Promise<number> =>
  db
    .updateTable('orders')
    .set({ next_check_at: now })
    .where('next_check_at', '>', now)
    .$call(changed);

/** Makes the check of one order due now, unless it is paid. */
export async function makeOrderDue(db: Kysely<Tables>, id: string, now: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ next_check_at: now })
    .where('id', '=', id)
    .where('state', '!=', 'paid')
    .execute();
}

export async function markUnpaidNotified(db: Kysely<Tables>, id: string, now: number) {
  await db.updateTable('orders').set({ unpaid_told_at: now }).where('id', '=', id).execute();
}

/** Deletes unpaid orders opened before the one time, paid ones before the other, and their events. */
export function forgetOrders(
  db: Kysely<Tables>,
  unpaidBefore: number,
  paidBefore: number,
): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('orders')
      .where((row) =>
        row.or([
          row.and([row('state', '!=', 'paid'), row('opened_at', '<', unpaidBefore)]),
          row('opened_at', '<', paidBefore),
        ]),
      )
      .$call(changed);
    await tx
      .deleteFrom('payment_events')
      .where('at', '<', unpaidBefore)
      .where((row) =>
        row.or([
          row('provider_order_id', 'is', null),
          row('provider_order_id', 'not in', tx.selectFrom('orders').select('provider_order_id')),
        ]),
      )
      .execute();
    return gone;
  });
}
