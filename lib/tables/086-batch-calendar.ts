import type { Kysely } from 'kysely';

/** How many sessions a batch ever had: those that a move took away are told to calendars as cancelled. */
export async function batchCalendar(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('batches').addColumn('most_sessions', 'integer').execute();
}
