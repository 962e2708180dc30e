/** A primary whose synchronous standby is away takes a write, and never confirms it. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { storeReason } from '#lib/platform/db/outage';
import { unconfirmedWrite } from '#lib/platform/db/postgres/postgres';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { type Cluster, startPostgres } from '#scripts/postgres';
import { query } from '#tests/hosts/report';
import { noon } from '#tests/platform/db/samples';

let cluster: Cluster;
let store: Store;

beforeAll(async () => {
  cluster = await startPostgres();
  store = await openStore({ databaseUrl: cluster.url, dataDir: '' });
});
afterAll(async () => {
  await store.close();
  await cluster.stop();
});

async function requireStandbys(names: string): Promise<void> {
  // The setting itself is no write that waits.
  await query(cluster.url, `alter system set synchronous_standby_names = '${names}'`);
  await query(cluster.url, 'select pg_reload_conf()');
}

test('a write is refused once, reads go on, and it is said what the primary waits for', async () => {
  expect(await unconfirmedWrite(cluster.url)).toBeUndefined();
  await requireStandbys('*');
  const refused = store.probe(noon).catch((error: unknown) => error);
  expect((await store.backlog(noon)).waiting).toBe(0);
  const error = await refused;
  expect(error).toBeInstanceOf(StoreUnavailable);
  expect(storeReason(error)).toBe('the database does not answer');
  // The connection of the write is given up: this one is another.
  expect((await store.backlog(noon)).waiting).toBe(0);
  expect(await unconfirmedWrite(cluster.url)).toMatch(
    /^no write is confirmed within 5 s: the primary waits for its synchronous standby \(\*\)\. /,
  );

  await requireStandbys('');
  await store.probe(noon);
  expect(await unconfirmedWrite(cluster.url)).toBeUndefined();
}, 60_000);
