import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from '#lib/store/database';
import type { StorePlace } from '#lib/store/open-store';
import { onOneConnection, openPostgres } from '#lib/store/postgres';
import type { Tables } from '#lib/store/schema';
import { openSqlite } from '#lib/store/sqlite';
import { NodeSqliteDialect, openFile } from '#lib/store/sqlite-dialect';

export interface Place extends StorePlace {
  remove(): Promise<void>;
}

/** A new and empty place for a store of either engine. */
export const engines = { sqlite: sqlitePlace, postgres: postgresPlace };

export async function sqlitePlace(): Promise<Place> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hoa-store-'));
  return {
    dataDir,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

export async function postgresPlace(): Promise<Place> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create database ${name}`);
  const url = new URL(clusterUrl());
  url.pathname = `/${name}`;
  return {
    dataDir: '',
    databaseUrl: url.href,
    remove: () => asOwner(`drop database ${name} with (force)`),
  };
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
