import type { Kysely } from 'kysely';

/** Beside each migration the last one of the oldest release that may still run on a store with it. */
export async function oldestReader(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('migrations').addColumn('oldest_reader', 'text').execute();
}
