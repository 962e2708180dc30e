import { existsSync, renameSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { fileStamp, sync } from '#lib/server/data-folder/atomic-rename';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import { checkVersion, type Inventory, takeInventory } from '#lib/server/store/backup/inventory';
import { refuseSqliteCode, refuseStrangeTables } from '#lib/server/store/backup/known-schema';
import { type LeftBehind, takeOverNumbers } from '#lib/server/store/backup/left-behind';
import { type RestoreResult, storeInUse } from '#lib/server/store/backup/restore-result';
import { copySqlite } from '#lib/server/store/backup/sqlite-backup';
import { type KnownErasures, knownErasures } from '#lib/server/store/erasure/known-erasures';
import { type Repeated, repeatErasures } from '#lib/server/store/erasure/repeat-erasures';
import { migrate } from '#lib/server/store/migrations/migrate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { nextNumbers } from '#lib/server/store/payments/queries/invoices';
import { NodeSqliteDialect, openFile } from '#lib/server/store/sqlite/sqlite-dialect';
import { isBusy } from '#lib/server/store/unavailable';

export async function restoreSqlite(
  dataDir: string,
  file: string,
  now: number,
): Promise<RestoreResult> {
  const store = join(dataDir, 'hoa.sqlite');
  const part = join(dataDir, 'restoring.sqlite');
  const formerPath = join(dataDir, `before-restore-${fileStamp(now)}.sqlite`);
  makeDataFolder(dataDir);
  try {
    await copySqlite(file, part).catch((cause: unknown) => {
      throw new Error('That file is not a whole backup.', { cause });
    });
    const known = await knownErasures(dataDir);
    const { holds, ...repeated } = await bringUpToDate(part, known, now);
    await sync(part);
    const had = existsSync(store);
    const leftBehind =
      had &&
      (await aloneOrBroken(store, async (present) => {
        const left = present && (await leftIn(present, part));
        moveAside(store, formerPath);
        return left;
      }));
    const next = await numbersAfter(part);
    renameSync(part, store);
    await sync(dataDir);
    return {
      holds,
      ...repeated,
      nextNumbers: next,
      ...(had && { formerStore: formerPath }),
      ...(leftBehind && { leftBehind }),
    };
  } finally {
    for (const end of ['', '-wal', '-shm']) await rm(`${part}${end}`, { force: true });
  }
}

/** With the log that a damaged one may have; the index of that log is made anew. */
function moveAside(store: string, formerPath: string): void {
  if (existsSync(`${store}-wal`)) renameSync(`${store}-wal`, `${formerPath}-wal`);
  rmSync(`${store}-shm`, { force: true });
  renameSync(store, formerPath);
}

async function bringUpToDate(
  part: string,
  known: KnownErasures,
  now: number,
): Promise<Repeated & { holds: Inventory }> {
  const opened = openFile(part);
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(opened) });
  try {
    await refuseSqliteCode(db);
    await checkVersion(db);
    await migrate(db, 'sqlite');
    await refuseStrangeTables(db);
    const repeated = await repeatErasures(db, 'sqlite', known, now);
    const holds = await takeInventory(db);
    opened.exec('pragma journal_mode = delete');
    return { holds, ...repeated };
  } finally {
    await db.destroy();
  }
}

/** `undefined` where that cannot be read: the backup is restored all the same. */
async function leftIn(present: DatabaseSync, part: string): Promise<LeftBehind | undefined> {
  try {
    present.prepare('attach ? as restored').run(part);
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(present) });
    const left = await takeOverNumbers(db, { former: 'main', restored: 'restored' });
    // The lock stays with the connection.
    present.exec('commit');
    return left;
  } catch {
    if (present.isTransaction) present.exec('rollback');
    return undefined;
  }
}

async function numbersAfter(part: string): Promise<readonly string[]> {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(new DatabaseSync(part)) });
  try {
    return await nextNumbers(db);
  } finally {
    await db.destroy();
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
  return alone(present, work);
}

/**
 * Runs `work` while nobody else has the store open. Leaving WAL mode needs that, and the lock it takes
 * makes a site that starts meanwhile wait and open the file anew.
 */
async function alone<T>(
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
    // Any other fault is the store's own, and may be what the restore is for: a damaged file, a failing disk.
    if (isBusy(error)) throw new Error(storeInUse, { cause: error });
  }
}
