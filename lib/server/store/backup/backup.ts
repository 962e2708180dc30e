/** A copy of the whole store in one file, made while the site runs, and the way back from it. */
import type { Inventory } from '#lib/server/store/backup/inventory';
import { backUpPostgres } from '#lib/server/store/backup/postgres-backup';
import { restorePostgres } from '#lib/server/store/backup/postgres-restore';
import type { RestoreResult } from '#lib/server/store/backup/restore-result';
import { backUpSqlite } from '#lib/server/store/backup/sqlite-backup';
import { restoreSqlite } from '#lib/server/store/backup/sqlite-restore';
import type { StorePlace } from '#lib/server/store/open-store';

/**
 * Writes `file`, whole and checked or not at all; gives what is in it where that can be counted.
 * Throws with a sentence for operations where it cannot.
 */
export function backUp(
  { databaseUrl, dataDir }: StorePlace,
  file: string,
): Promise<Inventory | undefined> {
  return databaseUrl ? backUpPostgres(databaseUrl, file) : backUpSqlite(dataDir, file);
}

/**
 * Puts the store of `file` in the place of the present one, which is kept aside under a name with `now`,
 * without those whom the present store or DATA_DIR knows as erased since.
 * Throws with a sentence, and leaves everything as it was, where the file is no good or somebody works on the store.
 */
export function restore(
  { databaseUrl, dataDir }: StorePlace,
  file: string,
  now: number,
): Promise<RestoreResult> {
  return databaseUrl
    ? restorePostgres({ databaseUrl, dataDir }, file, now)
    : restoreSqlite(dataDir, file, now);
}
