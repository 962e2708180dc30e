import pg from 'pg';
import { fileStamp } from '#lib/server/data-folder/atomic-rename';
import type { StorePlace } from '#lib/server/store/open-store';

/** On the same server; dropped at the end. */
export async function inTemporaryDatabase<T>(
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
