import pg from 'pg';
import { StoreUnavailable } from '#lib/server/store/submissions/records';

/** Any number will do, as long as every host uses the same one. */
const storeLockId = 731_544_222;
const connectTimeoutMs = 5_000;

export const tryExclusiveLock = `select pg_try_advisory_lock(${storeLockId}) as held`;
const trySharedLock = `select pg_try_advisory_lock_shared(${storeLockId}) as held`;

/**
 * A session that an open store keeps for its life, so that a restore can tell whether anybody works on it:
 * the server ends it with the process, however that ends. One that was lost is tried again every `againMs`.
 * Throws StoreUnavailable while a restore runs.
 */
export async function holdSharedLock(
  url: string,
  againMs = connectTimeoutMs,
): Promise<{ leave(): Promise<void> }> {
  let session: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let left = false;

  async function acquire(): Promise<void> {
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
      throw new StoreUnavailable(new Error('a restore is under way'));
    }
    session = client;
    if (left) await client.end();
  }

  function lost(client: pg.Client): void {
    if (client !== session || left) return;
    session = undefined;
    acquireLater();
  }

  function acquireLater(): void {
    timer = setTimeout(() => {
      acquire().catch(() => !left && acquireLater());
    }, againMs);
    timer.unref();
  }

  await acquire();
  return {
    async leave() {
      left = true;
      clearTimeout(timer);
      // A server that is away has ended it already.
      await session?.end().catch(() => undefined);
    },
  };
}
