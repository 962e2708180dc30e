import type { Kysely } from 'kysely';

/** Why a resume is held; empty for one that is given out. */
export async function heldFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('files').addColumn('held', 'text').execute();
}
