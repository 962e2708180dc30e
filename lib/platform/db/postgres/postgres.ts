import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database, Migrate } from '#lib/platform/db/database';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { isDeadlock, NotNow, postgresUnavailable } from '#lib/platform/db/outage';
import { storable } from '#lib/platform/db/statements';
import type { Tables } from '#lib/platform/db/tables';
import { log } from '#lib/platform/log/log';

/** Connects to PostgreSQL and brings its tables up to date with `migrate`. Throws StoreUnavailable where it is away. */
export async function openPostgres(url: string, migrate: Migrate): Promise<Database> {
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
      // The server ends a statement earlier; a commit that waits for an absent standby it ends never.
      query_timeout: 12_000,
      // A connection to a host that vanished without a word would otherwise stay for a quarter of an hour.
      maxLifetimeSeconds: 60,
    },
    'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000',
  );
  const run: Database['run'] = (work) =>
    guard(async () => {
      // A session that is lost may have let a restore in.
      await sharedLock.hold();
      return unlessDeadlocked(() => work(db));
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

export async function hasTable(db: Kysely<Tables>, name: keyof Tables): Promise<boolean> {
  const { rows } = await sql<{ made: boolean }>`
    select to_regclass(${`public.${name}`}) is not null as made`.execute(db);
  return rows[0]?.made === true;
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
    // A connection lost during a query: the query fails, and its caller handles that.
    client.on('error', () => undefined);
    keepStorable(client);
    endWhenSilent(client);
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

/** A rollback would wait as long again on a connection that has not answered in time, and so would its next user. */
function endWhenSilent(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...all: unknown[]) => Promise<unknown> | undefined;
  client.query = ((...all: unknown[]) => {
    const answer = query(...all);
    answer?.catch((error: unknown) => {
      if (isSilence(error)) void client.end();
    });
    return answer;
  }) as typeof client.query;
}

/** The driver throws it where `query_timeout` is over, without a code. */
const isSilence = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** PostgreSQL takes a second to find a deadlock: five of them take less time than one statement may. */
const mostTries = 5;

/**
 * A cancelled batch locks its requests and a payment its batch, each after the other's first row. Whoever PostgreSQL ends
 * for it tries again instead of answering that the store is unavailable.
 */
async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt < mostTries; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return work();
}

async function guard<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw postgresUnavailable(error) ? new StoreUnavailable(error) : error;
  }
}

/** Any number will do, as long as every host uses the same one. */
const storeLockId = 731_544_222;
const connectTimeoutMs = 5_000;

export const tryExclusiveLock = `select pg_try_advisory_lock(${storeLockId}) as held`;
export const freeExclusiveLock = `select pg_advisory_unlock(${storeLockId})`;
const trySharedLock = `select pg_try_advisory_lock_shared(${storeLockId}) as held`;

interface SharedLock {
  /** Resolves while the lock is held, and takes one that was lost again. Throws where it cannot be had. */
  hold(): Promise<void>;
  leave(): Promise<void>;
}

/**
 * A session that an open store keeps for its life, so that a restore can tell whether anybody works on it:
 * the server ends it with the process, however that ends. One that was lost is tried again every `againMs`.
 * Throws NotNow while a restore runs, and where a pooler shares the session with others.
 */
export async function holdSharedLock(url: string, againMs = connectTimeoutMs): Promise<SharedLock> {
  let session: pg.Client | undefined;
  let acquiring: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let left = false;

  async function acquire(): Promise<void> {
    await requireOwnSession(url);
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
    });
    client.on('error', () => lost(client));
    await client.connect();
    const { rows } = await client.query<{ held: boolean }>(trySharedLock);
    if (!rows[0]?.held) {
      await client.end();
      throw new NotNow('a restore is under way');
    }
    session = client;
    if (left) await client.end();
  }

  /** Calls that come while the lock is being taken wait for the same attempt. */
  async function hold(): Promise<void> {
    if (session) return;
    acquiring ??= acquire().finally(() => {
      acquiring = undefined;
    });
    await acquiring;
  }

  function lost(client: pg.Client): void {
    if (client !== session || left) return;
    session = undefined;
    acquireLater();
  }

  function acquireLater(): void {
    timer = setTimeout(() => {
      hold().catch(() => !left && acquireLater());
    }, againMs);
    timer.unref();
  }

  await hold();
  return {
    hold,
    async leave() {
      left = true;
      clearTimeout(timer);
      // A server that is away has ended it already.
      await session?.end().catch(() => undefined);
    },
  };
}

/** A pooler that chooses among its connections at random is found out in one round of two, at the least. */
const rounds = 4;

const pooled =
  'the pooler in front of the database gives each transaction another session (transaction pooling), so that a restore could run beside a site: set pool_mode=session there, or let DATABASE_URL lead to PostgreSQL itself';

/**
 * Throws NotNow where a connection is no session of its own. Whether a site is open is known by a lock that its
 * session holds, and `pg_dump` changes settings of its session: of both another client would get some.
 */
export async function requireOwnSession(url: string): Promise<void> {
  const [one, other] = [clientOf(url), clientOf(url)];
  try {
    await one.connect();
    await other.connect();
    const own = await serverProcess(one);
    for (let round = 0; round < rounds; round += 1) {
      // A pooler gives out either the connection that came back last, which both clients then get in turn, or the one that
      // waited longest, which one client gets only once.
      if ((await serverProcess(one)) !== own) throw new NotNow(pooled);
      if ((await serverProcess(other)) === own) throw new NotNow(pooled);
    }
  } finally {
    await Promise.all([one, other].map((client) => client.end().catch(() => undefined)));
  }
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: connectTimeoutMs,
  });
  // Whatever was asked of a connection that is lost fails by itself.
  client.on('error', () => undefined);
  return client;
}

/**
 * Why a write is not confirmed, in words for an operator, with the remedy; undefined where it is. A primary without its
 * synchronous standby can be read, takes the write, and waits at the commit for as long as the standby is away.
 */
export async function unconfirmedWrite(url: string): Promise<string | undefined> {
  const client = clientOf(url);
  try {
    await client.connect();
    const { rows } = await client.query<{ names: string }>(
      "select current_setting('synchronous_standby_names') as names",
    );
    const names = rows[0]?.names ?? '';
    try {
      // Both statements are one transaction, which leaves nothing behind.
      await client.query(
        "insert into probes (id, at) values ('doctor', 0); delete from probes where id = 'doctor'",
      );
      return undefined;
    } catch (error) {
      if (!isSilence(error)) throw error;
      const silence = `no write is confirmed within ${connectTimeoutMs / 1000} s`;
      return names === ''
        ? `${silence}: look at the disk of the database, and at the locks in pg_stat_activity`
        : `${silence}: the primary waits for its synchronous standby (${names}). Start the standby again, or do without it: alter system set synchronous_standby_names = '', then select pg_reload_conf()`;
    }
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return Number(rows[0]?.id);
}
