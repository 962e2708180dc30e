import { type Kysely, sql } from 'kysely';

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
