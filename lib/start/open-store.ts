import type { Database } from '#lib/platform/db/database';
import { openPostgres } from '#lib/platform/db/postgres/postgres';
import { storeOver } from '#lib/platform/db/queries';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { Store, StorePlace } from '#lib/platform/db/store';
import { registerStoreHooks } from '#lib/start/hooks';
import { queries } from '#lib/start/queries';
import { migrate } from '#lib/tables/migrate';

/** The store over a database that is open already. */
export function storeOn(database: Database): Store {
  registerStoreHooks();
  return storeOver(database, queries);
}

/** Throws StoreUnavailable where it cannot be opened or written. */
const openDatabase = ({ databaseUrl, dataDir }: StorePlace): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl, migrate) : openSqlite(dataDir, migrate);

/** Opens the store with its tables up to date. Throws StoreUnavailable where it cannot be opened or written. */
export const openStore = async (place: StorePlace): Promise<Store> =>
  storeOn(await openDatabase(place));
