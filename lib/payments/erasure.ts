/** What law asks of the books stays without the person: CGST Rules, rule 46(d) to (f), and section 36 of the CGST Act. */
import { type Kysely, sql } from 'kysely';
import { cancelParts } from '#lib/payments/queries/requests';
import { openStates } from '#lib/payments/rules/requests';
import { changed } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

/** From this taxable value on, name and address of who is not registered belong on the invoice. */
const namedFromPaise = 50_000_00;

/**
 * After submissions were deleted, in the same transaction: their rows have lost the reference to them. Nothing more is asked
 * for; a name stays where the buyer is registered, or the supply is of ₹50,000 or more.
 */
export async function emptyErasedPayments(tx: Kysely<Tables>, now: number): Promise<void> {
  const open = await tx
    .selectFrom('payment_requests')
    .select('number')
    .where('enquiry_id', 'is', null)
    .where('state', 'in', openStates)
    .execute();
  for (const { number } of open) {
    await cancelParts(tx, number, now);
    await tx
      .updateTable('payment_requests')
      .set({ state: 'cancelled', closed_at: now })
      .where('number', '=', number)
      .execute();
  }
  await sql`update payment_requests set reason = '' where enquiry_id is null and reason <> ''`.execute(
    tx,
  );
  await sql`update orders set buyer = null where buyer is not null and request in (
    select number from payment_requests where enquiry_id is null)`.execute(tx);
  await sql`update tax_documents set name = '', address = '', reason = ''
    where enquiry_id is null and gstin = '' and (name <> '' or address <> '' or reason <> '')
      and coalesce((select taxable_paise from payment_requests where number = tax_documents.request), taxable_paise)
        < ${namedFromPaise}`.execute(tx);
  await sql`update refunds set reason = '' where enquiry_id is null and reason <> ''`.execute(tx);
}

/** Deletes documents issued before then, with what belongs to them. */
export function forgetPayments(db: Kysely<Tables>, before: number): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const gone = await tx
      .deleteFrom('tax_documents')
      .where('issued_at', '<', before)
      .$call(changed);
    await tx.deleteFrom('refunds').where('asked_at', '<', before).execute();
    await tx.deleteFrom('stray_payments').where('received_at', '<', before).execute();
    await tx.deleteFrom('payment_requests').where('made_at', '<', before).execute();
    return gone;
  });
}
