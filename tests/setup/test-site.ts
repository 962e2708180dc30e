import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { readEnv } from '#lib/platform/config/env';
import { type AppContext, openContext } from '#lib/platform/context';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import { processState } from '#lib/platform/values/process-state';
import { storeOn } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { newDataDir } from '#tests/setup/data-dir';

export const noon = Date.UTC(2026, 10, 20, 6, 30);

/** A site of its own with an empty store, in a folder that goes with it; `clock.now` is what time it is. */
export async function openTestSite(
  settings: Readonly<Record<string, string>> = {},
  { now = noon, busyMs }: { readonly now?: number; readonly busyMs?: number } = {},
) {
  const folder = await newDataDir();
  const store = storeOn(await openSqlite(folder, migrate, busyMs));
  const clock = { now };
  const context: AppContext = {
    env: readEnv({ DATA_DIR: folder, ...settings }),
    store,
    wake: () => undefined,
    now: () => clock.now,
  };
  openContext(context);
  const connect = () => new DatabaseSync(join(folder, 'hoa.sqlite'));
  return {
    context,
    store,
    clock,
    folder,
    connect,
    hold() {
      const other = connect();
      other.exec('begin immediate');
      return () => other.close();
    },
    async close() {
      // The next test of this process may ask for the site that is open.
      if (processState.context?.store === store) delete processState.context;
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
