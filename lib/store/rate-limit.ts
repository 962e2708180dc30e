import type { Kysely } from 'kysely';
import type { Tables } from '#lib/store/schema';

/** One upsert, so that hosts that count at the same moment miss nobody. */
export async function countRequest(
  db: Kysely<Tables>,
  key: string,
  windowMs: number,
  now: number,
  by = 1,
): Promise<{ readonly count: number; readonly startedAt: number }> {
  const row = await db
    .insertInto('visits')
    .values({ key, count: by, started_at: now, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ eb, ref, case: when }) => {
        // A window that begins long after now is of a time before the clock went back.
        const over = eb.or([
          eb('visits.ends_at', '<=', now),
          eb('visits.started_at', '>', now + windowMs),
        ]);
        return {
          count: when()
            .when(over)
            .then(by)
            .else(eb('visits.count', '+', by))
            .end(),
          started_at: when()
            .when(over)
            .then(ref('excluded.started_at'))
            .else(ref('visits.started_at'))
            .end(),
          ends_at: when()
            .when(over)
            .then(ref('excluded.ends_at'))
            .else(ref('visits.ends_at'))
            .end(),
        };
      }),
    )
    .returning(['count', 'started_at'])
    .executeTakeFirstOrThrow();
  return { count: row.count, startedAt: row.started_at };
}

export async function pruneRateLimits(db: Kysely<Tables>, before: number): Promise<number> {
  const result = await db.deleteFrom('visits').where('ends_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
