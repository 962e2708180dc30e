import type { Kysely, Selectable } from 'kysely';
import type { OrderRow, Tables } from '#lib/server/store/migrations/schema';
import type { Order, OrderState } from '#lib/server/store/payments/orders';
import { storable, storableJson } from '#lib/server/store/submissions/storable';
import type { Buyer } from '#lib/shared/payments/request';

/** Keeps the order; where the key is known, the first order under it is kept and returned. */
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
    request: order.request ?? null,
    part: order.part ?? null,
    buyer: order.buyer === undefined ? null : storableJson(order.buyer),
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
    ...(row.request === null ? {} : { request: row.request }),
    ...(row.part === null ? {} : { part: row.part }),
    ...(row.buyer === null ? {} : { buyer: JSON.parse(row.buyer) as Buyer }),
  };
}

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
