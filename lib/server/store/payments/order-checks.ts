/** Which orders the provider is to be asked about, and when they are forgotten. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { asOrder } from '#lib/server/store/payments/order-rows';
import type { Order } from '#lib/server/store/payments/orders';
import { changed, claim } from '#lib/server/store/statements';

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
