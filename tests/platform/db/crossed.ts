/** Two calls of one store at the same moment, of which each has begun before the other ends. */
import pg from 'pg';
import type { Place } from '#tests/platform/db/engines';

/** Resolves when so many sessions of the database wait for a lock; a transaction would see the same sessions each time. */
async function untilWaiting(watcher: pg.Client, many: number): Promise<void> {
  for (;;) {
    const { rows } = await watcher.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rows.length >= many) return;
  }
}

/**
 * The first waits for `table`, which another session holds, with all that it has locked until then; the second begins, and
 * waits. Then the table is free. In a file one goes after the other.
 */
export async function crossed<First, Second>(
  { databaseUrl }: Place,
  table: string,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<readonly [First, Second]> {
  if (!databaseUrl) return Promise.all([first(), second()]);
  const [holder, watcher] = [
    new pg.Client({ connectionString: databaseUrl }),
    new pg.Client({ connectionString: databaseUrl }),
  ];
  await Promise.all([holder.connect(), watcher.connect()]);
  try {
    await holder.query('begin');
    await holder.query(`lock table ${table} in exclusive mode`);
    const one = first();
    await untilWaiting(watcher, 1);
    const other = second();
    await untilWaiting(watcher, 2);
    await holder.query('commit');
    return await Promise.all([one, other]);
  } finally {
    await Promise.all([holder.end(), watcher.end()]);
  }
}
