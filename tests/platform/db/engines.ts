import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#lib/platform/db/database';
import { onOneConnection, openPostgres } from '#lib/platform/db/postgres/postgres';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import { NodeSqliteDialect, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { Store, StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { openStore } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
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
  postgres: copy,
};

/**
 * These are for tests that leave the tables as they are: on PostgreSQL one database a file, emptied after each test.
 */
export const sharedEngines = { sqlite: engines.sqlite, postgres: sharedPostgres };

/** Those that a run asks: `npm run check` leaves PostgreSQL out where nothing of the store was changed. */
export const testedEngines = (['sqlite', 'postgres'] as const)
  .filter((engine) => engine === 'sqlite' || !asksSqliteAlone())
  .map((engine) => [engine, sharedEngines[engine]] as const);

export const emptyEngines = { sqlite: sqlitePlace, postgres: postgresPlace };

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

/** Copied: a store's tables take longer to make than most of what is tried on them. */
function copy(): Promise<Place> {
  return databaseLike(process.env.TEST_DATABASE_TEMPLATE ?? '');
}

interface Stored {
  readonly place: Place;
  readonly store: Store;
  isTaken: boolean;
  isOpen: boolean;
}

let stored: Promise<Stored> | undefined;

// Not where a run begins, which has no tests yet.
(globalThis as { afterAll?: (end: () => Promise<void>) => void }).afterAll?.(async () => {
  const { store, place } = (await stored) ?? {};
  await store?.close();
  await place?.remove();
});

/** Its first store stays open until the file ends: to open it takes as long as to copy it. */
async function sharedPostgres(): Promise<Place> {
  stored ??= openStored();
  const own = await stored;
  if (own.isTaken) return copy();
  own.isTaken = true;
  return {
    ...own.place,
    async open() {
      if (own.isOpen) return openStore(own.place);
      own.isOpen = true;
      const close = async () => {
        own.isOpen = false;
      };
      return { ...own.store, close };
    },
    async remove() {
      await empty(own.place);
      own.isTaken = false;
    },
  };
}

async function openStored(): Promise<Stored> {
  const place = await copy();
  const store = await openStore(place);
  return { place, store, isTaken: false, isOpen: false };
}

const empty = (place: StorePlace) =>
  onTables(place, async (db) => {
    await sql`do $$ declare name text; begin
      set local session_replication_role = replica;
      for name in select tablename from pg_tables where schemaname = 'public' and tablename <> 'migrations'
      loop execute format('delete from %I', name); end loop; end $$`.execute(db);
  });

/** Once in a run: tests/setup/postgres.ts. */
export async function makeTemplate(): Promise<string> {
  const { name, databaseUrl = '' } = await databaseLike('template1');
  const database = await openPostgres(databaseUrl, migrate);
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
  databaseUrl ? openPostgres(databaseUrl, migrate) : openSqlite(dataDir, migrate);

export async function asOwner(...statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: clusterUrl() });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** Set by scripts/test.ts. */
export function asksSqliteAlone(): boolean {
  return process.env.STORE_TESTS === 'sqlite';
}

function clusterUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('tests/setup/postgres.ts has not run');
  return url;
}
