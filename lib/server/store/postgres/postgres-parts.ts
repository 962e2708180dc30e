/** What a refused backup brought into the database goes again: tables, and whatever else somebody put into it. */
import { type Kysely, sql } from 'kysely';
import type { Tables } from '#lib/server/store/migrations/schema';

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

/** All that was not there `before`. */
export async function dropNew(db: Kysely<Tables>, before: readonly Part[]): Promise<void> {
  const known = new Set(before.map(({ id }) => id));
  await db.transaction().execute(async (tx) => {
    const fresh = (await partsOf(tx)).filter(({ id }) => !known.has(id));
    // The text is the database's own, with its names quoted; what goes with another is gone by then.
    for (const { drop } of fresh) await sql.raw(`drop ${drop}`).execute(tx);
  });
}
