import { type Kysely, sql } from 'kysely';

/**
 * A draft of each browser is in a table of its own, and `drafts` is again what release 1.0.0 writes to: it keeps one
 * for an address by `on conflict (email)`, which 008 took from it while hosts of that release still served.
 */
export async function formerDrafts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('drafts').renameTo('browser_drafts').execute();
  await db.schema
    .createTable('drafts')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .execute();
  await sql`insert into drafts (email, saved_at, transcript)
    select email, saved_at, transcript from browser_drafts where browser = ''`.execute(db);
  await sql`delete from browser_drafts where browser = ''`.execute(db);
}
