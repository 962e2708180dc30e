import { type Kysely, sql } from 'kysely';

/** Batches, who holds or has a seat in them, who came, and who asked or waits for one. */
export async function batches(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('batches')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('what', 'text', (column) => column.notNull())
    .addColumn('starts', 'text', (column) => column.notNull())
    .addColumn('days', 'text', (column) => column.notNull())
    .addColumn('from_time', 'text', (column) => column.notNull())
    .addColumn('to_time', 'text', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('join_by', 'text')
    .addColumn('trainer', 'text')
    .addColumn('note', 'text')
    .addColumn('sample', 'integer', (column) => column.notNull())
    .addColumn('sessions', 'text', (column) => column.notNull())
    .addColumn('hours', 'integer', (column) => column.notNull())
    .addColumn('begins_at', 'bigint', (column) => column.notNull())
    .addColumn('closes_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('place', 'text')
    .addColumn('join_number', 'integer', (column) => column.notNull())
    .addColumn('join_at', 'bigint')
    .addColumn('moves', 'integer', (column) => column.notNull())
    .addColumn('moved_at', 'bigint')
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .addColumn('cancelled_at', 'bigint')
    .addColumn('cancel_reason', 'text')
    // The number of free seats in the last notice to staff: each seat is announced once.
    .addColumn('told_free', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_by', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('batches_ends').on('batches').columns(['ends_at', 'id']).execute();
  await db.schema
    .createTable('batch_seats')
    .addColumn('batch', 'text', (column) =>
      column.notNull().references('batches.id').onDelete('cascade'),
    )
    .addColumn('enquiry', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('held_until', 'bigint', (column) => column.notNull())
    .addColumn('taken_at', 'bigint')
    .addColumn('passed', 'integer')
    .addPrimaryKeyConstraint('batch_seats_pk', ['batch', 'enquiry'])
    .execute();
  await db.schema.createIndex('batch_seats_request').on('batch_seats').column('request').execute();
  await db.schema.createIndex('batch_seats_enquiry').on('batch_seats').column('enquiry').execute();
  await db.schema
    .createTable('batch_attendance')
    .addColumn('batch', 'text', (column) => column.notNull())
    .addColumn('enquiry', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('present', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('batch_attendance_pk', ['batch', 'enquiry', 'day'])
    .addForeignKeyConstraint(
      'batch_attendance_seat',
      ['batch', 'enquiry'],
      'batch_seats',
      ['batch', 'enquiry'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
  await db.schema
    .createTable('batch_wishes')
    .addColumn('batch', 'text', (column) =>
      column.notNull().references('batches.id').onDelete('cascade'),
    )
    .addColumn('enquiry', 'text', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('waits', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('batch_wishes_pk', ['batch', 'enquiry'])
    .execute();
  await db.schema
    .createIndex('batch_wishes_enquiry')
    .on('batch_wishes')
    .column('enquiry')
    .execute();
  await sql`create index batch_wishes_waiting on batch_wishes (batch, at) where waits = 1`.execute(
    db,
  );
}

/** How many sessions a batch ever had: those that a move removed are cancelled in calendars. */
export async function batchCalendar(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batches').addColumn('most_sessions', 'integer').execute();
}

/**
 * Since when a seat is held and when it came from another batch; how many seats were taken at the last notice, and when one
 * came free; parts that wait for what becomes of a cancelled batch; the invoice that was issued in the place of another.
 */
export async function seatsInSequence(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batch_seats').addColumn('held_at', 'bigint').execute();
  await db.schema.alterTable('batch_seats').addColumn('moved_at', 'bigint').execute();
  await sql`update batch_seats set held_at =
    (select made_at from payment_requests where number = batch_seats.request)`.execute(db);
  await db.schema
    .alterTable('batches')
    .addColumn('told_taken', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update batches set told_taken = (select count(*) from batch_seats
    where batch_seats.batch = batches.id and taken_at is not null)`.execute(db);
  await db.schema.alterTable('batches').addColumn('freed_at', 'bigint').execute();
  await db.schema.alterTable('payment_parts').addColumn('suspended_at', 'bigint').execute();
  await db.schema.alterTable('tax_documents').addColumn('replaced_by', 'text').execute();
}

/** Free and taken seats at the last event about them, which is written with what changes them; absent means as at the last mail. */
export async function seatEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batches').addColumn('said_free', 'integer').execute();
  await db.schema.alterTable('batches').addColumn('said_taken', 'integer').execute();
  await sql`update batches set said_free = told_free, said_taken = told_taken`.execute(db);
}
