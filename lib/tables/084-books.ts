import { type Kysely, sql } from 'kysely';

/** Sums of months and groups read it by itself: 20,000 documents are added up without their rows. */
export async function books(db: Kysely<unknown>): Promise<void> {
  await sql`create index tax_documents_sums on tax_documents
    (kind, issued_at, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)`.execute(db);
  await sql`create index orders_invoiced on orders (changed_at) where invoice_number is not null`.execute(
    db,
  );
}
