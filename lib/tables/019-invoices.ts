import type { Kysely } from 'kysely';

/** Numbers of tax invoices: a row for each series holds the last one, an order its own. */
export async function invoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('invoice_series')
    .addColumn('series', 'text', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  await db.schema.alterTable('orders').addColumn('invoice_number', 'text').execute();
  await db.schema
    .createIndex('orders_invoice')
    .unique()
    .on('orders')
    .column('invoice_number')
    .execute();
}
