import { type Cluster, startPostgres } from '#scripts/postgres';
import { asksSqliteAlone, makeTemplate } from '#tests/platform/db/engines';

const shared = globalThis as { hoaCluster?: Cluster };

export default async function start(): Promise<void> {
  if (asksSqliteAlone()) return;
  shared.hoaCluster = await startPostgres();
  process.env.TEST_DATABASE_URL = shared.hoaCluster.url;
  process.env.TEST_DATABASE_TEMPLATE = await makeTemplate();
}

export async function stop(): Promise<void> {
  await shared.hoaCluster?.stop();
}
