/** Refunds: asked for once with their credit note, and followed until the provider has sent the money. */

import { type Kysely, sql, type Transaction } from 'kysely';
import { lacksBuyer } from '#lib/accounting/rules/invoice';
import { followSeats } from '#lib/batches/queries/seats';
import { seatSubject } from '#lib/batches/rules';
import { changeEnquiryIn, follow } from '#lib/enquiries/queries/changes';
import type { EnquiryWrite } from '#lib/enquiries/schema/enquiry';
import { insertDocument } from '#lib/payments/queries/invoices';
import { releaseSeats } from '#lib/payments/queries/release-seats';
import { asRefund, cancelParts, findPaymentRequest } from '#lib/payments/queries/requests';
import { batchesOf, firstClassSubject, withNumber } from '#lib/payments/rules/requests';
import { buyerDetailsTask, seatGoneSubject, transferTask } from '#lib/payments/rules/tasks';
import type {
  EnteredBuyer,
  ForeignRefund,
  NewRefund,
  PaidBack,
  Refund,
  RefundAsked,
  RefundOutcome,
} from '#lib/payments/schema';
import {
  changed,
  claim,
  hasChanged,
  rowOf,
  storable,
  Undone,
  unlessUndone,
} from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { endTasks, openTask } from '#lib/tasks/queries';
import type { TaskEnd } from '#lib/tasks/schema';

export const askRefund = (
  db: Kysely<Tables>,
  { some, all, ...given }: NewRefund,
): Promise<RefundAsked> =>
  unlessUndone<RefundAsked>(
    db.transaction().execute(async (tx) => {
      const { refund } = given;
      const stored = await storeRefund(tx, given);
      if (!stored) return { done: 'stale' };
      const { creditNote, isAll, freed } = stored;
      const follows = creditNote && isAll ? all : some;
      const write = follows && creditNote ? withNumber(follows, creditNote) : follows;
      if (write && !(await changeEnquiryIn(tx, write))) throw new Undone({ done: 'stale' });
      const by = { at: refund.askedAt, by: refund.askedBy, how: 'refund' };
      await settleTasks(tx, given, { isAll, end: by });
      return { done: 'asked', ...(creditNote && { creditNote }), freed };
    }),
  );

/** `known`: it was recorded before, or the site started it itself. */
export const recordForeignRefund = (
  db: Kysely<Tables>,
  { some, all, ...given }: ForeignRefund,
): Promise<'recorded' | 'known' | 'stale'> =>
  db.transaction().execute(async (tx) => {
    const { refund } = given;
    const known = await tx
      .selectFrom('refunds')
      .select('id')
      .where((row) =>
        row.or([
          row('id', '=', storable(refund.id)),
          row('provider_refund_id', '=', refund.providerRefundId ?? ''),
        ]),
      )
      .executeTakeFirst();
    if (known) return 'known';
    const stored = await storeRefund(tx, given);
    if (!stored) return 'stale';
    const { creditNote, isAll } = stored;
    const consequence = isAll ? all : some;
    if (refund.enquiryId && consequence) {
      await follow(
        tx,
        refund.enquiryId,
        creditNote ? withNumber(consequence, creditNote) : consequence,
      );
    }
    await settleTasks(tx, given, { isAll, end: { at: refund.askedAt, by: 'site', how: 'refund' } });
    return 'recorded';
  });

/** The refund with its credit note; `undefined` where another figure was refunded meanwhile. */
async function storeRefund(
  tx: Transaction<Tables>,
  { refund, prefix, document, refundedPaise }: Omit<NewRefund, 'some' | 'all'>,
) {
  await lockEnquiry(tx, refund.enquiryId ?? '');
  if (refund.enquiryId === undefined) await lockRequestOf(tx, refund.request ?? '');
  if ((await refundedOf(tx, refund.payment)) !== refundedPaise) return undefined;
  const creditNote = document && (await insertDocument(tx, document, prefix));
  await insertRefund(tx, refund, creditNote);
  const isAll = refund.request !== undefined && (await isAllBack(tx, refund.request));
  // An erased person cannot be asked.
  const enquiryId = document?.enquiryId;
  if (creditNote && enquiryId && !document.isCommercial && lacksBuyer(document)) {
    await openTask(tx, buyerDetailsTask({ number: creditNote, enquiryId }, refund.askedAt));
  }
  const freed =
    isAll && document && refund.request
      ? await undoRequest(tx, refund.request, refund.askedAt)
      : [];
  return { creditNote, isAll, freed };
}

interface Settled {
  readonly isAll: boolean;
  readonly end: TaskEnd;
}

async function settleTasks(
  tx: Transaction<Tables>,
  { refund, refundedPaise }: Pick<NewRefund, 'refund' | 'refundedPaise'>,
  { isAll, end }: Settled,
): Promise<void> {
  if (refund.state === 'transfer') await openTask(tx, transferTask(refund, refund.askedAt));
  const stray = await tx
    .selectFrom('stray_payments')
    .select('amount_paise')
    .where('payment', '=', refund.payment)
    .executeTakeFirst();
  if (stray && refundedPaise + refund.amountPaise >= stray.amount_paise) {
    await endTasks(tx, ['to-go-back'], [refund.payment], end);
  }
  const { request, enquiryId } = refund;
  if (isAll && request) await endTasksOfRequest(tx, { request, enquiryId }, end);
}

