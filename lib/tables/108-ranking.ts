import { type Kysely, sql } from 'kysely';

/**
 * A ranking reads two narrow places: the facts with their time of receipt, and the applications in no list. Facts of
 * before are derived again, at the first look.
 */
export async function ranking(db: Kysely<unknown>): Promise<void> {
  await sql`delete from application_facts`.execute(db);
  await db.schema
    .alterTable('application_facts')
    .addColumn('received_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('enquiries_outcome')
    .on('enquiries')
    .columns(['kind', 'outcome', 'suspicious', 'id'])
    .execute();
}
