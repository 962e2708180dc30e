import { type Kysely, sql } from 'kysely';

/** Enquiries that staff said are of one person, though neither phone nor address says so. */
export async function persons(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('enquiries').addColumn('person', 'text').execute();
  await sql`create index enquiries_person on enquiries (person) where person is not null`.execute(
    db,
  );
}
