import { type Kysely, sql } from 'kysely';

/** Free and taken seats at the last event about them, which is written with what changes them; absent means as at the last mail. */
export async function seatEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batches').addColumn('said_free', 'integer').execute();
  await db.schema.alterTable('batches').addColumn('said_taken', 'integer').execute();
  await sql`update batches set said_free = told_free, said_taken = told_taken`.execute(db);
}