/** All of it went back: nothing is left to move, to pay or to begin. */
async function endTasksOfRequest(
  tx: Transaction<Tables>,
  { request, enquiryId }: { readonly request: string; readonly enquiryId?: string | undefined },
  end: TaskEnd,
): Promise<void> {
  const found = await findPaymentRequest(tx, request);
  // Without the enquiry its request stands for it (keepOwedTasks).
  const owner = enquiryId ?? request;
  const still = await tx
    .selectFrom('batch_seats')
    .select('batch')
    .where('enquiry', '=', owner)
    .where('taken_at', 'is not', null)
    .execute();
  const decided = batchesOf(found?.lines ?? []).filter(
    (batch) => !still.some((each) => each.batch === batch),
  );
  const subjects = decided.map((batch) => seatSubject(batch, owner));
  await endTasks(tx, ['batch-cancelled'], subjects, end);
  const parts = (found?.parts ?? []).map(({ part }) => `${request}/${part}`);
  await endTasks(tx, ['overdue-part'], parts, end);
  await endTasks(tx, ['follow-up'], [firstClassSubject(request), seatGoneSubject(request)], end);
}

/** The lock makes the second of two simultaneous refunds see the first. */
const lockEnquiry = (tx: Transaction<Tables>, id: string) =>
  tx.selectFrom('enquiries').select('id').where('id', '=', id).forUpdate().execute();

/** That of somebody who was erased has no enquiry to lock. */
const lockRequestOf = (tx: Transaction<Tables>, number: string) =>
  tx
    .selectFrom('payment_requests')
    .select('number')
    .where('number', '=', number)
    .forUpdate()
    .execute();

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
  const freed = await releaseSeats(tx, request);
  await followSeats(tx, freed, now);
  return freed;
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

export const markReturned = (tx: Transaction<Tables>, { payment }: Refund, now: number) =>
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
    // It may have been erased while the provider was asked.
    const enquiry = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', refund.enquiryId ?? '')
      .executeTakeFirst();
    if (state === 'refused') {
      await openTask(tx, transferTask({ ...refund, enquiryId: enquiry?.id, state }, now));
    }
    if (enquiry && consequence) await follow(tx, enquiry.id, consequence);
    return true;
  });

/**
 * Staff have paid back what the provider would not or could not send, in one with its line of the history; false where it
 * is otherwise. Without `write` its enquiry was erased.
 */
export const recordPaidBack = (
  db: Kysely<Tables>,
  write: EnquiryWrite | undefined,
  { id, number, method, on, by, at }: PaidBack,
): Promise<boolean> =>
  unlessUndone<boolean>(
    db.transaction().execute(async (tx) => {
      await lockEnquiry(tx, write?.id ?? '');
      const row = await tx
        .updateTable('refunds')
        .set({
          state: 'refunded',
          provider_refund_id: storable(number),
          paid_back_method: method,
          paid_back_on: on,
          settled_at: at,
        })
        .where('id', '=', storable(id))
        .where('state', 'in', ['refused', 'transfer'])
        .returningAll()
        .executeTakeFirst();
      if (!row) return false;
      await markReturned(tx, asRefund(row), at);
      await endTasks(tx, ['transfer'], [id], { at, by, how: 'paid-back' });
      if (write && !(await changeEnquiryIn(tx, write))) throw new Undone(false);
      return true;
    }),
  );

/** Fills in what a document was issued without, and nothing else of it; false where it lacks nothing. */
export const enterBuyer = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  { number, address, state, by, at }: EnteredBuyer,
): Promise<boolean> =>
  unlessUndone<boolean>(
    db.transaction().execute(async (tx) => {
      await lockEnquiry(tx, write.id);
      const filled = await tx
        .updateTable('tax_documents')
        .set((row) => ({
          address: row
            .case()
            .when('address', '=', '')
            .then(storable(address))
            .else(row.ref('address'))
            .end(),
          state: row.case().when('state', '=', '').then(state).else(row.ref('state')).end(),
        }))
        .where('number', '=', storable(number))
        .where('enquiry_id', '=', write.id)
        .where('gstin', '=', '')
        .where((row) => row.or([row('address', '=', ''), row('state', '=', '')]))
        .$call(hasChanged);
      if (!filled) return false;
      await endTasks(tx, ['buyer-details'], [number], { at, by, how: 'buyer-details' });
      if (!(await changeEnquiryIn(tx, write))) throw new Undone(false);
      return true;
    }),
  );

export const makeRefundsDue = (db: Kysely<Tables>, now: number): Promise<number> =>
  db.updateTable('refunds').set({ next_try_at: now }).where('next_try_at', '>', now).$call(changed);
