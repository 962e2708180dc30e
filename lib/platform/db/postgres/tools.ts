import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { environmentWith } from '#lib/platform/config/env';
import { onOneConnection } from '#lib/platform/db/postgres/postgres';
import type { StorePlace } from '#lib/platform/db/store';
import type { Tables } from '#lib/platform/db/tables';
import { fileStamp } from '#lib/platform/files/data-folder';

const run = promisify(execFile);

/** Runs one of PostgreSQL's own programs; throws with its own words, or with what to install. */
export async function runTool(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  url?: string,
): Promise<string> {
  try {
    const { stdout } = await run(program, [...args, ...target(url)], {
      env: environmentWith(secret(url)),
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    const absent = `${program} is missing. On Debian: apt-get install postgresql-client (as new as the server or newer).`;
    throw new Error(code === 'ENOENT' ? absent : stderr?.trim() || `${program} failed`);
  }
}

/** Without its password: every user of the machine can read what a program was started with. */
function target(url?: string): string[] {
  if (!url) return [];
  const shown = new URL(url);
  shown.password = '';
  return [`--dbname=${shown.href}`];
}

const secret = (url?: string): Record<string, string> =>
  url ? { PGPASSWORD: decodeURIComponent(new URL(url).password) } : {};

export const schemasOf = (url: string): Promise<readonly string[]> =>
  onOneConnection(url, async (db) => {
    const { rows } = await sql<{ name: string }>`select nspname as name from pg_namespace`.execute(
      db,
    );
    return rows.map(({ name }) => name);
  });

export const dropSchema = (url: string, name: string): Promise<void> =>
  onOneConnection(url, (db) => db.schema.dropSchema(name).ifExists().cascade().execute());

/** Ends with `now` in Indian time. */
export const schemaName = (prefix: string, now: number): string =>
  `${prefix}_${fileStamp(now).replace('-', '_')}`;

/** On the same server; dropped at the end. */
export async function inTemporaryDatabase<T>(
  url: string,
  now: number,
  work: (place: StorePlace) => Promise<T>,
): Promise<T> {
  const name = schemaName('hoa_drill', now);
  const there = new URL(url);
  there.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`).catch((cause: unknown) => {
      throw new Error(
        'A drill needs a database of its own, and the user may not make one. As its owner: alter role … createdb',
        { cause },
      );
    });
    try {
      return await work({ databaseUrl: there.href, dataDir: '' });
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}

interface Part {
  /** In one text, with its kind: the same part has the same at each reading. */
  readonly id: string;
  readonly drop: string;
}

/** Tables, views, sequences, functions and types of `public`, and other schemas; of no extension. */
export async function partsOf(db: Kysely<Tables>): Promise<readonly Part[]> {
  const { rows } = await sql<Part>`
    select 'class ' || c.oid as id, case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
        when 'S' then 'sequence' when 'f' then 'foreign table' else 'table' end
        || ' if exists ' || c.oid::regclass || ' cascade' as drop
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm', 'S', 'f')
    union all select 'proc ' || p.oid, 'routine if exists ' || p.oid::regprocedure || ' cascade'
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where n.nspname = 'public'
    union all select 'type ' || t.oid, 'type if exists ' || t.oid::regtype || ' cascade'
      from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where n.nspname = 'public' and t.typrelid = 0 and t.typelem = 0
    union all select 'schema ' || n.oid, 'schema if exists ' || quote_ident(n.nspname) || ' cascade'
      from pg_namespace n where n.nspname not like 'pg_%' and n.nspname not in ('public', 'information_schema')`.execute(
    db,
  );
  return rows;
}

export async function dropNew(db: Kysely<Tables>, before: readonly Part[]): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  await db.transaction().execute(async (tx) => {
    const fresh = (await partsOf(tx)).filter(({ id }) => !known.has(id));
    // The text is the database's own, with its names quoted; what goes with another is gone by then.
    for (const { drop } of fresh) await sql.raw(`drop ${drop}`).execute(tx);
  });
}
