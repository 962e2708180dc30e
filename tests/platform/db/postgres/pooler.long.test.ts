import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import pg from 'pg';
import { backUp } from '#lib/platform/backup/backup';
import { moveStore } from '#lib/platform/backup/move';
import { drill, restore } from '#lib/platform/backup/restore';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { isNotNow } from '#lib/platform/db/outage';
import { openPostgres } from '#lib/platform/db/postgres/postgres';
import type { Store, StorePlace } from '#lib/platform/db/store';
import { health } from '#lib/start/health';
import { openStore } from '#lib/start/open-store';
import { storeContents } from '#lib/start/store-contents';
import { migrate } from '#lib/tables/migrate';
import { installSystem } from '#scripts/system';
import { engines } from '#tests/platform/db/engines';
import { current, doctor, send, start, stop } from '#tests/platform/db/lost-store-harness';
import { startPooler } from '#tests/platform/db/postgres/pooler';
import { noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';
import { folderForEachTest } from '#tests/setup/folder-for-each-test';

beforeAll(() => installSystem(['pgbouncer']), 300_000);

/** The site works on the database itself until it is closed. */
const { store, place } = newStoreForEachTest(engines.postgres);
const folder = folderForEachTest();

let poolers: { stop(): Promise<void> }[];
beforeEach(() => {
  poolers = [];
});
afterEach(async () => {
  await stop();
  for (const each of poolers) await each.stop();
});

/** As a start does: the pooler may let go of the session of a restore, and of its lock, a moment after its end. */
async function openAfterRestore(there: StorePlace): Promise<Store> {
  for (;;) {
    try {
      return await openStore(there);
    } catch (error) {
      if (!(error instanceof StoreUnavailable && isNotNow(error.cause))) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}

/** An address of the same database by way of a pooler. */
async function pooled(settings: Readonly<Record<string, string>>): Promise<string> {
  const pooler = await startPooler(place.databaseUrl ?? '', settings);
  poolers.push(pooler);
  return pooler.url;
}

const refusal =
  /pooler in front of the database .*transaction pooling.*: set pool_mode=session there, or let DATABASE_URL lead to PostgreSQL itself$/;

const sharing: readonly Readonly<Record<string, string>>[] = [
  { pool_mode: 'transaction' },
  { pool_mode: 'statement' },
  { pool_mode: 'transaction', default_pool_size: '1' },
  { pool_mode: 'transaction', server_round_robin: '1', min_pool_size: '7' },
];

describe.each(sharing)('behind a pooler that shares sessions: %j', (settings) => {
  it('neither a site nor a command works, and each says why in one sentence', async () => {
    const file = join(folder(), 'copy');
    await backUp(place, file);
    const databaseUrl = await pooled(settings);
    const there = { databaseUrl, dataDir: folder() };
    const opening = openStore(there);
    await expect(opening).rejects.toThrow(StoreUnavailable);
    await expect(opening).rejects.toMatchObject({
      cause: { message: expect.stringMatching(refusal) },
    });
    await store.recordSubmission(submissionOf(), []);
    await expect(restore(there, file, noon, storeContents)).rejects.toThrow(refusal);
    await expect(drill({ ...there, dataDir: folder() }, file, noon, storeContents)).rejects.toThrow(
      refusal,
    );
    await expect(backUp(there, join(folder(), 'second'))).rejects.toThrow(refusal);
    const moving = {
      databaseUrl,
      dataDir: folder(),
      now: noon,
      schema: storeContents,
      report: () => undefined,
    };
    await expect(moveStore({ to: 'sqlite', ...moving })).rejects.toThrow(refusal);
    expect(readdirSync(folder()).filter((name) => name !== 'moving.sqlite')).toEqual(['copy']);
    expect(await store.listLeads({}, 9)).toHaveLength(1);
  });
});

it('is noticed at the start, by health and by the doctor, and is over once the pooler is set right', async () => {
  const databaseUrl = await pooled({ pool_mode: 'transaction' });
  const { env, status } = await start({ DATABASE_URL: databaseUrl });
  expect(status).toBe(503);
  expect((await (await health()).json()).reason).toMatch(refusal);
  expect(current.lines.join('')).toContain('set pool_mode=session there');
  await expect(doctor(env)).rejects.toThrow(refusal);
  expect((await send()).status).toBe(503);

  const right = await start({ DATABASE_URL: await pooled({ pool_mode: 'session' }) });
  expect(right.status).toBe(200);
  expect(await doctor(right.env)).toBe('up to date');
  expect((await send()).status).toBe(200);
});

describe('behind a pooler as it comes, with a session for each client', () => {
  it('the site works with its time limits, and a restore waits for its end', async () => {
    await store.close();
    const databaseUrl = await pooled({});
    const there = { databaseUrl, dataDir: folder() };
    const file = join(folder(), 'copy');
    const site = await openPostgres(databaseUrl, migrate);
    const limits = await site.run((db) =>
      sql<{
        statement: string;
        idle: string;
      }>`select current_setting('statement_timeout') as statement,
        current_setting('idle_in_transaction_session_timeout') as idle`.execute(db),
    );
    expect(limits.rows).toEqual([{ statement: '10s', idle: '10s' }]);
    await backUp(there, file);
    await expect(restore(there, file, noon, storeContents)).rejects.toThrow(/Stop the site/);
    // From the database itself, too.
    await expect(
      restore({ databaseUrl: place.databaseUrl, dataDir: folder() }, file, noon, storeContents),
    ).rejects.toThrow(/Stop the site/);
    await site.close();
    expect((await restore(there, file, noon, storeContents)).formerStore).toContain(
      'before_restore',
    );
    await (await openAfterRestore(there)).close();
  });

  it('a store moves there and back', async () => {
    await store.recordSubmission(submissionOf(), []);
    await store.close();
    const databaseUrl = await pooled({});
    const moving = {
      databaseUrl,
      dataDir: folder(),
      now: noon,
      schema: storeContents,
      report: () => undefined,
    };
    await moveStore({ to: 'sqlite', ...moving });
    await moveStore({ to: 'postgres', ...moving });
    const moved = await openStore({ databaseUrl, dataDir: folder() });
    expect(await moved.listLeads({}, 9)).toHaveLength(1);
    await moved.close();
  });

  it.each([
    ['options=-c%20statement_timeout%3D5s', 'options'],
    ['statement_timeout=5000', 'statement_timeout'],
  ])('a parameter of the address that it does not take is named: %s', async (words, name) => {
    const url = `${await pooled({})}&${words}`;
    const { env } = await start({ DATABASE_URL: url });
    const reason = `does not take the start-up parameter ${name}: take it out of DATABASE_URL`;
    expect((await (await health()).json()).reason).toContain(reason);
    await expect(doctor(env)).rejects.toThrow(reason);
    expect(current.lines.join('')).toContain(reason);
  });

  it.each([
    ['wrong password', { auth_type: 'md5', auth_file: '/dev/null' }, 'user or the password'],
    ['no connection left', { max_client_conn: '1' }, 'no connection left'],
  ])('what else it refuses is told as what it is: %s', async (_, settings, reason) => {
    const databaseUrl = await pooled(settings);
    const { env } = await start({ DATABASE_URL: databaseUrl });
    expect((await (await health()).json()).reason).toContain(reason);
    await expect(doctor(env)).rejects.toThrow(reason);
  });
});

it('a site whose session was ended works no more beside a restore', async () => {
  await store.close();
  const site = await openPostgres(place.databaseUrl ?? '', migrate);
  const restoring = new pg.Client({ connectionString: place.databaseUrl });
  await restoring.connect();
  // A restart of the database does this, and the restore is its first visitor.
  await restoring.query(`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
    and database = (select oid from pg_database where datname = current_database())`);
  let held = false;
  while (!held) {
    const { rows } = await restoring.query('select pg_try_advisory_lock(731544222) as held');
    held = rows[0].held;
  }
  const work = () => site.run((db) => sql`select 1`.execute(db));
  // It hears of the end of its session a moment later.
  await expect(
    (async () => {
      for (;;) await work();
    })(),
  ).rejects.toMatchObject({ cause: { message: 'a restore is under way' } });
  await restoring.end();
  while (
    !(await work().then(
      () => true,
      () => false,
    ))
  );
  await site.close();
});
