import { rmSync } from 'node:fs';
import { readEnv } from '#lib/server/settings/env';
import type { Site } from '#lib/server/site';
import { openStore } from '#lib/server/store/open-store';
import type { OutgoingMail } from '#lib/server/store/store';
import { newDataDir } from '#tests/setup/data-dir';

export const day = 24 * 60 * 60 * 1000;

/** A host that does its daily work when told to. */
export interface DailyHarness {
  readonly site: Site;
  readonly clock: { now: number };
  /** The digests that wait to be sent. */
  digests(): Promise<readonly OutgoingMail[]>;
  close(): Promise<void>;
}

export async function openDailyHarness(now: number): Promise<DailyHarness> {
  const dataDir = await newDataDir();
  const store = await openStore({ dataDir });
  const clock = { now };
  return {
    site: {
      env: readEnv({ DATA_DIR: dataDir }),
      store,
      wakeCourier: () => {},
      now: () => clock.now,
    },
    clock,
    async digests() {
      const due = await store.claimDue('test', 100, clock.now);
      for (const delivery of due) await store.releaseClaim(delivery);
      return due.map(({ mail }) => mail).filter(({ subject }) => subject.includes('[digest]'));
    },
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
