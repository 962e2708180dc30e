/** The store on a thread of its own, as the built site has it. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import type { StorePlace } from '#lib/platform/db/store';
import { storeWorkerFile, storeWorkerStarter, workerStore } from '#lib/platform/db/worker/client';
import { buildStoreWorker } from '#lib/start/build/bundles';
import { engines, type Place } from '#tests/platform/db/engines';

/** Bundles the thread's program once for a test file. */
export function storeWorker() {
  let dist: string;
  beforeAll(async () => {
    // Beside the packages that it names.
    mkdirSync('var', { recursive: true });
    dist = mkdtempSync(resolve('var/store-worker-'));
    await buildStoreWorker(process.cwd(), dist);
  });
  afterAll(() => rmSync(dist, { recursive: true, force: true }));

  const start = ({ dataDir }: StorePlace) =>
    storeWorkerStarter(join(dist, storeWorkerFile))(dataDir);
  const open = (place: StorePlace, onDeath: (reason: unknown) => void = fail) =>
    workerStore(start(place), onDeath);
  const newPlace = async (): Promise<Place> => {
    const place = await engines.sqlite();
    return { ...place, open: () => open(place) };
  };
  return { start, open, newPlace };
}

function fail(reason: unknown): never {
  throw new Error('the thread has ended', { cause: reason });
}
