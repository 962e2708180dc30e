import type { Database } from '#lib/platform/db/database';
import { openPostgres } from '#lib/platform/db/postgres/postgres';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { Store } from '#lib/platform/db/store';
import { storeOver } from '#lib/start/queries/all';

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
