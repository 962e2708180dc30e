import { type Kysely, sql } from 'kysely';

export async function orders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('accounting_exp', 'text', (column) => column.notNull())
    .addColumn('preferred_lang', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider_order_id', 'text', (column) => column.notNull().unique())
    .addColumn('payment_id', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('next_check_at', 'bigint')
    .addColumn('checks', 'integer', (column) => column.notNull())
    .addColumn('unpaid_told_at', 'bigint')
    .addColumn('suspicion', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();
  await db.schema
    .createIndex('orders_edition')
    .on('orders')
    .columns(['edition', 'state'])
    .execute();
  await sql`create index orders_open on orders (next_check_at) where next_check_at is not null`.execute(
    db,
  );

  await db.schema
    .createTable('payment_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('provider_order_id', 'text')
    .addColumn('payment_id', 'text')
    .addColumn('detail', 'text')
    .execute();
  await db.schema
    .createIndex('payment_events_order')
    .on('payment_events')
    .column('provider_order_id')
    .execute();
}
