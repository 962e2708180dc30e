/** How an order becomes paid, and what is paid. */
import { type Kysely, sql } from 'kysely';
import { hasChanged } from '#lib/server/store/changed';
import { count } from '#lib/server/store/count';
import type { Database } from '#lib/server/store/database';
import { insertSubmission } from '#lib/server/store/enquiries/record-submission';
import type { Tables } from '#lib/server/store/migrations/schema';
import { insertDocument } from '#lib/server/store/payments/document-writes';
import { findBy } from '#lib/server/store/payments/order-rows';
import type { Confirmation, Confirmed, OrderState } from '#lib/server/store/payments/orders';

/** The order paid, its registration and their mails: all or nothing, and once for an order. */
export function confirmOrder(
  db: Kysely<Tables>,
  engine: Database['engine'],
  given: Confirmation,
): Promise<Confirmed> {
  const { order, submission, mails, paidAgain, prefix, document, paidAt } = given;
  return db.transaction().execute(async (tx) => {
    // Of two orders of one address that are paid at the same moment, the second sees the first.
    if (engine === 'postgres' && order.email) {
      const place = `${order.edition} ${order.email}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx);
    }
    const lost = await markPaid(tx, given, paidAt);
    if (lost) return lost;
    await insertSubmission(tx, submission, mails);
    await tx
      .updateTable('orders')
      .set({ invoice_number: await insertDocument(tx, document, prefix) })
      .where('id', '=', order.id)
      .execute();
    // An erased address is nobody's.
    if (paidAgain && order.email && (await hasPaid(tx, order.edition, order.email, order.id))) {
      await insertSubmission(tx, paidAgain.submission, paidAgain.mails);
    }
    return 'registered';
  });
}

/** Whoever calls it first registers; the others are told why they do not. */
export async function markPaid(
  tx: Kysely<Tables>,
  {
    order,
    paymentId,
    from,
    nextCheckAt,
  }: Pick<Confirmation, 'order' | 'paymentId' | 'from' | 'nextCheckAt'>,
  at: number,
): Promise<Exclude<Confirmed, 'registered'> | undefined> {
  const won = await tx
    .updateTable('orders')
    .set({
      state: 'paid',
      payment_id: paymentId,
      changed_at: at,
      next_check_at: nextCheckAt ?? null,
    })
    .where('id', '=', order.id)
    .where('state', 'in', from)
    .$call(hasChanged);
  if (won) return undefined;
  const stands = await findBy(tx, 'id', order.id);
  if (stands?.paymentId === paymentId) return 'repeated';
  return stands?.state === 'paid' ? 'taken' : 'stuck';
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
