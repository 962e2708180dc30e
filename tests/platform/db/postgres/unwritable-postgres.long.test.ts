import { beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { openStore } from '#lib/start/open-store';
import { asOwner, openDatabase, postgresPlace } from '#tests/platform/db/engines';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const { store, place } = newStoreForEachTest(postgresPlace);
let name: string;
beforeEach(() => {
  name = new URL(place.databaseUrl ?? '').pathname.slice(1);
});

const hangUp = () =>
  asOwner(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);

/** The next calls may meet other connections that were cut. */
const goesOn = (call: () => Promise<unknown>) =>
  call().then(
    () => true,
    () => false,
  );

describe('PostgreSQL that cannot write now', () => {
  it('refuses while it takes no connections, and goes on afterwards', async () => {
    await asOwner(`alter database ${name} allow_connections false`);
    await hangUp();
    const submission = submissionOf({ idempotencyKey: 'k' });
    await expect(store.recordSubmission(submission, [mailOf()])).rejects.toThrow(StoreUnavailable);
    await expect(store.probe(noon)).rejects.toThrow(StoreUnavailable);

    await asOwner(`alter database ${name} allow_connections true`);
    expect((await store.recordSubmission(submission, [mailOf()])).repeated).toBe(false);
    expect((await store.backlog(noon)).waiting).toBe(1);
  });

  it('refuses while it is a read-only standby, and goes on afterwards', async () => {
    await asOwner(`alter database ${name} set default_transaction_read_only = on`);
    await hangUp();
    // The first calls may meet connections that were cut.
    await store.probe(noon).catch(() => undefined);
    await expect(store.recordSubmission(submissionOf(), [])).rejects.toThrow(StoreUnavailable);
    await asOwner(`alter database ${name} reset default_transaction_read_only`);
    await hangUp();
    while (!(await goesOn(() => store.probe(noon))));
    await store.recordSubmission(submissionOf(), []);
  });

  it('refuses what it was doing when the connection was cut, and goes on', async () => {
    const database = await openDatabase(place);
    const work = () => database.run((db) => sql`select pg_sleep(10)`.execute(db));
    const cut = Array.from({ length: 8 }, () => expect(work()).rejects.toThrow(StoreUnavailable));
    await database.run((db) => sql`select 1`.execute(db));
    await hangUp();
    await Promise.all(cut);
    while (!(await goesOn(() => database.run((db) => sql`select 1`.execute(db)))));
    await database.close();
  });

  it('lets a mistake of ours through as what it is', async () => {
    const submission = submissionOf();
    await store.recordSubmission(submission, []);
    const again = store.recordSubmission(submission, []);
    await expect(again).rejects.not.toBeInstanceOf(StoreUnavailable);
  });
});

it('does not open where nobody listens', async () => {
  const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
  await expect(openStore({ databaseUrl, dataDir: '' })).rejects.toThrow(StoreUnavailable);
});
