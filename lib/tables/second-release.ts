import { type Kysely, sql } from 'kysely';

/** A draft with somebody else's address is separate: it neither replaces nor ends the other one. */
export async function draftBrowsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('drafts_by_browser')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('browser', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'bigint', (column) => column.notNull())
    .addColumn('transcript', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('drafts_of_browsers', ['email', 'browser'])
    .execute();
  await sql`insert into drafts_by_browser (email, browser, saved_at, transcript)
    select email, '', saved_at, transcript from drafts`.execute(db);
  await db.schema.dropTable('drafts').execute();
  await db.schema.alterTable('drafts_by_browser').renameTo('drafts').execute();
}
