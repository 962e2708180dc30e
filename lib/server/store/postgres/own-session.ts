import pg from 'pg';
import { NotNow } from '#lib/server/store/unavailable';

const connectTimeoutMs = 5_000;
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

async function serverProcess(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>('select pg_backend_pid() as id');
  return Number(rows[0]?.id);
}
