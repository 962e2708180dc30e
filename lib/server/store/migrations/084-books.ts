import { type Kysely, sql } from 'kysely';

/** Sums by month read what was invoiced: of webinars the order has the number. */
export async function books(db: Kysely<unknown>): Promise<void> {
  await sql`create index orders_invoiced on orders (changed_at) where invoice_number is not null`.execute(
    db,
  );
}
