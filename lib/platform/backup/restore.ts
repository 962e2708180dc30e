/** The way back from a backup: for SQLite by a file that takes the store's name, for PostgreSQL by schemas that change places. */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, sql } from 'kysely';
import pg from 'pg';
import { checkDump, copySqlite, type Inventory, takeInventory } from '#lib/platform/backup/backup';
import {
  checkVersion,
  type RepeatErasures,
  type Repeated,
  refusePostgresCode,
  refuseSqliteCode,
  refuseStrangeTables,
  type StoreContents,
} from '#lib/platform/backup/contents';
import type { Database } from '#lib/platform/db/database';
import { isBusy } from '#lib/platform/db/outage';
import {
  freeExclusiveLock,
  onOneConnection,
  requireOwnSession,
  tryExclusiveLock,
} from '#lib/platform/db/postgres/postgres';
import {
  dropNew,
  inTemporaryDatabase,
  partsOf,
  runTool,
  schemaName,
} from '#lib/platform/db/postgres/tools';
import { NodeSqliteDialect, onFile, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { fileStamp, makeDataFolder, sync } from '#lib/platform/files/data-folder';

/**
 * Puts the store of `file` in the place of the present one, which is put aside under a name with `now`,
 * without those whom the present store or DATA_DIR knows as erased since.
 * Throws with a sentence, and leaves everything as it was, where the file is no good or somebody works on the store.
 */
export function restore<Left>(
  { databaseUrl, dataDir }: StorePlace,
  file: string,
  now: number,
  contents: StoreContents<Left>,
): Promise<RestoreResult<Left>> {
  return databaseUrl
    ? restorePostgres({ databaseUrl, dataDir }, file, now, contents)
    : restoreSqlite(dataDir, file, now, contents);
}

export interface RestoreResult<Left> extends Repeated {
  /** Where the store is that was there before; absent where there was none. */
  readonly formerStore?: string;
  readonly holds: Inventory;
  /** Absent where there was no store before, or it could not be read. */
  readonly leftBehind?: Left;
  readonly nextNumbers: readonly string[];
}

const storeInUse =
  'The site or another command works on this store. Stop the site on every host, then try again.';

async function restorePostgres<Left>(
  { databaseUrl: url, dataDir }: { readonly databaseUrl: string; readonly dataDir: string },
  file: string,
  now: number,
  contents: StoreContents<Left>,
): Promise<RestoreResult<Left>> {
  await checkDump(file);
  return aloneOnPostgres(url, () =>
    onOneConnection(url, async (db) => {
      const schema = schemaName('before_restore', now);
      const repeat = await contents.readErasures(dataDir, db);
      const had = await moveTables(db, 'public', schema);
      const before = await partsOf(db);
      try {
        const kind = ['--schema=public', '--no-owner', '--no-privileges', '--exit-on-error'];
        await runTool('pg_restore', [...kind, '--single-transaction', file], url);
        const restored = await bringUpToDate(db, 'postgres', now, contents, repeat);
        // Where that cannot be read, the backup is restored all the same.
        const both = { former: schema, restored: 'public' };
        const leftBehind = had && (await contents.takeOver(db, both).catch(() => undefined));
        return {
          ...restored,
          nextNumbers: await contents.nextNumbers(db),
          ...(had && { formerStore: `schema ${schema}` }),
          ...(leftBehind && { leftBehind }),
        };
      } catch (error) {
        await dropNew(db, before);
        await moveTables(db, schema, 'public');
        throw error;
      }
    }),
  );
}

/** Refuses what is not of this site; then the tables are those of today, without whom was erased since. */
async function bringUpToDate(
  db: Kysely<Tables>,
  engine: Database['engine'],
  now: number,
  contents: StoreContents<unknown>,
  repeat: RepeatErasures,
): Promise<Repeated & { holds: Inventory }> {
  await (engine === 'sqlite' ? refuseSqliteCode(db) : refusePostgresCode(db));
  await checkVersion(db, contents);
  await contents.migrate(db, engine);
  if (engine === 'sqlite') await refuseStrangeTables(db, contents);
  const repeated = await repeat(db, engine, now);
  return { holds: await takeInventory(db), ...repeated };
}

/** Runs `work` while no host and no other command has the store open, and lets none open it meanwhile. */
export async function aloneOnPostgres<T>(url: string, work: () => Promise<T>): Promise<T> {
  await requireOwnSession(url);
  const client = new pg.Client({ connectionString: url });
  // Where its line is cut the work goes on: a process that ended here would leave the tables moved away.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ held: boolean }>(tryExclusiveLock);
    if (!rows[0]?.held) throw new Error(storeInUse);
    return await work();
  } finally {
    // A pooler keeps the session for a moment longer, and whatever opens the store next would find it locked.
    // Where the session is lost, the server has freed it.
    await client.query(freeExclusiveLock).catch(() => undefined);
    await client.end();
  }
}

const tablesOf = async (db: Kysely<Tables>, schema: string): Promise<readonly string[]> => {
  const { rows } = await sql<{
    tablename: string;
  }>`select tablename from pg_tables where schemaname = ${schema}`.execute(db);
  return rows.map(({ tablename }) => tablename);
};

