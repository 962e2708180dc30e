import type { Kysely } from 'kysely';

export async function drafts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .execute();
}
