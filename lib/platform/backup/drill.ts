/** A restore into a temporary place, to know that it works and how long it takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoreContents } from '#lib/platform/backup/contents';
import { type RestoreResult, restore } from '#lib/platform/backup/restore';
import { inTemporaryDatabase } from '#lib/platform/db/postgres/tools';
import type { StorePlace } from '#lib/platform/db/store';

export interface Drill extends Pick<RestoreResult<unknown>, 'holds'> {
  readonly seconds: number;
  /** When the newest submission in it was received: how much a restore would lose. */
  readonly newestAt?: number;
}

/** Changes nothing of the present store, which may be in use. */
export function drill(
  place: StorePlace,
  file: string,
  now: number,
  contents: StoreContents<unknown>,
): Promise<Drill> {
  const runIn = (there: StorePlace) => runDrill(there, file, now, contents);
  return place.databaseUrl
    ? inTemporaryDatabase(place.databaseUrl, now, runIn)
    : inFolder(place.dataDir, runIn);
}

async function runDrill(
  there: StorePlace,
  file: string,
  now: number,
  contents: StoreContents<unknown>,
): Promise<Drill> {
  const startedAt = performance.now();
  const { holds } = await restore(there, file, now, contents);
  const newestAt = await contents.newestAt(there, now);
  const seconds = (performance.now() - startedAt) / 1000;
  return { holds, seconds, ...(newestAt !== undefined && { newestAt }) };
}

async function inFolder<T>(dataDir: string, work: (place: StorePlace) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(dataDir, 'drill-'));
  try {
    return await work({ dataDir: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
