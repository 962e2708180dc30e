/** Features know the tables, so lib/start/store-contents.ts hands this in. */
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/platform/db/database';
import { onFile, openFile } from '#lib/platform/db/sqlite/sqlite-dialect';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';

export interface StoreSchema {
  readonly migrations: readonly { readonly id: string }[];
  migrate(db: Kysely<Tables>, engine: Database['engine']): Promise<unknown>;
}

export interface Repeated {
  readonly erasedAgain: number;
  /** Hashed under a secret that neither store has any more: they cannot be repeated. */
  readonly unreadable: number;
}

/** Erases on the restored tables, before anybody sees them, whoever was erased after the backup was made. */
export type RepeatErasures = (
  db: Kysely<Tables>,
  engine: Database['engine'],
  now: number,
) => Promise<Repeated>;

export interface Both {
  readonly former: string;
  readonly restored: string;
}

/** `Left`: what the store that a restore puts aside holds, and the restored one does not. */
export interface StoreContents<Left> extends StoreSchema {
  /** Reads what is known of erasures: of the present PostgreSQL store, or without one of SQLite in `dataDir`. */
  readErasures(dataDir: string, db?: Kysely<Tables>): Promise<RepeatErasures>;
  /**
   * Carries over what must not be given twice. `undefined` where the tables of the former store cannot tell what is left
   * behind; throws what the engine throws where it cannot be read.
   */
  takeOver(db: Kysely<Tables>, both: Both): Promise<Left | undefined>;
  nextNumbers(db: Kysely<Tables>): Promise<readonly string[]>;
  /** Opens a store as the site does: when its newest submission was received, in epoch milliseconds. */
  newestAt(place: StorePlace, now: number): Promise<number | undefined>;
}

const foreignBackupError = (what: string) =>
  new Error(`That is not a backup of this site: it has ${what}.`);

/** Before anything is written to it. We make neither triggers nor views. */
export async function refuseSqliteCode(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ type: string; name: string }>`
    select type, name from sqlite_master where type in ('trigger', 'view') limit 1`.execute(db);
  if (rows[0]) throw foreignBackupError(`the ${rows[0].type} "${rows[0].name}"`);
}

/** Once its tables are up to date: tables, columns and indexes are those of an empty store. */
export async function refuseStrangeTables(
  db: Kysely<Tables>,
  { migrate }: StoreSchema,
): Promise<void> {
  const known = await onFile(openFile(':memory:'), async (reference) => {
    await migrate(reference, 'sqlite');
    return new Set(await partsOf(reference));
  });
  const found = (await partsOf(db)).find((part) => !known.has(part));
  if (found) throw foreignBackupError(found);
}

async function partsOf(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ part: string }>`
    select 'the column "' || name || '" of ' || tbl || ' (' || type || ', hidden ' || hidden || ')' as part
    from (select m.name as tbl, c.name, c.type, c.hidden from sqlite_master m, pragma_table_xinfo(m.name) c where m.type = 'table')
    union all select 'the index "' || name || '"' from sqlite_master where type = 'index'`.execute(
    db,
  );
  return rows.map(({ part }) => part);
}

export async function refusePostgresCode(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ what: string }>`
    select 'the trigger "' || tgname || '"' as what from pg_trigger t
      join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and not tgisinternal
    union all select 'the view "' || viewname || '"' from pg_views where schemaname = 'public'
    union all select 'the rule "' || rulename || '"' from pg_rules where schemaname = 'public'
    union all select 'the function "' || proname || '"' from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public'
    limit 1`.execute(db);
  if (rows[0]) throw foreignBackupError(rows[0].what);
}

/** Throws where the tables are not ours, or of a later version of the site than this one. */
export async function checkVersion(db: Kysely<Tables>, { migrations }: StoreSchema): Promise<void> {
  const rows = await db
    .selectFrom('migrations')
    .select('id')
    .execute()
    .catch((cause: unknown) => {
      throw new Error('That is not a backup of this site.', { cause });
    });
  const known = new Set(migrations.map(({ id }) => id));
  const unknown = rows.find(({ id }) => !known.has(id));
  if (unknown) {
    throw new Error(
      `That backup is of a newer version of the site (${unknown.id}): install it first.`,
    );
  }
}
