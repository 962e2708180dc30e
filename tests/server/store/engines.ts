import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '#lib/server/store/database';
import type { Tables } from '#lib/server/store/migrations/schema';
import { openStore, type StorePlace } from '#lib/server/store/open-store';
import { onOneConnection, openPostgres } from '#lib/server/store/postgres/postgres';
import { openSqlite } from '#lib/server/store/sqlite/sqlite';
import { NodeSqliteDialect, openFile } from '#lib/server/store/sqlite/sqlite-dialect';
import type { Store } from '#lib/server/store/store';
import { newDataDir } from '#tests/setup/data-dir';

export interface Place extends StorePlace {
  /** How its store is opened where that is not `openStore`. */
  open?(): Promise<Store>;
  remove(): Promise<void>;
}

export const openAt = (place: Place): Promise<Store> => place.open?.() ?? openStore(place);

/** A new place for a store of either engine, with the tables of today. */
export const engines = {
  sqlite: async () => placeIn(await newDataDir()),
  // Copied: a store's tables take longer to make than most of what is tried on them.
  postgres: () => databaseLike(process.env.TEST_DATABASE_TEMPLATE ?? ''),
};

/** The same without a table. */
export const emptyEngines = { sqlite: sqlitePlace, postgres: postgresPlace };

export interface StoreInPlace {
  readonly place: Place;
  readonly store: Store;
  close(): Promise<void>;
}

/** A store of its own in a new place, which goes with it. */
export async function newStore(newPlace: () => Promise<Place>): Promise<StoreInPlace> {
  const place = await newPlace();
  const store = await openAt(place);
  const close = async () => {
    await store.close();
    await place.remove();
  };
  return { place, store, close };
}

export async function sqlitePlace(): Promise<Place> {
  return placeIn(mkdtempSync(join(tmpdir(), 'hoa-store-')));
}

export async function postgresPlace(): Promise<Place> {
  return databaseLike('template1');
}

const placeIn = (dataDir: string): Place => ({
  dataDir,
  remove: async () => rmSync(dataDir, { recursive: true, force: true }),
});

async function databaseLike(model: string): Promise<Place & { readonly name: string }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  // Its files as they are: by way of the log takes twice as long.
  await asOwner(`create database ${name} template ${model} strategy file_copy`);
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return {
    name,
    dataDir: '',
    databaseUrl: url.href,
    remove: () => asOwner(`drop database ${name} with (force)`),
  };
}

/** Once in a run: tests/setup/postgres.ts. */
export async function makeTemplate(): Promise<string> {
  const { name, databaseUrl = '' } = await databaseLike('template1');
  const database = await openPostgres(databaseUrl);
  await database.close();
  return name;
}

/** The tables as they are, none in a new place: to be migrated step by step. */
export async function onTables<T>(
  { databaseUrl, dataDir }: StorePlace,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  if (databaseUrl) return onOneConnection(databaseUrl, work);
  const dialect = new NodeSqliteDialect(openFile(join(dataDir, 'hoa.sqlite')));
  const db = new Kysely<Tables>({ dialect });
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

/** The tables themselves, for what the contract does not show. */
export const openDatabase = ({ databaseUrl, dataDir }: StorePlace): Promise<Database> =>
  databaseUrl ? openPostgres(databaseUrl) : openSqlite(dataDir);

export async function asOwner(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('tests/setup/postgres.ts has not run');
  return url;
}
