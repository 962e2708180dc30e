/** What a store is, asked without changing it: for who looks whether all is well. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import {
  type ErasureHold,
  type ErasureState,
  erasureState,
  stateSetting,
} from '#lib/server/store/erasure/expiry';
import { migrations } from '#lib/server/store/migrations/migrations';
import { type Applied, unreadable } from '#lib/server/store/migrations/releases';
import type { StorePlace } from '#lib/server/store/open-store';
import { requireOwnSession } from '#lib/server/store/postgres/own-session';
import { onOneConnection } from '#lib/server/store/postgres/postgres';

export interface StoreState {
  /** There is none yet: the start makes it. */
  readonly absent: boolean;
  /** Migrations that the next start applies. */
  readonly missing: readonly string[];
  /** Migrations of a newer release that this code may not run beside. */
  readonly unknown: readonly string[];
  /** How far the clock of the database is ahead of ours, in milliseconds. */
  readonly clockAheadMs: number;
  /** Why nothing is erased by age. */
  readonly hold?: ErasureHold;
}

const none: StoreState = { absent: true, missing: [], unknown: [], clockAheadMs: 0 };

/** Throws what the engine throws where it cannot be read. */
export async function inspectStore({ databaseUrl, dataDir }: StorePlace): Promise<StoreState> {
  return databaseUrl ? inspectPostgres(databaseUrl) : inspectSqlite(dataDir);
}

function inspectSqlite(dataDir: string): StoreState {
  const path = join(dataDir, 'hoa.sqlite');
  if (!existsSync(path)) return none;
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const rows = file.prepare('select * from migrations').all();
    const setting = file.prepare('select value from settings where name = ?').get(stateSetting);
    const erasure = setting && (JSON.parse(String(setting.value)) as ErasureState);
    return stateOf(rows as unknown as readonly Applied[], 0, erasure);
  } finally {
    file.close();
  }
}

function inspectPostgres(url: string): Promise<StoreState> {
  return onOneConnection(url, async (db) => {
    await requireOwnSession(url);
    const { rows: clocks } = await sql<{ now: number; made: boolean }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now,
        to_regclass('migrations') is not null as made`.execute(db);
    const ahead = Number(clocks[0]?.now) - Date.now();
    if (!clocks[0]?.made) return { ...none, clockAheadMs: ahead };
    const applied = await db.selectFrom('migrations').selectAll().execute();
    return stateOf(applied, ahead, await erasureState(db));
  });
}

function stateOf(
  applied: readonly Applied[],
  clockAheadMs: number,
  { hold }: ErasureState = {},
): StoreState {
  const ids = new Set(applied.map(({ id }) => id));
  return {
    absent: false,
    missing: migrations.map(({ id }) => id).filter((id) => !ids.has(id)),
    unknown: unreadable(applied),
    clockAheadMs,
    ...(hold && { hold }),
  };
}
