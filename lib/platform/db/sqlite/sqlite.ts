import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Database, Migrate } from '#lib/platform/db/database';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { isBusy, isFull, sqliteUnavailable } from '#lib/platform/db/outage';
import { NodeSqliteDialect, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import { newWriteGroups } from '#lib/platform/db/sqlite/write-groups';
import type { Tables } from '#lib/platform/db/tables';
import { makeDataFolder } from '#lib/platform/files/data-folder';

/**
 * Opens `hoa.sqlite` in `dataDir` and brings its tables up to date with `migrate`. A lock held elsewhere is waited out
 * for `busyMs`. Throws StoreUnavailable where the file cannot be opened or written.
 */
export async function openSqlite(
  dataDir: string,
  migrate: Migrate,
  busyMs = 5_000,
): Promise<Database> {
  const reserve = await persist(reserveIn(dataDir), busyMs, undefined);
  const file = await persist(async () => openFile(join(dataDir, 'hoa.sqlite')), busyMs, reserve);
  const shared = { open: false, untouched: false };
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file, shared) });
  const room = watchRoom(dataDir);
  const run: Database['run'] = (work) => room.refusing(persist(() => work(db), busyMs, reserve));
  const groups = newWriteGroups({ db, file, shared, alone: run });
  const { write, writeAhead, idle } = groups;
  try {
    await run((open) => migrate(open, 'sqlite'));
    keepFilesPrivate(dataDir);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const close = async () => {
    await idle();
    await db.destroy();
  };
  return { engine: 'sqlite', db, run, write, writeAhead, requireRoom: room.require, close };
}

/** A few submissions. */
const roomBytes = 1024 * 1024;

/** What is asked of health is smaller than a submission, and may find room where the last submission found none. */
function watchRoom(dataDir: string) {
  let refusal: unknown;
  return {
    async refusing<T>(work: Promise<T>): Promise<T> {
      try {
        return await work;
      } catch (error) {
        if (error instanceof StoreUnavailable && isFull(error.cause)) refusal = error;
        throw error;
      }
    },
    require(): void {
      if (refusal === undefined) return;
      const { bavail, bsize } = statfsSync(dataDir);
      if (bavail * bsize < roomBytes) throw refusal;
      refusal = undefined;
    },
  };
}

function reserveIn(dataDir: string): () => Promise<Reserve> {
  return async () => {
    makeDataFolder(dataDir);
    return createDiskReserve(join(dataDir, 'reserve'));
  };
}

/** SQLite's own wait would block its thread: this one lets others run. */
async function persist<T>(
  work: () => Promise<T>,
  busyMs: number,
  reserve: Reserve | undefined,
): Promise<T> {
  const giveUpAt = performance.now() + busyMs;
  let madeRoom = false;
  for (;;) {
    try {
      const result = await work();
      reserve?.renew();
      return result;
    } catch (error) {
      if (isBusy(error) && performance.now() < giveUpAt) {
        await delay(2 + Math.random() * 20);
      } else if (isFull(error) && reserve && !madeRoom) {
        reserve.spend();
        madeRoom = true;
      } else {
        throw sqliteUnavailable(error) ? new StoreUnavailable(error) : error;
      }
    }
  }
}

/** What holds personal data is readable by the site's own user alone, also where it was made before, or by a looser umask. */
function keepFilesPrivate(dataDir: string): void {
  // To the compiler that is any file of the project, each of which it would read.
  for (const name of ['hoa.sqlite', 'hoa.sqlite-wal', 'hoa.sqlite-shm', 'reserve'])
    setMode(join(/* turbopackIgnore: true */ dataDir, name), 0o600);
  setMode(dataDir, 0o700);
}

/** A folder of somebody else's, such as a mounted one, is theirs to close. */
function setMode(path: string, mode: number): void {
  if (!existsSync(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Room for some thousand submissions, until somebody has made more. */
const reserveBytes = 4 * 1024 * 1024;

type Reserve = ReturnType<typeof createDiskReserve>;

/** A file that holds room on the disk for the day on which it is full. */
function createDiskReserve(path: string) {
  let laid = statSync(path, { throwIfNoEntry: false })?.size === reserveBytes;
  const reserve = {
    /** Gives the room to whoever needs it now. */
    spend() {
      if (remove(path)) laid = false;
    },
    /** Lays it again once the disk has room for it twice over. Cheap while it is laid. */
    renew() {
      if (laid) return;
      try {
        const disk = statfsSync(dirname(path));
        if (disk.bavail * disk.bsize < 2 * reserveBytes) return;
        // Random, since a file system that compresses would hold no room for zeros.
        writeFileSync(path, randomBytes(reserveBytes), { mode: 0o600 });
        laid = true;
      } catch {
        remove(path);
      }
    },
  };
  reserve.renew();
  return reserve;
}

/** False where the disk may only be read: the failure that asked for the room is the one to be told. */
function remove(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}
