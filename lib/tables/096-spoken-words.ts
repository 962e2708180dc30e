import { type Kysely, sql } from 'kysely';

/**
 * A search finds answers, notes and former names as well; what is stored already is read in batches while the site runs
 * (lib/enquiries/actions/record.ts). And what a mail server said of a mail it refused, in its own words.
 */
export async function spokenWords(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('spoken', 'text').execute();
  await sql`create index enquiries_unspoken on enquiries (id) where spoken is null`.execute(db);
  await db.schema.alterTable('outbox').addColumn('last_words', 'text').execute();
}
