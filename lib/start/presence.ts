/**
 * Whether a place holds a store, which, and whether anything is in it: asked before one is opened, changing nothing and
 * without what speaks SQL.
 */

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { writeWhole } from '#lib/platform/files/data-folder';
import { errorFields, log } from '#lib/platform/log/log';
import { holding } from '#lib/privacy/rules';

export interface Presence {
  /** `empty`: no more than a site that only started leaves; `unreadable`: opening it says why. */
  readonly state: 'absent' | 'empty' | 'used' | 'unreadable';
  readonly id?: string;
}

/** Every store has one, which goes along with its backups and moves. */
const storeIdName = 'store-id';

const idQuery = `select value from settings where name = 'secret:${storeIdName}'`;

export function sqlitePresence(path: string): Presence {
  if (!existsSync(path)) return { state: 'absent' };
  let file: DatabaseSync | undefined;
  try {
    file = new DatabaseSync(path, { readOnly: true, timeout: 1_000 });
    const tables = file.prepare("select name from sqlite_master where type = 'table'").all();
    const made = new Set(tables.map(({ name }) => String(name)));
    if (!made.has('submissions')) return { state: 'absent' };
    const id = made.has('settings') ? file.prepare(idQuery).get()?.value : undefined;
    const used = Object.entries(holding).some(
      ([table, query]) => made.has(table) && file?.prepare(query).get() !== undefined,
    );
    return { state: used ? 'used' : 'empty', ...(id ? { id: String(id) } : {}) };
  } catch {
    return { state: 'unreadable' };
  } finally {
    file?.close();
  }
}

/** Throws StoreUnavailable while the database is away. */
export async function postgresPresence(url: string): Promise<Presence> {
  // A startup on SQLite need not load it.
  const { onOneConnection } = await import('#lib/platform/db/postgres/postgres');
  const { sql } = await import('kysely');
  return onOneConnection(url, async (db) => {
    const { rows: tables } = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
    const made = new Set(tables.map(({ name }) => name));
    if (!made.has('submissions')) return { state: 'absent' };
    const ids = made.has('settings')
      ? (await sql<{ value: string }>`${sql.raw(idQuery)}`.execute(db)).rows
      : [];
    const own = ids[0] && { id: ids[0].value };
    for (const [table, query] of Object.entries(holding)) {
      if (!made.has(table)) continue;
      const { rows } = await sql`${sql.raw(query)}`.execute(db);
      if (rows.length > 0) return { state: 'used', ...own };
    }
    return { state: 'empty', ...own };
  });
}

interface KnownStore {
  /** The id of the store, created at its first startup; backups and moves keep it. */
  readonly id: string;
  /** Whether somebody had sent something. */
  readonly held: boolean;
}

const noteIn = (dataDir: string) => join(dataDir, 'known-store');

/** `undefined` where no site of this release ran, or the note is damaged. */
export async function readKnownStore(dataDir: string): Promise<KnownStore | undefined> {
  try {
    return JSON.parse(await readFile(noteIn(dataDir), 'utf8')) as KnownStore;
  } catch {
    return undefined;
  }
}

interface Known {
  secret(name: string): Promise<string>;
  isUsed(): Promise<boolean>;
}

/** Written at the start, at the first submission and at the stop; what cannot be written stops nobody. */
export async function noteKnownStore(
  store: Known,
  dataDir: string,
): Promise<KnownStore | undefined> {
  try {
    const note: KnownStore = {
      id: await store.secret(storeIdName),
      held: await store.isUsed(),
    };
    const before = await readKnownStore(dataDir);
    if (before && before.id !== note.id) {
      log().warn('this is another store than the one that was here');
    }
    if (before?.id === note.id && before.held === note.held) return note;
    await writeWhole(noteIn(dataDir), `${JSON.stringify(note)}\n`);
    return note;
  } catch (error) {
    log().warn(errorFields(error), 'known-store was not written');
    return undefined;
  }
}

interface Place {
  readonly databaseUrl?: string | undefined;
  readonly dataDir: string;
}

/** How many enquiries lie in the SQLite store of `dataDir`, which `DATABASE_URL` hides; 0 where there is none. */
export function hiddenEnquiries({ databaseUrl, dataDir }: Place): number {
  const path = join(dataDir, 'hoa.sqlite');
  if (!databaseUrl || !existsSync(path)) return 0;
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    return Number(file.prepare('select count(*) as many from enquiries').get()?.many ?? 0);
  } catch {
    // Older than its enquiries, or no store of ours.
    return 0;
  } finally {
    file.close();
  }
}