/** With their rows and indexes, in one transaction. Returns whether there were any. */
export async function moveTables(db: Kysely<Tables>, from: string, to: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const tables = await tablesOf(tx, from);
    if (tables.length === 0) return false;
    await tx.schema.createSchema(to).ifNotExists().execute();
    for (const table of tables) {
      await sql`alter table ${sql.id(from, table)} set schema ${sql.id(to)}`.execute(tx);
    }
    if (from !== 'public') await tx.schema.dropSchema(from).execute();
    return true;
  });
}

async function restoreSqlite<Left>(
  dataDir: string,
  file: string,
  now: number,
  contents: StoreContents<Left>,
): Promise<RestoreResult<Left>> {
  const store = join(dataDir, 'hoa.sqlite');
  const part = join(dataDir, 'restoring.sqlite');
  const formerPath = join(dataDir, `before-restore-${fileStamp(now)}.sqlite`);
  makeDataFolder(dataDir);
  try {
    await copySqlite(file, part).catch((cause: unknown) => {
      throw new Error('That file is not a whole backup.', { cause });
    });
    const repeat = await contents.readErasures(dataDir);
    const opened = openFile(part);
    const restored = await onFile(opened, async (db) => {
      const upToDate = await bringUpToDate(db, 'sqlite', now, contents, repeat);
      opened.exec('pragma journal_mode = delete');
      return upToDate;
    });
    await sync(part);
    const had = existsSync(store);
    const leftBehind =
      had &&
      (await aloneOrBroken(store, async (present) => {
        const left = present && (await leftInFile(present, part, contents));
        moveAside(store, formerPath);
        return left;
      }));
    const next = await onFile(new DatabaseSync(part), contents.nextNumbers);
    renameSync(part, store);
    await sync(dataDir);
    return {
      ...restored,
      nextNumbers: next,
      ...(had && { formerStore: formerPath }),
      ...(leftBehind && { leftBehind }),
    };
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${part}${end}`, { force: true });
  }
}

/** With the log that a damaged one may have; the index of that log is created again. */
function moveAside(store: string, formerPath: string): void {
  if (existsSync(`${store}-wal`)) renameSync(`${store}-wal`, `${formerPath}-wal`);
  rmSync(`${store}-shm`, { force: true });
  renameSync(store, formerPath);
}

/** `undefined` where that cannot be read: the backup is restored all the same. */
async function leftInFile<Left>(
  present: DatabaseSync,
  part: string,
  { takeOver }: StoreContents<Left>,
): Promise<Left | undefined> {
  try {
    present.prepare('attach ? as restored').run(part);
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(present) });
    const left = await takeOver(db, { former: 'main', restored: 'restored' });
    // The lock stays with the connection.
    present.exec('commit');
    return left;
  } catch {
    if (present.isTransaction) present.exec('rollback');
    return undefined;
  }
}

/** One that cannot even be opened is put aside as well: it may be what the restore is for. */
async function aloneOrBroken<T>(
  store: string,
  work: (present?: DatabaseSync) => Promise<T>,
): Promise<T> {
  let present: DatabaseSync;
  try {
    present = new DatabaseSync(store, { timeout: 0 });
  } catch {
    return work();
  }
  return aloneOnFile(present, work);
}

/**
 * Runs `work` while nobody else has the store open. Leaving WAL mode needs that, and the lock it takes
 * makes a site that starts meanwhile wait and open the file again.
 */
async function aloneOnFile<T>(
  present: DatabaseSync,
  work: (present: DatabaseSync) => Promise<T>,
): Promise<T> {
  try {
    present.exec('pragma locking_mode = exclusive');
    exitWalMode(present);
    return await work(present);
  } finally {
    present.close();
  }
}

export function exitWalMode(present: DatabaseSync): void {
  try {
    present.exec('pragma journal_mode = delete; begin exclusive');
  } catch (error) {
    // Any other error is the store's own, and may be the reason for the restore: a damaged file, a failing disk.
    if (isBusy(error)) throw new Error(storeInUse, { cause: error });
  }
}

export interface Drill extends Pick<RestoreResult<unknown>, 'holds'> {
  readonly seconds: number;
  /** When the newest submission in it was received: how much a restore would lose. */
  readonly newestAt?: number;
}

/** Changes nothing of the present store, which may be in use. */
export function drill(
  place: StorePlace,
  file: string,
  now: number,
  contents: StoreContents<unknown>,
): Promise<Drill> {
  const runIn = (there: StorePlace) => runDrill(there, file, now, contents);
  return place.databaseUrl
    ? inTemporaryDatabase(place.databaseUrl, now, runIn)
    : inFolder(place.dataDir, runIn);
}

async function runDrill(
  there: StorePlace,
  file: string,
  now: number,
  contents: StoreContents<unknown>,
): Promise<Drill> {
  const startedAt = performance.now();
  const { holds } = await restore(there, file, now, contents);
  const newestAt = await contents.newestAt(there, now);
  const seconds = (performance.now() - startedAt) / 1000;
  return { holds, seconds, ...(newestAt !== undefined && { newestAt }) };
}

async function inFolder<T>(dataDir: string, work: (place: StorePlace) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dataDir, 'drill-'));
  try {
    return await work({ dataDir: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
