import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#lib/server/store/database';
import type { Tables } from '#lib/server/store/migrations/schema';
import { isBusy } from '#lib/server/store/unavailable';

const longestWaitMs = 5_000;

/**
 * Empties SQLite's log, which would hold what was erased until it is next written over. A reader (a backup) keeps it
 * from that: it is waited for, and false says that the log is as it was. https://www.sqlite.org/pragma.html#pragma_wal_checkpoint
 */
export async function emptyLog(
  db: Kysely<Tables>,
  engine: Database['engine'],
  waitMs = longestWaitMs,
): Promise<boolean> {
  if (engine !== 'sqlite') return true;
  const giveUpAt = performance.now() + waitMs;
  while (!(await truncate(db))) {
    if (performance.now() >= giveUpAt) return false;
    await delay(20 + Math.random() * 30);
  }
  return true;
}

async function truncate(db: Kysely<Tables>): Promise<boolean> {
  try {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    return rows[0]?.busy === 0;
  } catch (error) {
    if (isBusy(error)) return false;
    throw error;
  }
}
