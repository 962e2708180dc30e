import pg from 'pg';
import { requireOwnSession } from '#lib/server/store/postgres/own-session';
import { NotNow } from '#lib/server/store/unavailable';

/** Any number will do, as long as every host uses the same one. */
const storeLockId = 731_544_222;
const connectTimeoutMs = 5_000;

export const tryExclusiveLock = `select pg_try_advisory_lock(${storeLockId}) as held`;
const trySharedLock = `select pg_try_advisory_lock_shared(${storeLockId}) as held`;

export interface SharedLock {
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
