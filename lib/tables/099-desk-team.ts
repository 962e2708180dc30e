import type { Kysely } from 'kysely';

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
