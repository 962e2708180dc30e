/** Seats of a batch, on both engines and on two hosts at once: never one more than it has. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { freeSeats, holdSeat, takeSeat } from '#lib/batches/queries/seats';
import { beginsAt } from '#lib/batches/rules';
import type { Database } from '#lib/platform/db/database';
import type { Store } from '#lib/platform/db/store';
import { dayMs as day } from '#lib/platform/values/india';
import { batchOf } from '#tests/platform/db/batch-samples';
import { openDatabase, testedEngines } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const now = Date.parse('2026-11-24T11:00:00+05:30');
const by = { member: 'meena@example.com', at: now };

describe.each(testedEngines)('the seats of a batch (%s)', (_engine, newPlace) => {
  const { store, place, openOther } = newStoreForEachTest(newPlace);
  let hosts: readonly Database[];
  beforeEach(async () => {
    hosts = [await openDatabase(place), await openDatabase(place)];
  });
  afterEach(async () => {
    for (const host of hosts) await host.close();
  });

  async function enquire(waitsFor?: { id: string; waits: boolean }, at = now): Promise<string> {
    // Each is a person of their own.
    const person = { email: `${randomUUID()}@example.com`, phone: '' };
    const submission = enquiryOf({
      ...{ receivedAt: at, ...person },
      ...(waitsFor && { batch: waitsFor }),
    });
    await store.recordSubmission(submission, []);
    return submission.id;
  }

  const twoForOneSeat = async () => {
    await store.addBatch(batchOf({ seats: 1 }), by);
    return [await enquire(), await enquire()] as const;
  };

  const inTransaction = <T>(work: (tx: Database['db']) => Promise<T>, host = 0) => {
    const database = hosts[host] as Database;
    return database.run((db) => db.transaction().execute(work));
  };

  const hold = (
    enquiry: string,
    { request = `P-${randomUUID()}`, until = now + day, at = now, host = 0, batch = 'k7m3qz' } = {},
  ) => inTransaction((tx) => holdSeat(tx, { batch, enquiry, request, until, now: at }), host);

  const take = (request: string, at = now) =>
    inTransaction((tx) => takeSeat(tx, { request, now: at }));

  const counts = async (at = now) => {
    const batch = await store.findBatch('k7m3qz', at);
    return [batch?.held, batch?.taken, batch?.waiting];
  };

  test('of fifty people who ask for ten seats at one moment on two hosts, ten get one', async () => {
    await store.addBatch(batchOf({ seats: 10 }), by);
    const people: string[] = [];
    for (let at = 0; at < 50; at += 1) people.push(await enquire());
    const answers = await Promise.all(people.map((id, at) => hold(id, { host: at % 2 })));
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'full')).toHaveLength(40);
    expect(await counts()).toEqual([10, 0, 0]);
  });

  test('who asks again keeps the seat, under the new request, though the batch is full', async () => {
    const [first, second] = await twoForOneSeat();
    expect(await hold(first, { request: 'P-1' })).toBe('held');
    expect(await hold(first, { request: 'P-2', until: now + 2 * day })).toBe('held');
    expect(await hold(second)).toBe('full');
    expect(await take('P-1')).toEqual({ taken: [], lost: [] });
    expect(await take('P-2')).toEqual({ taken: ['k7m3qz'], lost: [] });
    expect(await counts()).toEqual([0, 1, 0]);
  });

  test('a hold that has run out is free; who pays later has the seat while nobody else took it', async () => {
    const [first, second] = await twoForOneSeat();
    await hold(first, { request: 'P-1' });
    expect(await counts(now + day)).toEqual([0, 0, 0]);
    const late = now + day + 1;
    expect(await take('P-1', late)).toEqual({ taken: ['k7m3qz'], lost: [] });
    expect(await hold(second, { at: late, until: late + day })).toBe('full');
  });

  test('who pays after another took the last seat loses it, and no seat is given twice', async () => {
    const [first, second] = await twoForOneSeat();
    await hold(first, { request: 'P-1' });
    const late = now + day + 1;
    expect(await hold(second, { request: 'P-2', at: late, until: late + day })).toBe('held');
    expect(await take('P-1', late)).toEqual({ taken: [], lost: ['k7m3qz'] });
    expect(await take('P-2', late)).toEqual({ taken: ['k7m3qz'], lost: [] });
    expect(await counts(late)).toEqual([0, 1, 0]);
  });

  test('a seat that is given back is free at once, and a paid one stays after its day', async () => {
    const [first, second] = await twoForOneSeat();
    await hold(first, { request: 'P-1' });
    await take('P-1');
    expect(await counts(now + 30 * day)).toEqual([0, 1, 0]);
    expect(await inTransaction((tx) => freeSeats(tx, { request: 'P-1' }))).toEqual(['k7m3qz']);
    expect(await hold(second)).toBe('held');
  });

  test('no seat is given once the first session has started, or it is cancelled, or there is none', async () => {
    const batch = batchOf();
    await store.addBatch(batch, by);
    await store.addBatch(batchOf({ id: 'later', joinBy: '2027-01-06' }), by);
    const enquiry = await enquire();
    const firstStart = beginsAt(batch);
    const asked = { at: firstStart, until: firstStart + day };
    expect(await hold(enquiry, asked)).toBe('past');
    expect(await hold(enquiry, { ...asked, batch: 'later' })).toBe('held');
    expect(await hold(enquiry, { batch: 'none' })).toBe('unknown');
    const cancel = { id: 'k7m3qz', version: 1, change: { kind: 'cancel' }, by } as const;
    expect(await store.changeBatch(cancel)).toBeUndefined();
    expect(await hold(enquiry)).toBe('past');
  });

  test('who waits has a place in the order, and leaves it with a seat or with the enquiry', async () => {
    await store.addBatch(batchOf({ seats: 1 }), by);
    const waits = { id: 'k7m3qz', waits: true };
    const [first, second] = [await enquire(waits), await enquire(waits, now + 1)];
    expect(await store.findBatchPreference(second, now)).toEqual({
      batch: 'k7m3qz',
      waits: true,
      place: 2,
    });
    expect((await store.listWaitingPeople('k7m3qz', now)).map(({ enquiry }) => enquiry)).toEqual([
      first,
      second,
    ]);
    await hold(first);
    expect(await counts()).toEqual([1, 0, 1]);
    expect(await store.findBatchPreference(second, now)).toMatchObject({ place: 1 });
    await store.eraseEnquiry(second, now);
    expect(await counts()).toEqual([1, 0, 0]);
  });

  test('attendance and results are stored for people with a paid seat, and are erased with the person', async () => {
    await store.addBatch(batchOf(), by);
    const [paid, unpaid] = [await enquire(), await enquire()];
    await hold(paid, { request: 'P-1' });
    await hold(unpaid);
    await take('P-1');
    const mark = (enquiry: string, version: number) =>
      store.markRoster({
        id: 'k7m3qz',
        version,
        by,
        change: [{ enquiry, attended: { day: '2027-01-04', present: true }, passed: true }],
      });
    expect(await mark(unpaid, 1)).toBe('person');
    expect(await mark(paid, 1)).toBeUndefined();
    expect(await mark(paid, 1)).toBe('stale');
    const seated = await store.listSeated('k7m3qz', now);
    expect(seated.find(({ enquiry }) => enquiry === paid)).toMatchObject({
      takenAt: now,
      passed: true,
      attended: { '2027-01-04': true },
    });
    await store.eraseEnquiry(paid, now);
    expect((await store.listSeated('k7m3qz', now)).map(({ enquiry }) => enquiry)).toEqual([unpaid]);
  });

  test('seats below those held and taken are refused, and of two changes over one version one is', async () => {
    await store.addBatch(batchOf({ seats: 2 }), by);
    await hold(await enquire());
    await hold(await enquire());
    const change = (seats: number, from: Store) =>
      from.changeBatch({
        id: 'k7m3qz',
        version: 1,
        by,
        change: { kind: 'plan', plan: batchOf({ seats }), moved: false },
      });
    expect(await change(1, store)).toBe('seats');
    const other = await openOther();
    const answers = await Promise.all([change(5, store), change(6, other)]);
    expect(answers.filter((answer) => answer === 'stale')).toHaveLength(1);
  });
});
