import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

export async function firstTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .addColumn('suspicion', 'text')
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('submissions_email').on('submissions').column('email').execute();

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('message_id', 'text', (column) => column.notNull().unique())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deferred_since', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_token', 'text')
    .addColumn('leased_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('gave_up_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await db.schema.createIndex('outbox_submission').on('outbox').column('submission_id').execute();
  // Stays small however many were sent: claims and the backlog read nothing else.
  await sql`create index outbox_unsent on outbox (queued_at) where sent_at is null`.execute(db);

  await db.schema
    .createTable('visits')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('visits_ends').on('visits').column('ends_at').execute();

  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('probes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

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

export async function drafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .execute();
}

export async function files(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  await db.schema
    .createTable('files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('data', engine === 'postgres' ? sql`bytea` : sql`blob`, (column) => column.notNull())
    .execute();
  await db.schema.createIndex('files_submission').on('files').column('submission_id').execute();
}

/** Lists, counts and the daily job read it without touching the texts themselves. */
export async function leads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('submissions_received')
    .on('submissions')
    .columns(['received_at', 'id'])
    .execute();
  await sql`create index submissions_suspect on submissions (received_at) where suspicion is not null`.execute(
    db,
  );
  await db.schema
    .createIndex('outbox_states')
    .on('outbox')
    .columns(['submission_id', 'sent_at', 'gave_up_at'])
    .execute();
  await db.schema.dropIndex('outbox_submission').execute();
}

/** Notices about drafts are deleted every day: without reading all other submissions. */
export async function draftNotes(db: Kysely<unknown>): Promise<void> {
  await sql`create index submissions_drafts on submissions (received_at) where kind = 'webinar-draft'`.execute(
    db,
  );
}

/** A failed mail can be closed by hand; the index answers the counts without reading the mails. */
export async function closedMails(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('closed_at', 'bigint').execute();
  await db.schema.dropIndex('outbox_states').execute();
  await db.schema
    .createIndex('outbox_states')
    .on('outbox')
    .columns(['submission_id', 'sent_at', 'gave_up_at', 'closed_at'])
    .execute();
}
