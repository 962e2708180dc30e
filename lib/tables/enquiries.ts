import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

/** The list of what is done holds what was closed as spam as well: its index leaves nothing out any more. */
export async function closedEnquiries(db: Kysely<unknown>): Promise<void> {
  await sql`create index enquiries_closed on enquiries (done_at) where state = 'done'`.execute(db);
  await sql`drop index enquiries_done`.execute(db);
}

/** The agreed next call decides when an enquiry is due, also where its promise is over; a hand-over is a mark. */
export async function nextCalls(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('handed_by', 'text').execute();
  await sql`update enquiries set due_at = again_at where state <> 'done' and again_at is not null and due_at <> again_at`.execute(
    db,
  );
}

/**
 * A search finds answers, notes and former names as well; what is stored already is read in batches while the site runs
 * (lib/enquiries/actions/record.ts). And what a mail server said of a mail it refused, in its own words.
 */
export async function spokenWords(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('spoken', 'text').execute();
  await sql`create index enquiries_unspoken on enquiries (id) where spoken is null`.execute(db);
  await db.schema.alterTable('outbox').addColumn('last_words', 'text').execute();
}

/** Each change is a row more, so that a text that was sent can be read later. */
export async function deskTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('desk_templates')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    // Empty: for every kind.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('removed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('desk_templates_key', ['id', 'version'])
    .execute();
}

/** Members who are away, and whose enquiries are assigned to them; the lists that members save; mails given up together. */
export async function deskTeam(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('closed_press', 'text').execute();
  await db.schema
    .createTable('desk_members')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    // A day in India, 2026-11-30; empty: at work.
    .addColumn('away_until', 'text', (column) => column.notNull())
    // JSON.
    .addColumn('languages', 'text', (column) => column.notNull())
    .addColumn('dealt', 'integer', (column) => column.notNull())
    .addColumn('member', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('desk_filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    // Empty: everybody's.
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('sift', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

/** A year of enquiries is added up by day from the index alone, in its order: the day in India. */
export async function outcomeDays(db: Kysely<unknown>): Promise<void> {
  await sql`create index enquiries_outcomes on enquiries
    (((received_at + 19800000) / 86400000), state, outcome, (reached_at is null)) where suspicious = 0`.execute(
    db,
  );
}

/** Enquiries that staff said are of one person, though neither phone nor address says so. */
export async function persons(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('person', 'text').execute();
  await sql`create index enquiries_person on enquiries (person) where person is not null`.execute(
    db,
  );
}

/** A page of a search that finds many is read in its order, until it is full. SQLite sorts them in less than the index costs. */
export async function foundOrder(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  if (engine === 'sqlite') return;
  await sql`create index enquiries_found on enquiries (due_at, (coalesce(done_at, 0)) desc, received_at desc)
    where suspicious = 0 or state = 'done'`.execute(db);
}

/** A mail may be planned for later on purpose, and mails of one kind to one person may go out as one. */
export async function mailGate(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('outbox').addColumn('not_before', 'bigint').execute();
  await db.schema.alterTable('outbox').addColumn('digest', 'text').execute();
  await sql`create index outbox_digest on outbox (digest)
    where digest is not null and sent_at is null`.execute(db);
}

/** The post as a candidate agreed to it, so that a change of it can be distinguished from better pay or a corrected spelling. */
export async function agreedWords(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('candidates').addColumn('agreed', 'text').execute();
}

/** Why a release that does not know a migration may not run beside it: shown to the operator who starts one. */
export async function brokenReleases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('migrations').addColumn('breaks', 'text').execute();
}

/** Why a resume is held; empty for one that is given out. */
export async function heldFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('held', 'text').execute();
}

/** Pages of resumes as pictures, which go with their file. */
export async function pagePictures(db: Kysely<unknown>, engine: Database['engine']): Promise<void> {
  await db.schema
    .createTable('page_pictures')
    .addColumn('file_id', 'text', (column) =>
      column.notNull().references('files.id').onDelete('cascade'),
    )
    .addColumn('page', 'integer', (column) => column.notNull())
    .addColumn('data', engine === 'postgres' ? sql`bytea` : sql`blob`, (column) => column.notNull())
    .addPrimaryKeyConstraint('page_pictures_key', ['file_id', 'page'])
    .execute();
}

/** A task goes with its enquiry; a kind has one open task for one cause. */
export async function tasks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('enquiry_id', 'text', (column) =>
      column.references('submissions.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('whole_day', 'integer', (column) => column.notNull())
    .addColumn('owner', 'text')
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('notified_at', 'bigint')
    .addColumn('ended_at', 'bigint')
    .addColumn('ended_by', 'text')
    .addColumn('ended_how', 'text')
    .addColumn('note', 'text')
    .execute();
  await sql`create unique index tasks_open on tasks (kind, subject) where ended_at is null`.execute(
    db,
  );
  await sql`create index tasks_due on tasks (due_at) where ended_at is null`.execute(db);
  await db.schema.createIndex('tasks_enquiry').on('tasks').column('enquiry_id').execute();
}
