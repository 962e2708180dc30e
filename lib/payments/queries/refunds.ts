/** Refunds: asked for once with their credit note, and followed until the provider has sent the money. */

import { type Kysely, sql, type Transaction } from 'kysely';
import { freeSeats } from '#lib/batches/queries/writes';
import { changeEnquiryIn } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { follow, insertDocument } from '#lib/payments/queries/invoices';
import { asRefund, cancelParts } from '#lib/payments/queries/requests';
import { withNumber } from '#lib/payments/rules/requests';
import type { NewRefund, Refund, RefundAsked, RefundOutcome } from '#lib/payments/schema';
import { rowOf, storable } from '#lib/platform/db/record-rows';
import { changed, claim, hasChanged, Undone, unlessUndone } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

export const askRefund = (
  db: Kysely<Tables>,
  { refund, prefix, document, refundedPaise, some, all }: NewRefund,
): Promise<RefundAsked> =>
  unlessUndone<RefundAsked>(
    db.transaction().execute(async (tx) => {
      await lockEnquiry(tx, refund.enquiryId ?? '');
      if ((await refundedOf(tx, refund.payment)) !== refundedPaise) return { done: 'stale' };
      const creditNote = document && (await insertDocument(tx, document, prefix));
      await insertRefund(tx, refund, creditNote);
      const isAll = refund.request !== undefined && (await isAllBack(tx, refund.request));
      const write = creditNote ? withNumber(isAll ? all : some, creditNote) : some;
      if (!(await changeEnquiryIn(tx, write))) throw new Undone({ done: 'stale' });
      const freed =
        isAll && document && refund.request
          ? await undoRequest(tx, refund.request, refund.askedAt)
          : [];
      return { done: 'asked', ...(creditNote && { creditNote }), freed };
    }),
  );

/** The lock makes the second of two simultaneous refunds see the first. */
const lockEnquiry = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('enquiries').select('id').where('id', '=', id).forUpdate().execute();

async function refundedOf(tx: Transaction<Tables>, payment: string): Promise<number> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(amount_paise), 0) as paise from refunds where payment = ${payment}`.execute(
    tx,
  );
  return rows[0]?.paise ?? 0;
}

/** Whether as much was credited for a request as was invoiced. */
async function isAllBack(tx: Transaction<Tables>, request: string): Promise<boolean> {
  const { rows } = await sql<{ paise: number }>`
    select coalesce(sum(case when kind = 'invoice' then total_paise else -total_paise end), 0) as paise
    from tax_documents where request = ${request}`.execute(tx);
  return (rows[0]?.paise ?? 0) === 0;
}

async function undoRequest(
  tx: Transaction<Tables>,
  request: string,
  now: number,
): Promise<readonly string[]> {
  await tx
    .updateTable('payment_requests')
    .set({ state: 'refunded', closed_at: now })
    .where('number', '=', request)
    .execute();
  await cancelParts(tx, request, now);
  return freeSeats(tx, { request });
}

async function insertRefund(
  tx: Transaction<Tables>,
  refund: Refund,
  creditNote: string | undefined,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values(rowOf({ ...refund, creditNote }))
    .execute();
  if (refund.state === 'refunded') await markReturned(tx, refund, refund.askedAt);
}

/** What belonged to nothing has gone back. */
const markReturned = (tx: Transaction<Tables>, { payment }: Refund, now: number) =>
  tx
    .updateTable('stray_payments')
    .set({ returned_at: now })
    .where('payment', '=', payment)
    .where('returned_at', 'is', null)
    .execute();

/** Up to `limit` refunds that the provider is to be asked about, each to one caller for `leaseMs`; counts a try. */
export async function claimRefunds(
  db: Kysely<Tables>,
  limit: number,
  leaseMs: number,
  now: number,
): Promise<readonly Refund[]> {
  const rows = await claim(db, 'refunds', {
    where: sql`next_try_at <= ${now}`,
    by: 'next_try_at',
    limit,
  })
    // Counted before it is sent: who crashes then is known to have tried.
    .set((eb) => ({ next_try_at: now + leaseMs, tries: eb('tries', '+', 1) }))
    .returningAll()
    .execute();
  return rows.map(asRefund);
}

/** Settles a claimed refund; false where another caller has settled it. */
export const settleRefund = (
  db: Kysely<Tables>,
  refund: Refund,
  { state, providerRefundId, nextTryAt, consequence }: RefundOutcome,
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const settled = await tx
      .updateTable('refunds')
      .set({
        state,
        next_try_at: nextTryAt ?? null,
        ...(providerRefundId !== undefined && { provider_refund_id: providerRefundId }),
        ...(nextTryAt === undefined && { settled_at: now }),
      })
      .where('id', '=', refund.id)
      .where('next_try_at', '=', refund.nextTryAt ?? 0)
      .$call(hasChanged);
    if (!settled) return false;
    if (state === 'refunded') await markReturned(tx, refund, now);
    const enquiry = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', refund.enquiryId ?? '')
      .executeTakeFirst();
    if (enquiry && consequence) await follow(tx, enquiry.id, consequence);
    return true;
  });

/** A refused refund was paid back by hand under `number`, in one with its line of the history; false where it stands otherwise. */
export const recordPaidBack = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  id: string,
  number: string,
  now: number,
): Promise<boolean> =>
  unlessUndone<boolean>(
    db.transaction().execute(async (tx) => {
      const row = await tx
        .updateTable('refunds')
        .set({ state: 'refunded', provider_refund_id: storable(number), settled_at: now })
        .where('id', '=', id)
        .where('state', '=', 'refused')
        .returningAll()
        .executeTakeFirst();
      if (!row) return false;
      await markReturned(tx, asRefund(row), now);
      if (!(await changeEnquiryIn(tx, write))) throw new Undone(false);
      return true;
    }),
  );

/** Makes every planned try due now. */
export const makeRefundsDue = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.updateTable('refunds').set({ next_try_at: now }).where('next_try_at', '>', now).$call(changed);
