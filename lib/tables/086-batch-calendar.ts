import type { Kysely } from 'kysely';

/** How many sessions a batch ever had: those that a move removed are cancelled in calendars. */
export async function batchCalendar(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batches').addColumn('most_sessions', 'integer').execute();
}
