import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import pg from 'pg';
import { backUp } from '#lib/platform/backup/backup';
import { aloneOnPostgres } from '#lib/platform/backup/restore';
import { holdSharedLock, tryExclusiveLock } from '#lib/platform/db/postgres/postgres';
import { openStore } from '#lib/start/open-store';
import { asOwner, postgresPlace } from '#tests/platform/db/engines';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

const folder = folderForEachTest();
const place = placeForEachTest(postgresPlace);

it('names what to install where the tools of PostgreSQL are missing', async () => {
  const { PATH } = process.env;
  await (await openStore(place)).close();
  process.env.PATH = folder();
  await expect(backUp(place, join(folder(), 'copy'))).rejects.toThrow(
    /^pg_dump is missing\. On Debian: apt-get/,
  );
  process.env.PATH = PATH;
});

it('lets no host open the store while a restore runs', async () => {
  const restoring = new pg.Client({ connectionString: place.databaseUrl });
  await restoring.connect();
  await restoring.query(tryExclusiveLock);
  await expect(openStore(place)).rejects.toThrow('the store cannot write');
  await restoring.end();
  await (await openStore(place)).close();
});

it('goes on where the session of its lock is cut: the tables would be left where they are moved to', async () => {
  const url = place.databaseUrl ?? '';
  const name = new URL(url).pathname.slice(1);
  const ofThis = `locktype = 'advisory' and database = (select oid from pg_database where datname = '${name}')`;
  const restored = await aloneOnPostgres(url, async () => {
    await asOwner(`select pg_terminate_backend(pid) from pg_locks where ${ofThis}`);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    while ((await other.query(`select 1 from pg_locks where ${ofThis}`)).rowCount);
    await other.end();
    return 'restored';
  });
  expect(restored).toBe('restored');
});

it('counts a host again that lost its connection', async () => {
  const sharedLock = await holdSharedLock(place.databaseUrl ?? '', 10);
  const name = new URL(place.databaseUrl ?? '').pathname.slice(1);
  await asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  const other = new pg.Client({ connectionString: place.databaseUrl });
  await other.connect();
  const present = async () => {
    const { rows } = await other.query(
      "select 1 from pg_locks join pg_database on oid = database where locktype = 'advisory' and datname = $1",
      [name],
    );
    return rows.length > 0;
  };
  while (!(await present()));
  await sharedLock.leave();
  while (await present());
  await other.end();
});
