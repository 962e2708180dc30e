import { rmSync } from 'node:fs';
import { readEnv } from '#lib/platform/config/env';
import { openContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';
import { newDataDir } from '#tests/setup/data-dir';

export const now = Date.UTC(2026, 10, 20, 6, 30);

export async function openTrial(): Promise<{
  store: Store;
  folder: string;
  close: () => Promise<void>;
}> {
  const folder = await newDataDir();
  const store = await openStore({ dataDir: folder });
  const env = readEnv({ DATA_DIR: folder, RATE_LIMIT: 'off' });
  openContext({ env, store, wake: () => undefined, now: () => now });
  return {
    store,
    folder,
    async close() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
