import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

/** A draft with somebody else's address is separate: it neither replaces nor ends the other one. */
export async function draftBrowsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts_by_browser')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_of_browsers', ['email', 'browser'])
    .execute();
  await sql`insert into drafts_by_browser (email, browser, saved_at, transcript)
    select email, '', saved_at, transcript from drafts`.execute(db);
  await db.schema.dropTable('drafts').execute();
  await db.schema.alterTable('drafts_by_browser').renameTo('drafts').execute();
}

/** Whether a virus scanner has seen a file; empty where there was none to ask. */
export async function fileScans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('scan', 'text').execute();
  await sql`create index files_unscanned on files (id) where scan = 'waiting'`.execute(db);
}

/**
 * The desk has tables of its own: nothing of a million submissions is rewritten, and those stored before get their
 * rows in batches while the site runs (lib/enquiries/actions/record.ts).
 */
export async function enquiries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) =>
      column.primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('reference', 'text', (column) => column.notNull().unique())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .addColumn('suspicious', 'integer', (column) => column.notNull())
    .addColumn('promised_by', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('member', 'text')
    // Never empty, so that an index gives the order of the list.
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('again_at', 'bigint')
    .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('reached_at', 'bigint')
    .addColumn('kept_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('done_at', 'bigint')
    .addColumn('wish_time', 'text')
    .addColumn('wish_language', 'text')
    .addColumn('touched_at', 'bigint')
    .addColumn('promise_told_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone_key', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .execute();
  await sql`create index enquiries_open on enquiries (due_at, received_at) where state <> 'done' and suspicious = 0`.execute(
    db,
  );
  await sql`create index enquiries_done on enquiries (done_at) where state = 'done' and suspicious = 0`.execute(
    db,
  );
  await sql`create index enquiries_suspicious on enquiries (received_at) where suspicious = 1`.execute(
    db,
  );
  await db.schema
    .createIndex('enquiries_received')
    .on('enquiries')
    .columns(['received_at', 'kind', 'promised_by', 'kept_at', 'state', 'suspicious'])
    .execute();
  await db.schema.createIndex('enquiries_email').on('enquiries').column('email').execute();
  await sql`create index enquiries_phone on enquiries (phone_key) where phone_key <> ''`.execute(
    db,
  );

  await db.schema
    .createTable('enquiry_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) =>
      column.notNull().references('enquiries.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('member', 'text')
    .addColumn('member_name', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('enquiry_events_enquiry')
    .on('enquiry_events')
    .columns(['enquiry_id', 'at'])
    .execute();
  await sql`create index enquiry_events_members on enquiry_events (at) where actor = 'member'`.execute(
    db,
  );
}

/** Events for another system live as mails do; they outlive the enquiry they describe, emptied to its reference. */
export async function webhookEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('reference', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('emptied', 'text', (column) => column.notNull())
    .addColumn('queued_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('deferred_since', 'bigint')
    .addColumn('lease_owner', 'text')
    .addColumn('lease_token', 'text')
    .addColumn('leased_until', 'bigint')
    .addColumn('sent_at', 'bigint')
    .addColumn('gave_up_at', 'bigint')
    .addColumn('closed_at', 'bigint')
    .addColumn('last_error', 'text')
    .execute();
  await sql`create index webhook_events_unsent on webhook_events (queued_at) where sent_at is null`.execute(
    db,
  );
  await db.schema
    .createIndex('webhook_events_reference')
    .on('webhook_events')
    .column('reference')
    .execute();
}

/** Desk sessions and sign-in mails: hashes only. */
export async function deskSignIns(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('signed_in_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('desk_sign_ins')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('browser_hash', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('back', 'text', (column) => column.notNull())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('wrong', 'integer', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('desk_sign_ins_browser')
    .on('desk_sign_ins')
    .column('browser_hash')
    .execute();
}

export async function sessionPlans(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session_plans')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('link', 'text')
    // Counts the links entered, so that each is mailed once.
    .addColumn('link_number', 'integer', (column) => column.notNull())
    .addColumn('link_at', 'bigint')
    .addColumn('notes', 'text', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('mail_stops')
    .addColumn('email_hash', 'text', (column) => column.primaryKey())
    .addColumn('stopped_at', 'bigint', (column) => column.notNull())
    .execute();
}

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

/** Certificates that can be checked by their number, and the public keys that ever signed one. */
export async function certificates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('certificates')
    .addColumn('number', 'text', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('consent', 'integer', (column) => column.notNull())
    .addColumn('issued_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute();
  await db.schema
    .createIndex('certificates_by_holder')
    .on('certificates')
    .columns(['holder', 'what', 'date'])
    .execute();
  await db.schema
    .createIndex('certificates_by_time')
    .on('certificates')
    .columns(['issued_at', 'number'])
    .execute();
  await db.schema
    .createTable('certificate_keys')
    .addColumn('public_key', 'text', (column) => column.primaryKey())
    .addColumn('first_used_at', 'bigint', (column) => column.notNull())
    .execute();
}

/** Applications on their way to another phone: ciphertext alone. */
export async function continuations(
  db: Kysely<unknown>,
  engine: Database['engine'],
): Promise<void> {
  await db.schema
    .createTable('continuations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // The hash of the sender's idempotency key: an upload whose response was lost is not stored twice.
    .addColumn('key_hash', 'text', (column) => column.unique())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    // Empty once it was taken or deleted; the row stays until its end, so that the first phone can tell.
    .addColumn('body', engine === 'postgres' ? sql`bytea` : sql`blob`)
    .execute();
  await db.schema.createIndex('continuations_end').on('continuations').column('ends_at').execute();
}

/** Which webinar session a registration is for, by its id; unknown for older ones. */
export async function sessions(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('submissions').addColumn('session', 'text').execute();
  await db.schema
    .createIndex('submissions_session')
    .on('submissions')
    .columns(['session', 'received_at'])
    .execute();
}

/** Erased people as keyed hashes, so that a restored backup can erase them again. */
export async function erasures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('erasures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** How often a page was opened on a day, from where and by which campaign: counts alone. And where a form was sent from. */
export async function pageViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page_views')
    // In India, as 2026-11-22.
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('many', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('page_views_of_days', ['day', 'what', 'name'])
    .execute();
  await db.schema.alterTable('submissions').addColumn('page', 'text').execute();
  await db.schema.alterTable('submissions').addColumn('campaign', 'text').execute();
}

/**
 * A draft of each browser is in a table of its own, and `drafts` is again what release 1.0.0 writes to: it keeps one
 * for an address by `on conflict (email)`, which 008 took from it while hosts of that release still served.
 */
export async function formerDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('drafts').renameTo('browser_drafts').execute();
  await db.schema
    .createTable('drafts')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into drafts (email, saved_at, transcript)
    select email, saved_at, transcript from browser_drafts where browser = ''`.execute(db);
  await sql`delete from browser_drafts where browser = ''`.execute(db);
}

/** Beside each migration the last one of the oldest release that may still run on a store with it. */
export async function oldestReader(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('migrations').addColumn('oldest_reader', 'text').execute();
}
