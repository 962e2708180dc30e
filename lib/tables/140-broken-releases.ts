import type { Kysely } from 'kysely';

/** Why a release that does not know a migration may not run beside it: shown to the operator who starts one. */
export async function brokenReleases(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('migrations').addColumn('breaks', 'text').execute();
}
