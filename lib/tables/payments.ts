import { type Kysely, sql } from 'kysely';
import { editions } from '#data/webinars';
import type { Database } from '#lib/platform/db/database';
import { rowOf } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { isoDayInIndia } from '#lib/platform/values/india';

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

/** The page an order was opened from, and the campaign of its address: its registration is sent from there. */
export async function orderPages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('orders').addColumn('page', 'text').execute();
  await db.schema.alterTable('orders').addColumn('campaign', 'text').execute();
}

/** Sums of months and groups read it by itself: 20,000 documents are added up without their rows. */
export async function books(db: Kysely<unknown>): Promise<void> {
  await sql`create index tax_documents_sums on tax_documents
    (kind, issued_at, taxable_paise, cgst_paise, sgst_paise, igst_paise, total_paise)`.execute(db);
  await sql`create index orders_invoiced on orders (changed_at) where invoice_number is not null`.execute(
    db,
  );
}

const erased = 'erased on request';

/** The rate and the code of service of every webinar that was sold before this migration. */
const gstPercent = 18;
const sac = '999293';

interface PaidOrder {
  readonly number: string;
  readonly edition: string;
  readonly payment_id: string;
  readonly changed_at: number;
  readonly amount_paise: number;
  readonly name: string;
  readonly enquiry: string | null;
}

/** A webinar is sold as a training is: with a document in the ledger, and an order says nothing that only the other has. */
export async function oneSale(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  await documentWebinars(db);
  await emptyParts(db, engine);
}

/**
 * Paid orders that had only the number of an invoice get the invoice itself, with the amounts that were computed from the order
 * until now. Their place of supply stays empty, which means the supplier's own State: a migration does not know the GSTIN of
 * the site.
 */
async function documentWebinars(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<PaidOrder>`
    select invoice_number as number, edition, payment_id, changed_at, amount_paise, name,
      (select id from submissions where submissions.id = orders.id) as enquiry
    from orders where invoice_number is not null and request is null and state = 'paid'
      and not exists (select 1 from tax_documents where number = orders.invoice_number)`.execute(
    db,
  );
  for (const { number, edition, payment_id, changed_at, amount_paise, name, enquiry } of rows) {
    const { title } = editions.find(({ id }) => id === edition) ?? editions[0];
    const taxablePaise = Math.round((amount_paise * 100) / (100 + gstPercent));
    const gstPaise = amount_paise - taxablePaise;
    const sgstPaise = Math.floor(gstPaise / 2);
    const document = {
      kind: 'invoice' as const,
      issuedAt: changed_at,
      receivedOn: isoDayInIndia(changed_at),
      name: name === erased ? '' : name,
      ...{ address: '', gstin: '', state: '', placeOfSupply: '' },
      lines: [
        {
          code: 'webinar',
          label: `Live webinar: ${title}`,
          sac,
          feePaise: taxablePaise,
          discountPaise: 0,
          taxablePaise,
        },
      ],
      ...{ taxablePaise, cgstPaise: gstPaise - sgstPaise, sgstPaise, igstPaise: 0 },
      totalPaise: amount_paise,
      method: 'razorpay' as const,
      payment: payment_id,
      ...{ reason: '', reference: '' },
    };
    await (db as Kysely<Tables>)
      .insertInto('tax_documents')
      .values({ ...rowOf(document), number, enquiry_id: enquiry })
      .execute();
  }
}

const registrant = ['edition', 'name', 'email', 'phone', 'accounting_exp', 'preferred_lang'];

/** An order for a part of a request has no registrant: its columns were empty texts, and are null from now on. */
async function emptyParts(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  const table = db.schema.alterTable('orders');
  if (engine === 'postgres') {
    for (const name of registrant)
      await table.alterColumn(name, (to) => to.dropNotNull()).execute();
  } else {
    await db.schema.dropIndex('orders_edition').execute();
    for (const name of registrant) {
      await table.addColumn('nullable', 'text').execute();
      await sql`update orders set nullable = ${sql.ref(name)}`.execute(db);
      await table.dropColumn(name).execute();
      await table.renameColumn('nullable', name).execute();
    }
    const index = db.schema.createIndex('orders_edition').on('orders');
    await index.columns(['edition', 'state']).execute();
  }
  const nulls = sql.join(registrant.map((name) => sql`${sql.ref(name)} = null`));
  await sql`update orders set ${nulls} where request is not null`.execute(db);
}

/**
 * Documents may round off and may be a credit without tax; of money that staff transfer back themselves it is stored how and
 * when they did. Absent values mean what the former release means.
 */
export async function moneyInSequence(db: Kysely<unknown>): Promise<void> {
  const documents = db.schema.alterTable('tax_documents');
  await documents.addColumn('rounding_paise', 'integer').execute();
  await documents.addColumn('is_commercial', 'integer').execute();
  const refunds = db.schema.alterTable('refunds');
  await refunds.addColumn('paid_back_method', 'text').execute();
  await refunds.addColumn('paid_back_on', 'text').execute();
}
