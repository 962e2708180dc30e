/** A restore into a temporary place, to know that it works and how long it takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type RestoreResult, restore } from '#lib/platform/backup/restore';
import { inTemporaryDatabase } from '#lib/platform/db/postgres/tools';
import type { StorePlace } from '#lib/platform/db/store';
import { openStore } from '#lib/start/open-store';

export interface Drill extends Pick<RestoreResult, 'holds'> {
  readonly seconds: number;
  /** When the newest submission in it was received: how much a restore would lose. */
  readonly newestAt?: number;
}

/** Changes nothing of the present store, which may be in use. */
export const drill = (place: StorePlace, file: string, now: number): Promise<Drill> =>
  place.databaseUrl
    ? inTemporaryDatabase(place.databaseUrl, now, (there) => runDrill(there, file, now))
    : inFolder(place.dataDir, (there) => runDrill(there, file, now));

async function runDrill(there: StorePlace, file: string, now: number): Promise<Drill> {
  const began = performance.now();
  const { holds } = await restore(there, file, now);
  const store = await openStore(there);
  try {
    await store.probe(now);
    const [newest] = await store.listLeads({}, 1);
    const seconds = (performance.now() - began) / 1000;
    return { holds, seconds, ...(newest && { newestAt: newest.receivedAt }) };
  } finally {
    await store.close();
  }
}

async function inFolder<T>(dataDir: string, work: (place: StorePlace) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dataDir, 'drill-'));
  try {
    return await work({ dataDir: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
