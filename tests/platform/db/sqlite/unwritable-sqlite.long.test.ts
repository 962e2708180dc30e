import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sql } from 'kysely';
import type { Submission } from '#lib/enquiries/schema/submission';
import type { Database } from '#lib/platform/db/database';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { openSqlite } from '#lib/platform/db/sqlite/sqlite';
import type { Store } from '#lib/platform/db/store';
import { openStore, storeOn } from '#lib/start/open-store';
import { migrate } from '#lib/tables/migrate';
import { sqlitePlace } from '#tests/platform/db/engines';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';

const long = 'x'.repeat(20_000);
const bulky = () =>
  submissionOf({ transcript: [{ name: 'message', label: 'Message', value: long }] });

const place = placeForEachTest(sqlitePlace);
let database: Database;
let store: Store;

async function open(dataDir: string, busyMs?: number): Promise<void> {
  database = await openSqlite(dataDir, migrate, busyMs);
  store = storeOn(database);
}

/** Records until the store says that it cannot; returns what it acknowledged and what it refused. */
async function fill(): Promise<{ acknowledged: Submission[]; unwritten: Submission }> {
  const acknowledged: Submission[] = [];
  for (let count = 0; count < 5_000; count += 1) {
    const submission = bulky();
    try {
      await store.recordSubmission(submission, [mailOf({ text: long })]);
      acknowledged.push(submission);
    } catch (error) {
      expect(error).toBeInstanceOf(StoreUnavailable);
      expect((error as StoreUnavailable).cause).toBeDefined();
      return { acknowledged, unwritten: submission };
    }
  }
  throw new Error('the store never filled up');
}

async function expectExactly(acknowledged: readonly Submission[], refused: Submission) {
  expect(acknowledged.length).toBeGreaterThan(0);
  for (const submission of acknowledged) {
    expect(await store.findSubmission(submission.id)).toEqual(submission);
  }
  expect(await store.findSubmission(refused.id)).toBeUndefined();
  expect((await store.backlog(noon)).waiting).toBe(acknowledged.length);
}

describe('SQLite that may not grow', () => {
  it.each([
    ['which it had laid', 4 * 1024 * 1024],
    ['that cannot be removed', undefined],
  ])(
    'acknowledges nothing that is not stored, and goes on once there is room: with a reserve %s',
    async (_, laid) => {
      await open(place.dataDir);
      const reserve = join(place.dataDir, 'reserve');
      if (laid === undefined) {
        rmSync(reserve);
        mkdirSync(reserve);
      }
      await sql`pragma max_page_count = 200`.execute(database.db);
      const { acknowledged, unwritten: refused } = await fill();
      await expectExactly(acknowledged, refused);
      const again = store.recordSubmission(refused, [mailOf({ text: long })]);
      await expect(again).rejects.toThrow(StoreUnavailable);

      await sql`pragma max_page_count = 1000000`.execute(database.db);
      await store.recordSubmission(refused, [mailOf()]);
      expect(await store.findSubmission(refused.id)).toEqual(refused);
      if (laid !== undefined) expect(statSync(reserve).size).toBe(laid);
      await store.close();
    },
  );
});

describe('SQLite that another program holds', () => {
  it('refuses after its timeout and goes on when the lock is gone', async () => {
    await open(place.dataDir, 100);
    const other = new DatabaseSync(join(place.dataDir, 'hoa.sqlite'));
    other.exec('begin immediate');
    const submission = submissionOf();
    await expect(store.recordSubmission(submission, [])).rejects.toThrow(StoreUnavailable);
    await expect(store.probe(noon)).rejects.toThrow(StoreUnavailable);
    other.exec('rollback');
    await store.recordSubmission(submission, []);
    other.close();
    await store.close();
  });

  it('waits for a lock that is given up in time', async () => {
    await open(place.dataDir);
    const other = new DatabaseSync(join(place.dataDir, 'hoa.sqlite'));
    other.exec('begin immediate');
    const recorded = store.recordSubmission(submissionOf(), []);
    setImmediate(() => other.exec('rollback'));
    expect(await recorded).toMatchObject({ repeated: false });
    other.close();
    await store.close();
  });
});

describe('SQLite that may only be read', () => {
  it('refuses to write and still reads', async () => {
    await open(place.dataDir);
    const submission = submissionOf();
    await store.recordSubmission(submission, []);
    await sql`pragma query_only = 1`.execute(database.db);
    await expect(store.recordSubmission(submissionOf(), [])).rejects.toThrow(StoreUnavailable);
    await expect(store.probe(noon)).rejects.toThrow(StoreUnavailable);
    await expect(store.countRequest('a', 1, noon)).rejects.toThrow(StoreUnavailable);
    expect(await store.findSubmission(submission.id)).toEqual(submission);
    await store.close();
  });

  it('does not open where there can be no file', async () => {
    writeFileSync(join(place.dataDir, 'file'), '');
    const dataDir = join(place.dataDir, 'file', 'data');
    await expect(openStore({ dataDir })).rejects.toThrow(StoreUnavailable);
    mkdirSync(join(place.dataDir, 'hoa.sqlite'));
    await expect(openStore(place)).rejects.toThrow(StoreUnavailable);
  });
});

const asRoot = process.getuid?.() === 0 ? describe : describe.skip;

asRoot('SQLite on a small disk', () => {
  let disk: string;
  beforeEach(() => {
    disk = join(place.dataDir, 'disk');
    mkdirSync(disk);
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16M', 'tmpfs', disk]);
  });
  afterEach(() => {
    execFileSync('umount', [disk]);
  });

  it('lives on its reserve, refuses when that is spent, and lays it again', async () => {
    await open(disk);
    const reserve = join(disk, 'reserve');
    expect(statSync(reserve).size).toBe(4 * 1024 * 1024);
    const { acknowledged, unwritten: refused } = await fill();
    expect(statSync(reserve, { throwIfNoEntry: false })).toBeUndefined();
    await expectExactly(acknowledged, refused);

    execFileSync('mount', ['-o', 'remount,size=64M', disk]);
    await store.recordSubmission(refused, [mailOf()]);
    expect(statSync(reserve).size).toBe(4 * 1024 * 1024);
    await store.close();

    await open(disk);
    expect(await store.findSubmission(refused.id)).toEqual(refused);
    expect((await store.backlog(noon)).waiting).toBe(acknowledged.length + 1);
    await store.close();
  });

  it('does not open where the disk is read-only', async () => {
    await open(disk);
    await store.close();
    execFileSync('mount', ['-o', 'remount,ro', disk]);
    await expect(openStore({ dataDir: disk })).rejects.toThrow(StoreUnavailable);
  });
});
