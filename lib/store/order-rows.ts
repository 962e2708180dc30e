import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#lib/store/database';
import { nextInvoiceNumber } from '#lib/store/invoices';
import type { OrderRow } from '#lib/store/order-tables';
import type { Confirmation, Confirmed, Order, OrderState } from '#lib/store/orders';
import type { Tables } from '#lib/store/schema';
import { storable } from '#lib/store/storable';
import { insertSubmission } from '#lib/store/submissions';

export function recordOrder(
  db: Kysely<Tables>,
  order: Order,
  idempotencyKey?: string,
): Promise<Order> {
  return db.transaction().execute(async (tx) => {
    const kept = await tx
      .insertInto('orders')
      .values({ ...asRow(order), idempotency_key: idempotencyKey ?? null })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (kept) return order;
    const first = await findOrderByKey(tx, idempotencyKey ?? '');
    if (!first) throw new Error('an order was neither kept nor known');
    return first;
  });
}

function asRow(order: Order): Omit<OrderRow, 'idempotency_key'> {
  return {
    id: order.id,
    edition: order.edition,
    name: storable(order.name),
    email: storable(order.email),
    phone: storable(order.phone),
    accounting_exp: storable(order.accountingExp),
    preferred_lang: storable(order.preferredLang),
    amount_paise: order.amountPaise,
    currency: order.currency,
    state: order.state,
    provider_order_id: order.providerOrderId,
    payment_id: order.paymentId ?? null,
    invoice_number: order.invoiceNumber ?? null,
    attempts: order.attempts,
    opened_at: order.openedAt,
    changed_at: order.changedAt,
    next_check_at: order.nextCheckAt ?? null,
    checks: order.checks,
    unpaid_told_at: order.unpaidNotifiedAt ?? null,
    suspicion: order.suspicion ?? null,
    page: order.page ?? null,
    campaign: order.campaign === undefined ? null : storable(order.campaign),
  };
}

export function asOrder(row: Selectable<OrderRow>): Order {
  return {
    id: row.id,
    edition: row.edition,
    name: row.name,
    email: row.email,
    phone: row.phone,
    accountingExp: row.accounting_exp,
    preferredLang: row.preferred_lang,
    amountPaise: row.amount_paise,
    currency: row.currency,
    state: row.state as OrderState,
    providerOrderId: row.provider_order_id,
    ...(row.payment_id === null ? {} : { paymentId: row.payment_id }),
    ...(row.invoice_number === null ? {} : { invoiceNumber: row.invoice_number }),
    attempts: row.attempts,
    openedAt: row.opened_at,
    changedAt: row.changed_at,
    ...(row.next_check_at === null ? {} : { nextCheckAt: row.next_check_at }),
    checks: row.checks,
    ...(row.unpaid_told_at === null ? {} : { unpaidNotifiedAt: row.unpaid_told_at }),
    ...(row.suspicion === null ? {} : { suspicion: row.suspicion }),
    ...(row.page === null ? {} : { page: row.page }),
    ...(row.campaign === null ? {} : { campaign: row.campaign }),
  };
}

export const findOrder = (db: Kysely<Tables>, providerOrderId: string) =>
  findBy(db, 'provider_order_id', providerOrderId);

export const findOrderByKey = (db: Kysely<Tables>, idempotencyKey: string) =>
  findBy(db, 'idempotency_key', idempotencyKey);

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

export function confirmOrder(
  db: Kysely<Tables>,
  engine: Database['engine'],
  given: Confirmation,
): Promise<Confirmed> {
  const { order, paymentId, from, submission, mails, paidAgain, nextCheckAt } = given;
  return db.transaction().execute(async (tx) => {
    // Of two orders of one address that are paid at the same moment, the second sees the first.
    if (engine === 'postgres' && order.email) {
      const place = `${order.edition} ${order.email}`;
      await sql`select pg_advisory_xact_lock(hashtextextended(${place}, 0))`.execute(tx);
    }
    // The winner of this update is the only one that registers.
    const won = await tx
      .updateTable('orders')
      .set({
        state: 'paid',
        payment_id: paymentId,
        changed_at: submission.receivedAt,
        next_check_at: nextCheckAt ?? null,
      })
      .where('id', '=', order.id)
      .where('state', 'in', from)
      .executeTakeFirst();
    if (won.numUpdatedRows > 0n) {
      await tx
        .updateTable('orders')
        .set({ invoice_number: await nextInvoiceNumber(tx, submission.receivedAt) })
        .where('id', '=', order.id)
        .execute();
      await insertSubmission(tx, submission, mails);
      // An erased address is nobody's.
      if (paidAgain && order.email && (await hasPaid(tx, order.edition, order.email, order.id))) {
        await insertSubmission(tx, paidAgain.submission, paidAgain.mails);
      }
      return 'registered';
    }
    const stands = await findBy(tx, 'id', order.id);
    if (stands?.paymentId === paymentId) return 'repeated';
    return stands?.state === 'paid' ? 'taken' : 'stuck';
  });
}

export async function moveOrder(
  db: Kysely<Tables>,
  id: string,
  to: OrderState,
  from: readonly OrderState[],
  now: number,
): Promise<boolean> {
  const moved = await db
    .updateTable('orders')
    .set({ state: to, changed_at: now })
    .where('id', '=', id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

export async function countPaid(db: Kysely<Tables>, edition: string): Promise<number> {
  const row = await db
    .selectFrom('orders')
    .where('edition', '=', edition)
    .where('state', '=', 'paid')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function hasPaid(
  db: Kysely<Tables>,
  edition: string,
  email: string,
  butOrder = '',
): Promise<boolean> {
  const row = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '!=', butOrder)
    .where('edition', '=', edition)
    .where('state', '=', 'paid')
    .where('email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
}
