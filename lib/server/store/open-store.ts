import type { Database } from '#lib/server/store/database';
import { openPostgres } from '#lib/server/store/postgres/postgres';
import { storeOver } from '#lib/server/store/repository';
import { openSqlite } from '#lib/server/store/sqlite/sqlite';
import type { Store } from '#lib/server/store/store';

export interface StorePlace {
  /** `postgres://…`; without it the store is SQLite in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** Opens the store with its tables up to date. Throws StoreUnavailable where it cannot be opened or written. */
export async function openStore({ databaseUrl, dataDir }: StorePlace): Promise<Store> {
  const database: Database = databaseUrl
    ? await openPostgres(databaseUrl)
    : await openSqlite(dataDir);
  return storeOver(database);
}
