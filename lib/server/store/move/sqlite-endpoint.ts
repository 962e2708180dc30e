/** SQLite as one end of a move. */

import { existsSync, renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { fileStamp, sync } from '#lib/server/data-folder/atomic-rename';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import { exitWalMode } from '#lib/server/store/backup/sqlite-restore';
import { migrate } from '#lib/server/store/migrations/migrate';
import type { Tables } from '#lib/server/store/migrations/schema';
import type { MoveSource, MoveTarget } from '#lib/server/store/move/endpoints';
import { firstUsed } from '#lib/server/store/move/in-use';
import { NodeSqliteDialect } from '#lib/server/store/sqlite/sqlite-dialect';

const storeIn = (dataDir: string) => join(dataDir, 'hoa.sqlite');

export async function fromSqlite<T>(
  dataDir: string,
  now: number,
  work: (source: MoveSource) => Promise<T>,
): Promise<T> {
  const path = storeIn(dataDir);
  if (!existsSync(path)) throw new Error(`There is no SQLite store in ${dataDir}.`);
  const formerPath = join(dataDir, `moved-${fileStamp(now)}.sqlite`);
  return held(path, (db) =>
    work({
      db,
      async setAside() {
        renameSync(path, formerPath);
        await sync(dataDir);
        return formerPath;
      },
    }),
  );
}

/** Into a file of its own, which takes the store's name once it is whole. */
export async function toSqlite<T>(
  dataDir: string,
  now: number,
  work: (target: MoveTarget) => Promise<T>,
): Promise<T> {
  const path = storeIn(dataDir);
  const part = join(dataDir, 'moving.sqlite');
  makeDataFolder(dataDir);
  const present = () => (existsSync(path) ? held(path, firstUsed) : undefined);
  const holds = await present();
  if (holds) return held(path, (db) => work({ db, holds, finish: async () => undefined }));
  if (!existsSync(part)) await writeFile(part, '', { mode: 0o600 });
  return held(part, (db) =>
    work({
      db,
      async finish() {
        const formerPath = join(dataDir, `before-move-${fileStamp(now)}.sqlite`);
        const had = existsSync(path);
        if (had) renameSync(path, formerPath);
        renameSync(part, path);
        await sync(dataDir);
        return had ? formerPath : undefined;
      },
    }),
  );
}

/** Nobody else has it open meanwhile, and nobody can open it. */
async function held<T>(path: string, work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
  const file = new DatabaseSync(path, { timeout: 0, enableForeignKeyConstraints: true });
  try {
    file.exec('pragma locking_mode = exclusive');
    exitWalMode(file);
    if (!file.isTransaction) throw new Error(`${path} is damaged, or may not be written.`);
    // The mode keeps the lock beyond the transaction that took it.
    file.exec('commit');
    const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
    await migrate(db, 'sqlite');
    return await work(db);
  } finally {
    file.close();
  }
}
