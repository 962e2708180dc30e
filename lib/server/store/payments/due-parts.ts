/** Which parts are to be reminded of, and that it was done: once a day, whichever host is first. */
import type { Kysely } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';
import { follow } from '#lib/server/store/payments/invoices';
import { findPaymentRequest } from '#lib/server/store/payments/payment-reads';
import { asPart } from '#lib/server/store/payments/payment-rows';
import type { Consequence, DuePart } from '#lib/server/store/payments/payment-store';
import { hasChanged } from '#lib/server/store/statements';

/** Requests with an unpaid part that is due on one of these days and was not reminded of on `today`. */
export async function listDueParts(
  db: Kysely<Tables>,
  days: readonly string[],
  today: string,
): Promise<readonly DuePart[]> {
  const rows = await db
    .selectFrom('payment_parts')
    .selectAll()
    .where('due', 'in', days)
    .where('paid_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .where((row) => row.or([row('reminded', 'is', null), row('reminded', '!=', today)]))
    .orderBy('id')
    .execute();
  const due: DuePart[] = [];
  for (const row of rows) {
    const request = await findPaymentRequest(db, row.request);
    if (request?.enquiryId) due.push({ request, part: asPart(row) });
  }
  return due;
}

/** The mail and the note that it went; false where another host was first. */
export const remindOfPart = (
  db: Kysely<Tables>,
  { request, part }: DuePart,
  today: string,
  consequence: Consequence,
): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const marked = await tx
      .updateTable('payment_parts')
      .set({ reminded: today })
      .where('request', '=', request.number)
      .where('part', '=', part.part)
      .where('paid_at', 'is', null)
      .where('cancelled_at', 'is', null)
      .where((row) => row.or([row('reminded', 'is', null), row('reminded', '!=', today)]))
      .$call(hasChanged);
    if (!marked) return false;
    const { enquiryId } = request;
    const enquiry = await tx
      .selectFrom('enquiries')
      .select('id')
      .where('id', '=', enquiryId ?? '')
      .executeTakeFirst();
    if (enquiry) await follow(tx, enquiry.id, consequence);
    return enquiry !== undefined;
  });
