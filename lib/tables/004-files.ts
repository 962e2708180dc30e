import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

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
