/** A site that grows old: its store and folder, its clock, and what it tells operators. */
import { afterEach, beforeEach } from '@jest/globals';
import { readEnv } from '#lib/platform/config/env';
import { type AppContext, openContext } from '#lib/platform/context';
import { processState } from '#lib/platform/values/process-state';
import { gauges } from '#lib/start/gauges';
import { healthWith } from '#lib/start/health';
import { engines } from '#tests/platform/db/engines';
import { noon } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

type Settings = Readonly<Record<string, string>>;

/** Each test has its own site, at noon. */
export function agingSite(engine: keyof typeof engines) {
  const { store, place } = newStoreForEachTest(engines[engine]);
  const folder = folderForEachTest();
  const clock = { now: noon };
  beforeEach(() => {
    clock.now = noon;
  });
  afterEach(() => {
    delete processState.context;
  });
  const dataDir = () => place.dataDir || folder();
  const siteWith = (settings: Settings = {}): AppContext => ({
    env: readEnv({ DATA_DIR: dataDir(), ...settings }),
    store,
    wake: () => undefined,
    now: () => clock.now,
  });
  return {
    store,
    clock,
    siteWith,
    dataDir,
    place: () => ({ dataDir: dataDir(), databaseUrl: place.databaseUrl }),
    async warning(settings: Settings = {}): Promise<string | undefined> {
      openContext(siteWith(settings));
      const roomy = async () => ({ freeBytes: 1e12, allBytes: 1e12 });
      return (await (await healthWith(roomy)).json()).warning;
    },
    metrics: async () => (await gauges(siteWith())).metrics(),
  };
}
