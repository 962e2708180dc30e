import { type Kysely, sql } from 'kysely';

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
