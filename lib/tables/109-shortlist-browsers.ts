import type { Kysely } from 'kysely';

/** The browsers in which a link was used, which shows that it was passed on. */
export async function shortlistBrowsers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shortlists')
    .addColumn('browsers', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute();
}
