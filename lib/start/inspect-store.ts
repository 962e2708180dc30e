/** A store is asked without changing it, by commands that check whether all is well. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { onOneConnection, requireOwnSession } from '#lib/platform/db/postgres/postgres';
import { setting } from '#lib/platform/db/settings';
import type { StorePlace } from '#lib/platform/db/store';
import { type Migration, migrations } from '#lib/tables/migrations';
import { type Applied, refusalOf, unreadable } from '#lib/tables/releases';

export interface StoreState {
  /** There is none yet: the start makes it. */
  readonly absent: boolean;
  /** Migrations that the next startup applies. */
  readonly missing: readonly string[];
  /** Why this code, or the release that was asked about, may not run on it. */
  readonly refusal?: string;
  /** How far the clock of the database is ahead of ours, in milliseconds. */
  readonly clockAheadMs: number;
  /** The value of the setting that was asked for; absent where the store has none. */
  readonly setting?: string;
}

const none: StoreState = { absent: true, missing: [], clockAheadMs: 0 };

/**
 * `known`: the migrations of the code that is to run on it; `name`: a setting of the store to be read as well.
 * Throws what the engine throws where it cannot be read.
 */
export async function inspectStore(
  { databaseUrl, dataDir }: StorePlace,
  known: readonly Known[] = migrations,
  name = '',
): Promise<StoreState> {
  return databaseUrl
    ? inspectPostgres(databaseUrl, known, name)
    : inspectSqlite(dataDir, known, name);
}

type Known = Pick<Migration, 'id'>;

function inspectSqlite(dataDir: string, known: readonly Known[], name: string): StoreState {
  const path = join(dataDir, 'hoa.sqlite');
  if (!existsSync(path)) return none;
  const file = new DatabaseSync(path, { readOnly: true, timeout: 5_000 });
  try {
    const rows = file.prepare('select * from migrations').all();
    const found = file.prepare('select value from settings where name = ?').get(name);
    const value = found && String(found.value);
    return stateOf(rows as unknown as readonly Applied[], known, 0, value);
  } finally {
    file.close();
  }
}

function inspectPostgres(url: string, known: readonly Known[], name: string): Promise<StoreState> {
  return onOneConnection(url, async (db) => {
    await requireOwnSession(url);
    const { rows: clocks } = await sql<{ now: number; made: boolean }>`
      select extract(epoch from clock_timestamp())::float8 * 1000 as now,
        to_regclass('migrations') is not null as made`.execute(db);
    const ahead = Number(clocks[0]?.now) - Date.now();
    if (!clocks[0]?.made) return { ...none, clockAheadMs: ahead };
    const applied = await db.selectFrom('migrations').selectAll().execute();
    return stateOf(applied, known, ahead, await setting(db, name));
  });
}

function stateOf(
  applied: readonly Applied[],
  known: readonly Known[],
  clockAheadMs: number,
  value: string | undefined,
): StoreState {
  const ids = new Set(applied.map(({ id }) => id));
  const refused = unreadable(applied, known);
  return {
    absent: false,
    missing: known.map(({ id }) => id).filter((id) => !ids.has(id)),
    ...(refused.length > 0 && { refusal: refusalOf(refused) }),
    clockAheadMs,
    ...(value !== undefined && { setting: value }),
  };
}
