import { type CompiledQuery, type Kysely, sql } from 'kysely';
import { aheadOfDisk, defineQueries, type QueriesOf } from '#lib/platform/db/queries';
import { changed } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';

/** A window that begins long after this one would end is of a time before the clock went back. */
const over = sql.raw<boolean>(
  '(visits.ends_at <= excluded.started_at or visits.started_at > excluded.ends_at)',
);

/** Put together once for what speaks for an engine: a submission counts one at least. */
const statements = new WeakMap<object, CompiledQuery<Counted>>();

interface Counted {
  readonly count: number;
  readonly started_at: number;
}

/**
 * Counts a request, or `by`, under `key`; the window starts with its first. One upsert, so that hosts that count at the same
 * moment miss nobody.
 */
export async function countRequest(
  db: Kysely<Tables>,
  key: string,
  windowMs: number,
  now: number,
  by = 1,
): Promise<{ readonly count: number; readonly startedAt: number }> {
  const endsAt = now + windowMs;
  const { adapter } = db.getExecutor();
  const parameters = [key, by, now, endsAt];
  const statement = statements.get(adapter) ?? upsertOf(parameters).compile(db);
  statements.set(adapter, statement);
  const { rows } = await db.executeQuery<Counted>({ ...statement, parameters });
  const [row] = rows;
  if (!row) throw new Error('an upsert gave no row');
  return { count: row.count, startedAt: row.started_at };
}

const upsertOf = ([key, by, now, endsAt]: readonly unknown[]) => sql<Counted>`
    insert into visits (key, count, started_at, ends_at) values (${key}, ${by}, ${now}, ${endsAt})
    on conflict (key) do update set
      count = case when ${over} then excluded.count else visits.count + excluded.count end,
      started_at = case when ${over} then excluded.started_at else visits.started_at end,
      ends_at = case when ${over} then excluded.ends_at else visits.ends_at end
    returning count, started_at`;

/** Counters whose window ended before. */
const pruneRateLimits = (db: Kysely<Tables>, before: number): Promise<number> =>
  db.deleteFrom('visits').where('ends_at', '<', before).$call(changed);

declare module '#lib/platform/db/tables' {
  interface Tables {
    visits: { key: string; count: number; started_at: number; ends_at: number };
  }
}

export const rateLimitQueries = defineQueries('http', {
  countRequest: aheadOfDisk(countRequest),
  pruneRateLimits,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof rateLimitQueries> {}
}
