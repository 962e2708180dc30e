import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';

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
