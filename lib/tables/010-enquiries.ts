import { type Kysely, sql } from 'kysely';

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
