/** A restore into a temporary place, to know that it works and how long it takes. */
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { fileStamp } from '#lib/store/atomic-rename';
import { restore } from '#lib/store/backup';
import { openStore, type StorePlace } from '#lib/store/open-store';
import type { RestoreResult } from '#lib/store/restore-result';

export interface Drill extends Pick<RestoreResult, 'holds'> {
  readonly seconds: number;
  /** When the newest submission in it was received: how much a restore would lose. */
  readonly newestAt?: number;
}

/** Changes nothing of the present store, which may be in use. */
export const drill = (place: StorePlace, file: string, now: number): Promise<Drill> =>
  place.databaseUrl
    ? inDatabase(place.databaseUrl, now, (there) => tryOut(there, file, now))
    : inFolder(place.dataDir, (there) => tryOut(there, file, now));

async function tryOut(there: StorePlace, file: string, now: number): Promise<Drill> {
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

async function inDatabase<T>(
  url: string,
  now: number,
  work: (place: StorePlace) => Promise<T>,
): Promise<T> {
  const name = `hoa_drill_${fileStamp(now).replace('-', '_')}`;
  const there = new URL(url);
  there.pathname = `/${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`).catch((cause: unknown) => {
      throw new Error(
        'A drill needs a database of its own, and the user may not make one. As its owner: alter role … createdb',
        { cause },
      );
    });
    try {
      return await work({ databaseUrl: there.href, dataDir: '' });
    } finally {
      await client.query(`drop database ${name} with (force)`);
    }
  } finally {
    await client.end();
  }
}
