import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, test } from '@jest/globals';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { storeReason } from '#lib/platform/db/outage';
import type { Store } from '#lib/platform/db/store';
import { workerStore } from '#lib/platform/db/worker/client';
import { openStore } from '#lib/start/open-store';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { placeForEachTest } from '#tests/platform/db/store-for-each-test';
import { storeWorker } from '#tests/platform/db/worker/worker-store';

const worker = storeWorker();
const place = placeForEachTest(worker.newPlace);

test('what is stored on the thread can be read by another process once it is answered', async () => {
  const store = await worker.open(place);
  const other = await openStore(place);
  const posts = Array.from({ length: 20 }, () => submissionOf());
  const seen = posts.map(async (each) => {
    await store.recordSubmission(each, [mailOf()]);
    return other.findSubmission(each.id);
  });
  expect(await Promise.all(seen)).toEqual(posts);
  await Promise.all([store.close(), other.close()]);
});

test('an error keeps its kind and its reason: a broken file is a store that is away', async () => {
  writeFileSync(join(place.dataDir, 'hoa.sqlite'), 'no store at all');
  const refused = await worker.open(place).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreUnavailable);
  expect(storeReason(refused)).toBe('the file is damaged, or no store');
});

test('a thread that ends fails what it was asked as unavailable, and says so once', async () => {
  const deaths: unknown[] = [];
  const thread = worker.start(place);
  const store = await workerStore(thread, (reason) => deaths.push(reason));
  const asked = [store.findSubmission('one'), store.backlog(noon)].map((each) =>
    each.catch((error: unknown) => error),
  );
  await thread.terminate();
  for (const answer of asked) expect(await answer).toBeInstanceOf(StoreUnavailable);
  await expect(store.probe(noon)).rejects.toThrow(StoreUnavailable);
  expect(deaths).toHaveLength(1);
  await store.close();
});

test('a program that is not there, or fails as it begins, is reported as such, and not as an unavailable store', async () => {
  const program = join(place.dataDir, 'program.mjs');
  const deaths: unknown[] = [];
  const begin = () => workerStore(new Worker(program), (reason) => deaths.push(reason));
  await expect(begin()).rejects.toThrow(/Cannot find module .*program\.mjs/);
  writeFileSync(program, 'throw new TypeError("no thread today");');
  await expect(begin()).rejects.toThrow('no thread today');
  expect(deaths).toEqual([]);
});

test('what no message can carry fails alone, and the store goes on', async () => {
  const store = await worker.open(place);
  const [fine, odd] = [submissionOf(), submissionOf()];
  const asked = [
    store.recordSubmission(fine, []),
    store.recordSubmission({ ...odd, odd: expect } as never, []),
  ];
  const ends = await Promise.allSettled(asked);
  expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
  expect(await store.findSubmission(fine.id)).toEqual(fine);
  await store.close();
});

test('closing waits for what was asked before, and ends the thread', async () => {
  const thread = worker.start(place);
  const store = await workerStore(thread, (reason) => {
    throw reason;
  });
  const exit = once(thread, 'exit');
  const last = submissionOf();
  await Promise.all([store.recordSubmission(last, []), store.close()]);
  expect(await exit).toEqual([0]);
  const again = await openStore(place);
  expect(await again.findSubmission(last.id)).toEqual(last);
  await again.close();
});

type Plain = string | number | boolean | bigint | Uint8Array | null | undefined;
type Callback = (...all: never[]) => unknown;
/** Whether a function is somewhere in it, five levels deep. */
type HoldsFunction<T, Depth extends 0[] = []> = Depth['length'] extends 5
  ? false
  : T extends Callback
    ? true
    : T extends Plain
      ? false
      : T extends readonly (infer Each)[]
        ? HoldsFunction<Each, [...Depth, 0]>
        : true extends { [K in keyof T]-?: HoldsFunction<T[K], [...Depth, 0]> }[keyof T]
          ? true
          : false;
type TakesFunction<K extends keyof Store> = Store[K] extends (...all: infer All) => unknown
  ? true extends { [At in keyof All]: HoldsFunction<All[At]> }[number]
    ? K
    : never
  : never;

test('no call of the store takes a function, which no message between threads can carry', () => {
  const none: { [K in { [Each in keyof Store]: TakesFunction<Each> }[keyof Store]]: true } = {};
  expect(none).toEqual({});
});
