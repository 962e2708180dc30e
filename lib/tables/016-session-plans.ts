import type { Kysely } from 'kysely';

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
