/** Whether a place holds a store, and whether anything is in it: asked before it is opened, and without changing it. */
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export interface Presence {
  /** `empty`: no more than a site that only started leaves; `unreadable`: opening it says why. */
  readonly state: 'absent' | 'empty' | 'used' | 'unreadable';
  readonly id?: string;
}

/** Every store has one, which goes along with its backups and moves. */
export const storeIdName = 'store-id';

/** What somebody sent, paid or was given; digests are nobody's. Older stores have not all of these tables. */
export const holding = {
  submissions: "select 1 from submissions where email <> '' limit 1",
  orders: 'select 1 from orders limit 1',
  browser_drafts: 'select 1 from browser_drafts limit 1',
  certificates: 'select 1 from certificates limit 1',
  session_plans: 'select 1 from session_plans limit 1',
  tax_documents: 'select 1 from tax_documents limit 1',
  batches: 'select 1 from batches limit 1',
};

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
  // A start on SQLite need not load it.
  const { onOneConnection } = await import('#lib/server/store/postgres/postgres');
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
