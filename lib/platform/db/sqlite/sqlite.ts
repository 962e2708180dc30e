import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import { Kysely } from 'kysely';
import type { Database, Migrate } from '#lib/platform/db/database';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { isBusy, isFull, sqliteUnavailable } from '#lib/platform/db/outage';
import {
  NodeSqliteDialect,
  openFile,
  type SharedTransaction,
  savepoint,
} from '#lib/platform/db/sqlite/sqlite-dialect';
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
  const space = watchSpace(dataDir);
  const run: Database['run'] = (work) => space.refusing(persist(() => work(db), busyMs, reserve));
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
  return { engine: 'sqlite', db, run, write, writeAhead, requireSpace: space.require, close };
}

/** A few submissions. */
const spaceBytes = 1024 * 1024;

/** A health check is smaller than a submission, and may find space where the last submission found none. */
function watchSpace(dataDir: string) {
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
      if (bavail * bsize < spaceBytes) throw refusal;
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
  let hasMadeSpace = false;
  for (;;) {
    try {
      const result = await work();
      reserve?.renew();
      return result;
    } catch (error) {
      if (isBusy(error) && performance.now() < giveUpAt) {
        await delay(2 + Math.random() * 20);
      } else if (isFull(error) && reserve && !hasMadeSpace) {
        reserve.spend();
        hasMadeSpace = true;
      } else {
        throw sqliteUnavailable(error) ? new StoreUnavailable(error) : error;
      }
    }
  }
}

/**
 * Files with personal data are readable by the site's own user alone, also where they were made before, or by a
 * looser umask.
 */
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

/** Space for some thousand submissions, until somebody has made more. */
const reserveBytes = 4 * 1024 * 1024;

type Reserve = ReturnType<typeof createDiskReserve>;

/** A file that holds space on the disk for the day on which it is full. */
function createDiskReserve(path: string) {
  let laid = statSync(path, { throwIfNoEntry: false })?.size === reserveBytes;
  const reserve = {
    spend() {
      if (remove(path)) laid = false;
    },
    /** Lays it again once the disk has space for it twice over. Cheap while it is laid. */
    renew() {
      if (laid) return;
      try {
        const disk = statfsSync(dirname(path));
        if (disk.bavail * disk.bsize < 2 * reserveBytes) return;
        // Random, since a file system that compresses would hold no space for zeros.
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

/** False where the disk may only be read: the failure that asked for the space is the one to be told. */
function remove(path: string): boolean {
  try {
    rmSync(path, { force: true });
    return true;
  } catch {
    return false;
  }
}

type Work<T> = (db: Kysely<Tables>) => Promise<T>;

interface Writer {
  readonly work: Work<unknown>;
  /** Whether it is answered after the commit, or as soon as it is written. */
  readonly durable: boolean;
  resolve(value: unknown): void;
  reject(error: unknown): void;
}

type Outcome = { readonly value: unknown } | { readonly error: unknown };

interface Engine {
  readonly db: Kysely<Tables>;
  readonly file: DatabaseSync;
  readonly shared: SharedTransaction;
  alone<T>(work: Work<T>): Promise<T>;
}

export type WriteGroups = ReturnType<typeof newWriteGroups>;

const mostInGroup = 256;

export function newWriteGroups(engine: Engine) {
  const waiting: Writer[] = [];
  const apart = new Set<Promise<void>>();
  let working: Promise<void> | undefined;

  /** A transaction that retries for seconds does not block others. */
  function writeApart({ work, resolve, reject }: Writer): void {
    const done = engine.alone(work).then(resolve, reject);
    apart.add(done);
    void done.then(() => apart.delete(done));
  }

  async function workOff(): Promise<void> {
    do {
      // Those of this turn join the first; those that come while a group is written make up the next.
      await nextTurn();
      const group = waiting.splice(0, mostInGroup);
      const outcomes =
        group.length > 1
          ? await together(engine, group, () =>
              waiting.splice(0, mostInGroup - group.length),
            ).catch(() => undefined)
          : undefined;
      for (const [at, writer] of group.entries()) {
        const outcome = outcomes?.[at];
        // Nothing of the group was stored: each by itself is told why, or succeeds.
        if (!outcome) writeApart(writer);
        else if ('error' in outcome) writer.reject(outcome.error);
        else writer.resolve(outcome.value);
      }
    } while (waiting.length > 0);
    working = undefined;
  }

  const enqueue = <T>(work: Work<T>, durable: boolean) =>
    new Promise<T>((resolve, reject) => {
      waiting.push({ work, durable, resolve: resolve as Writer['resolve'], reject });
      working ??= workOff();
    });

  return {
    /** Resolves when what it wrote is on the disk. What fails of a group takes no other with it. */
    write: <T>(work: Work<T>) => enqueue(work, true),
    /** Resolves as soon as it is written, for what a power cut may take: what follows from it may join the same group. */
    writeAhead: <T>(work: Work<T>) => enqueue(work, false),
    async idle() {
      await working;
      await Promise.all(apart);
    },
  };
}

/**
 * All works in one transaction, each behind a savepoint; `group` grows by those that follow from one that is answered
 * ahead. Rejects, with nothing stored, where the engine failed.
 */
function together(
  { db, file, shared }: Engine,
  group: Writer[],
  followers: () => readonly Writer[],
): Promise<Outcome[]> {
  return db.connection().execute(async (connection) => {
    const outcomes: Outcome[] = [];
    const [begin, end] = ['savepoint', 'release'].map((word) =>
      file.prepare(`${word} ${savepoint}`),
    );
    beginInMemory(file);
    try {
      shared.open = true;
      for (let at = 0; at < group.length; at += 1) {
        const writer = group[at] as Writer;
        begin?.run();
        shared.untouched = true;
        const outcome = await outcomeOf(writer.work(connection));
        if ('error' in outcome) {
          if (!file.isTransaction || sqliteUnavailable(outcome.error)) throw outcome.error;
          file.exec(`rollback to ${savepoint}`);
        } else if (!writer.durable) writer.resolve(outcome.value);
        end?.run();
        outcomes.push(outcome);
        if (at === group.length - 1 && group.some(({ durable }) => !durable)) {
          // An answer to another thread is on its way after the second.
          await nextTurn();
          await nextTurn();
          group.push(...followers());
        }
      }
      file.exec('commit');
    } catch (error) {
      if (file.isTransaction) file.exec('rollback');
      throw error;
    } finally {
      shared.open = false;
    }
    return outcomes;
  });
}

/**
 * The undo of a part stays in memory until it ends: a temporary file of it was three quarters of all bytes written.
 * Sorts of any size go on to files: SQLite heeds the setting for each as it begins.
 */
function beginInMemory(file: DatabaseSync): void {
  file.exec('pragma temp_store = memory');
  try {
    file.exec('begin immediate');
  } finally {
    file.exec('pragma temp_store = default');
  }
}

const outcomeOf = (work: Promise<unknown>): Promise<Outcome> =>
  work.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
