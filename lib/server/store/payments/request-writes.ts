/** A request for payment is made, and cancelled. */
import type { Kysely, Transaction } from 'kysely';
import { freeSeats, holdSeat } from '#lib/server/store/batches/actions';
import type { EnquiryWrite } from '#lib/server/store/enquiries/enquiries';
import { changeEnquiryIn } from '#lib/server/store/enquiries/enquiry-writes';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { Asked, NewRequest, StoredRequest } from '#lib/server/store/payments/payment-store';
import { rowOf } from '#lib/server/store/record-rows';
import { Undone, unlessUndone } from '#lib/server/store/statements';

/** The request with its seats held, in place of an unpaid one: all of it or nothing. */
export const askPayment = (
  db: Kysely<Tables>,
  { write, request, seats }: NewRequest,
): Promise<Asked> =>
  unlessUndone<Asked>(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return { done: 'stale' };
      const now = write.event.at;
      const former = await lockOpen(tx, write.id);
      if (former.some(({ state }) => state === 'part')) throw new Undone({ done: 'part-paid' });
      for (const { number } of former)
        await close(tx, number, now, { replaced_by: request.number });
      if (!(await insertRequest(tx, request))) throw new Undone({ done: 'number-taken' });
      // Always in the same order: two requests would wait for each other.
      for (const { batch, until } of [...seats].sort((a, b) => (a.batch < b.batch ? -1 : 1))) {
        const seat = { batch, enquiry: write.id, request: request.number, until, now };
        const done = await holdSeat(tx, seat);
        if (done !== 'held') throw new Undone({ done, batch });
      }
      for (const { number } of former) await freeSeats(tx, { request: number });
      return { done: 'asked' };
    }),
  );

/** Those that may still be paid; others that change them wait until `tx` ends. */
const lockOpen = (tx: Transaction<Tables>, enquiryId: string) =>
  tx
    .selectFrom('payment_requests')
    .select(['number', 'state'])
    .where('enquiry_id', '=', enquiryId)
    .where('state', 'in', ['open', 'part'])
    .forUpdate()
    .execute();

async function close(
  tx: Transaction<Tables>,
  number: string,
  now: number,
  more: { readonly replaced_by?: string },
): Promise<void> {
  await tx
    .updateTable('payment_requests')
    .set({ state: 'cancelled', closed_at: now, ...more })
    .where('number', '=', number)
    .execute();
  await cancelParts(tx, number, now);
}

async function insertRequest(tx: Transaction<Tables>, request: StoredRequest): Promise<boolean> {
  const { parts, ...alone } = request;
  const kept = await tx
    .insertInto('payment_requests')
    .values(rowOf(alone))
    .onConflict((conflict) => conflict.column('number').doNothing())
    .returning('number')
    .executeTakeFirst();
  if (!kept) return false;
  const rows = parts.map((each) => ({
    ...rowOf(each),
    id: `${request.number}/${each.part}`,
    request: request.number,
  }));
  await tx.insertInto('payment_parts').values(rows).execute();
  return true;
}

/** What is unpaid of a request is no longer asked for; its seats are free. */
export const cancelPayment = (
  db: Kysely<Tables>,
  write: EnquiryWrite,
  number: string,
): Promise<'cancelled' | 'stale' | 'not-open'> =>
  unlessUndone(
    db.transaction().execute(async (tx) => {
      if (!(await changeEnquiryIn(tx, write))) return 'stale';
      const open = await lockOpen(tx, write.id);
      if (!open.some((each) => each.number === number)) throw new Undone('not-open');
      await close(tx, number, write.event.at, {});
      await freeSeats(tx, { request: number });
      return 'cancelled';
    }),
  );

/** What is unpaid of a request is no longer asked for. */
export const cancelParts = (tx: Kysely<Tables>, number: string, now: number) =>
  tx
    .updateTable('payment_parts')
    .set({ cancelled_at: now })
    .where('request', '=', number)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute();
