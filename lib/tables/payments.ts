import { type Kysely, sql } from 'kysely';

/**
 * Requests for payment with their parts, tax documents (invoices and credit notes), refunds, and money that belongs to no
 * open part. A row of an erased person stays without them: the reference to the submission empties itself.
 */
export async function payments(db: Kysely<unknown>): Promise<void> {
  await requests(db);
  await documents(db);
  await moneyBack(db);
  await db.schema.alterTable('orders').addColumn('request', 'text').execute();
  await db.schema.alterTable('orders').addColumn('part', 'integer').execute();
  await db.schema.alterTable('orders').addColumn('buyer', 'text').execute();
  await sql`create index orders_request on orders (request) where request is not null`.execute(db);
}

async function requests(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('payment_requests')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.references('submissions.id').onDelete('set null'),
    )
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('discount_paise', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('taxable_paise', 'bigint', (column) => column.notNull())
    .addColumn('gst_paise', 'bigint', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('replaced_by', 'text')
    .addColumn('closed_at', 'bigint')
    .execute();
  await sql`create index payment_requests_open on payment_requests (until) where state in ('open', 'part')`.execute(
    db,
  );
  await sql`create unique index payment_requests_one on payment_requests (enquiry_id)
    where state in ('open', 'part') and enquiry_id is not null`.execute(db);
  await db.schema
    .createIndex('payment_requests_enquiry')
    .on('payment_requests')
    .columns(['enquiry_id', 'made_at'])
    .execute();
  await db.schema
    .createTable('payment_parts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request', 'text', (column) =>
      column.notNull().references('payment_requests.number').onDelete('cascade'),
    )
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('due', 'text', (column) => column.notNull())
    .addColumn('taxable_paise', 'bigint', (column) => column.notNull())
    .addColumn('gst_paise', 'bigint', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('paid_at', 'bigint')
    .addColumn('cancelled_at', 'bigint')
    .addColumn('invoice_number', 'text')
    .addColumn('reminded', 'text')
    .execute();
  await db.schema
    .createIndex('payment_parts_request')
    .on('payment_parts')
    .columns(['request', 'part'])
    .execute();
  await sql`create index payment_parts_due on payment_parts (due)
    where paid_at is null and cancelled_at is null`.execute(db);
}

async function documents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tax_documents')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('of_invoice', 'text')
    .addColumn('request', 'text')
    .addColumn('part', 'integer')
    .addColumn('enquiry_id', 'text', (column) =>
      column.references('submissions.id').onDelete('set null'),
    )
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('received_on', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('gstin', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('place_of_supply', 'text', (column) => column.notNull())
    .addColumn('lines', 'text', (column) => column.notNull())
    .addColumn('taxable_paise', 'bigint', (column) => column.notNull())
    .addColumn('cgst_paise', 'bigint', (column) => column.notNull())
    .addColumn('sgst_paise', 'bigint', (column) => column.notNull())
    .addColumn('igst_paise', 'bigint', (column) => column.notNull())
    .addColumn('total_paise', 'bigint', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .execute();
  for (const [name, columns] of [
    ['tax_documents_issued', ['issued_at', 'number']],
    ['tax_documents_request', ['request']],
    ['tax_documents_invoice', ['of_invoice']],
    ['tax_documents_enquiry', ['enquiry_id']],
    ['tax_documents_payment', ['payment']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('tax_documents')
      .columns([...columns])
      .execute();
  }
}

async function moneyBack(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('stray_payments')
    .addColumn('payment', 'text', (column) => column.primaryKey())
    .addColumn('why', 'text', (column) => column.notNull())
    .addColumn('request', 'text')
    .addColumn('part', 'integer')
    .addColumn('provider_order_id', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.references('submissions.id').onDelete('set null'),
    )
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('returned_at', 'bigint')
    .execute();
  await sql`create index stray_payments_open on stray_payments (received_at)
    where returned_at is null`.execute(db);
  await db.schema
    .createIndex('stray_payments_enquiry')
    .on('stray_payments')
    .column('enquiry_id')
    .execute();
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment', 'text', (column) => column.notNull())
    .addColumn('invoice', 'text')
    .addColumn('credit_note', 'text', (column) => column.unique())
    .addColumn('request', 'text')
    .addColumn('enquiry_id', 'text', (column) =>
      column.references('submissions.id').onDelete('set null'),
    )
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('amount_paise', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('provider_refund_id', 'text')
    .addColumn('asked_by', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('settled_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('next_try_at', 'bigint')
    .execute();
  await sql`create index refunds_due on refunds (next_try_at) where next_try_at is not null`.execute(
    db,
  );
  await db.schema.createIndex('refunds_payment').on('refunds').column('payment').execute();
  await db.schema.createIndex('refunds_enquiry').on('refunds').column('enquiry_id').execute();
}
