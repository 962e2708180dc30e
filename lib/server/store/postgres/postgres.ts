import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { log } from '#lib/server/log';
import type { Database } from '#lib/server/store/database';
import { migrate } from '#lib/server/store/migrations/migrate';
import type { Tables } from '#lib/server/store/migrations/schema';
import { holdSharedLock } from '#lib/server/store/postgres/advisory-lock';
import { storable } from '#lib/server/store/record-rows';
import { StoreUnavailable } from '#lib/server/store/submissions/records';
import { postgresUnavailable } from '#lib/server/store/unavailable';

/** Connects to PostgreSQL and brings its tables up to date. Throws StoreUnavailable where it is away. */
export async function openPostgres(url: string): Promise<Database> {
  const sharedLock = await guard(() => holdSharedLock(url));
  try {
    await onOneConnection(url, (db) => migrate(db, 'postgres'));
  } catch (error) {
    await sharedLock.leave();
    throw error;
  }
  const db = connect(
    url,
    {
      max: 10,
      query_timeout: 15_000,
      // A connection to a host that vanished without a word would otherwise stay for a quarter of an hour.
      maxLifetimeSeconds: 60,
    },
    'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000',
  );
  const run: Database['run'] = (work) =>
    guard(async () => {
      // A session that is lost may have let a restore in.
      await sharedLock.hold();
      return work(db);
    });
  return {
    engine: 'postgres',
    db,
    run,
    // Its connections commit side by side, and the server gathers them itself.
    write: run,
    writeAhead: run,
    async close() {
      await sharedLock.leave();
      await db.destroy();
    },
  };
}

/** One connection without time limits, for work on the tables themselves. */
export async function onOneConnection<T>(
  url: string,
  work: (db: Kysely<Tables>) => Promise<T>,
  schema?: string,
): Promise<T> {
  const db = connect(url, { max: 1 }, schema && `set search_path = ${schema}`);
  try {
    return await guard(() => work(db));
  } finally {
    await db.destroy();
  }
}

const wholeNumbers: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

/** `settings` are statements for each new session: a pooler refuses them as parameters of its start. */
function connect(url: string, options: pg.PoolConfig, settings?: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // bigint is our epoch milliseconds, numeric a sum of them: whole numbers, far within the safe ones.
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        wholeNumbers.includes(oid) ? Number : pg.types.getTypeParser(oid, format),
    },
    ...(settings && { onConnect: (client: pg.ClientBase) => client.query(settings) }),
    ...options,
  });
  // Without a listener, a connection lost while idle would end the process.
  pool.on('error', () => log().warn({ reason: 'store-connection-lost' }, 'store'));
  pool.on('connect', (client) => {
    // The same for one lost at work: its query fails, and that is told where it was asked.
    client.on('error', () => undefined);
    keepStorable(client);
  });
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** A NUL that somebody sent, where we look for an id as well, would fail the whole query. */
function keepStorable(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => unknown;
  const clean = (value: unknown) => (typeof value === 'string' ? storable(value) : value);
  client.query = ((...all: unknown[]) =>
    query(
      ...all.map((each) => (Array.isArray(each) ? each.map(clean) : each)),
    )) as typeof client.query;
}

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresUnavailable(error) ? new StoreUnavailable(error) : error;
  }
}
