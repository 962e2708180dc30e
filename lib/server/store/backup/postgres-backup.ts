import { rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { atomicRename } from '#lib/server/data-folder/atomic-rename';
import { makeDataFolder } from '#lib/server/data-folder/data-folder';
import { type Inventory, takeInventory } from '#lib/server/store/backup/inventory';
import { storeReason } from '#lib/server/store/outage';
import { requireOwnSession } from '#lib/server/store/postgres/advisory-lock';
import { onOneConnection } from '#lib/server/store/postgres/postgres';
import { runTool } from '#lib/server/store/postgres/postgres-tools';
import { StoreUnavailable } from '#lib/server/store/submissions/records';
import { isNotNow } from '#lib/server/store/unavailable';

/** One snapshot of the schema `public`, in PostgreSQL's own compressed form. */
export async function backUpPostgres(url: string, file: string): Promise<Inventory | undefined> {
  const holds = await inventoryOf(url);
  const part = `${file}.part`;
  makeDataFolder(dirname(file));
  try {
    await writeFile(part, '', { mode: 0o600 });
    const kind = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges'];
    await runTool('pg_dump', [...kind, `--file=${part}`], url);
    await checkDump(part);
    await atomicRename(part, file);
    return holds;
  } finally {
    await rm(part, { force: true });
  }
}

/** Throws with a sentence where there is no store of ours; `undefined` where its tables are not those of today. */
async function inventoryOf(url: string): Promise<Inventory | undefined> {
  try {
    return await onOneConnection(url, async (db) => {
      await requireOwnSession(url);
      const { rows } = await sql<{ made: boolean }>`
        select to_regclass('public.submissions') is not null as made`.execute(db);
      if (!rows[0]?.made) throw new Error(noStore);
      return takeInventory(db).catch(() => undefined);
    });
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    if (isNotNow(error.cause)) throw error.cause;
    throw new Error(`The store cannot be read: ${storeReason(error)}. Look at DATABASE_URL.`);
  }
}

const noStore =
  'There is no store in this database: the site never ran on it. Set DATABASE_URL as the site has it.';

/** Throws where the file has no table of contents, or one without our tables. */
export async function checkDump(file: string): Promise<void> {
  const contents = await runTool('pg_restore', ['--list', file]);
  if (!/ TABLE DATA public submissions /.test(contents)) {
    throw new Error('That is not a backup of this site.');
  }
}
