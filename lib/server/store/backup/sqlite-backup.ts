import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { atomicRename } from '#lib/server/data-folder/atomic-rename';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import { type Inventory, takeInventory } from '#lib/server/store/backup/inventory';
import type { Tables } from '#lib/server/store/migrations/schema';
import { NodeSqliteDialect } from '#lib/server/store/sqlite/sqlite-dialect';

/** In one step: between steps a busy site would change the store, and the copy would begin anew each time. */
const allPages = 2 ** 31 - 1;

export async function backUpSqlite(dataDir: string, file: string): Promise<Inventory | undefined> {
  const store = join(dataDir, 'hoa.sqlite');
  if (!existsSync(store)) {
    throw new Error(
      `There is no store in ${dataDir}. Set DATA_DIR or DATABASE_URL as the site has it.`,
    );
  }
  const part = `${file}.part`;
  makeDataFolder(dirname(file));
  try {
    await copySqlite(store, part);
    const holds = await inventoryOf(part);
    await atomicRename(part, file);
    return holds;
  } finally {
    await rm(part, { force: true });
  }
}

/** Of a copy whose tables are those of today. */
async function inventoryOf(copy: string): Promise<Inventory | undefined> {
  const file = new DatabaseSync(copy, { readOnly: true });
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file) });
  try {
    return await takeInventory(db);
  } catch {
    return undefined;
  } finally {
    await db.destroy();
  }
}

/** Copies a store, in use or not, into one checked file that needs no other beside it. */
export async function copySqlite(from: string, to: string): Promise<void> {
  // Only its owner may read it, from the first byte on.
  await writeFile(to, '', { mode: 0o600 });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5_000 });
  try {
    await backup(source, to, { rate: allPages });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    copy.exec('pragma journal_mode = delete');
    const wrong = [
      ...copy.prepare('pragma integrity_check(1)').all(),
      ...copy.prepare('pragma foreign_key_check').all(),
    ].filter(({ integrity_check }) => integrity_check !== 'ok');
    if (wrong.length > 0) throw new Error(`The copy is damaged: ${JSON.stringify(wrong[0])}`);
  } finally {
    copy.close();
  }
}
