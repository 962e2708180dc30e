import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { isNotNow, storeReason } from '#lib/platform/db/outage';
import { hasTable, onOneConnection, requireOwnSession } from '#lib/platform/db/postgres/postgres';
import { runTool } from '#lib/platform/db/postgres/tools';
import { onFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { atomicRename, makeDataFolder } from '#lib/platform/files/data-folder';

/**
 * Writes `file`, whole and checked or not at all; gives what is in it where that can be counted.
 * Throws with a sentence for operations where it cannot.
 */
export async function backUp(
  { databaseUrl, dataDir }: StorePlace,
  file: string,
): Promise<Inventory | undefined> {
  const store = join(dataDir, 'hoa.sqlite');
  if (!databaseUrl && !existsSync(store)) {
    throw new Error(
      `There is no store in ${dataDir}. Set DATA_DIR or DATABASE_URL as the site has it.`,
    );
  }
  const counted = databaseUrl ? await inventoryOf(databaseUrl) : undefined;
  const part = `${file}.part`;
  makeDataFolder(dirname(file));
  try {
    // Only its owner may read it, from the first byte on.
    await writeFile(part, '', { mode: 0o600 });
    if (databaseUrl) await dumpPostgres(databaseUrl, part);
    else await copySqlite(store, part);
    const holds = databaseUrl ? counted : await inventoryOfCopy(part);
    await atomicRename(part, file);
    return holds;
  } finally {
    await rm(part, { force: true });
  }
}

export interface Inventory {
  readonly submissions: number;
  readonly files: number;
  readonly drafts: number;
  readonly orders: number;
  readonly mailsSent: number;
  readonly mailsWaiting: number;
  /** Those closed by hand included. */
  readonly mailsFailed: number;
}

export async function takeInventory(db: Kysely<Tables>): Promise<Inventory> {
  const { rows } = await sql<Inventory>`select
    (select count(*) from submissions) as "submissions",
    (select count(*) from files) as "files",
    (select count(*) from browser_drafts) + (select count(*) from drafts) as "drafts",
    (select count(*) from orders) as "orders",
    (select count(*) from outbox where sent_at is not null) as "mailsSent",
    (select count(*) from outbox where sent_at is null and gave_up_at is null) as "mailsWaiting",
    (select count(*) from outbox where gave_up_at is not null) as "mailsFailed"`.execute(db);
  const [{ ...inventory }] = rows as [Inventory];
  return inventory;
}

/** One snapshot of the schema `public`, in PostgreSQL's own compressed form. */
async function dumpPostgres(url: string, file: string): Promise<void> {
  const kind = ['--format=custom', '--schema=public', '--no-owner', '--no-privileges'];
  await runTool('pg_dump', [...kind, `--file=${file}`], url);
  await checkDump(file);
}

/** Throws with a sentence where there is no store of ours; `undefined` where its tables are not those of today. */
async function inventoryOf(url: string): Promise<Inventory | undefined> {
  try {
    return await onOneConnection(url, async (db) => {
      await requireOwnSession(url);
      if (!(await hasTable(db, 'submissions'))) throw new Error(noStore);
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

/** In one step: between steps a busy site would change the store, and the copy would restart each time. */
const allPages = 2 ** 31 - 1;

const inventoryOfCopy = (copy: string): Promise<Inventory | undefined> =>
  onFile(new DatabaseSync(copy, { readOnly: true }), takeInventory).catch(() => undefined);

/** Copies a store, in use or not, into one checked file that needs no other beside it. */
export async function copySqlite(from: string, to: string): Promise<void> {
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
