import { type Kysely, sql } from 'kysely';

/** Whether a virus scanner has seen a file; empty where there was none to ask. */
export async function fileScans(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('scan', 'text').execute();
  await sql`create index files_unscanned on files (id) where scan = 'waiting'`.execute(db);
}
