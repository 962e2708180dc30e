/** The memory that a crowd took is given back, and nobody waits for that otherwise. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { afterEachCrowd } from '#scripts/after-crowd';

const megabyte = 1024 * 1024;
const atRest = 90 * megabyte;

let server: EventEmitter;
let heap: number;
let collections: number;
beforeEach(() => {
  jest.useFakeTimers();
  server = new EventEmitter();
  heap = atRest;
  collections = 0;
  afterEachCrowd(
    server as never,
    () => {
      collections += 1;
      heap = atRest;
    },
    () => heap,
  );
});
afterEach(() => {
  jest.useRealTimers();
});

function ask(times: number): void {
  for (let each = 0; each < times; each += 1) server.emit('request');
}

test('once a crowd has gone its memory is given back, once', () => {
  ask(5_000);
  heap += 80 * megabyte;
  jest.advanceTimersByTime(500);
  expect(collections).toBe(0);
  jest.advanceTimersByTime(500);
  expect(collections).toBe(1);
  heap += 80 * megabyte;
  jest.advanceTimersByTime(60_000);
  expect(collections).toBe(1);
  ask(5_000);
  jest.advanceTimersByTime(1_000);
  expect(collections).toBe(2);
});

test('while somebody asks nobody waits for it', () => {
  heap += 80 * megabyte;
  for (let each = 0; each < 100; each += 1) {
    ask(100);
    jest.advanceTimersByTime(500);
  }
  expect(collections).toBe(0);
});

test.each([
  ['few visitors', 999, 80],
  ['little memory', 5_000, 39],
])('nobody waits for it because of %s', (_what, requests, megabytes) => {
  ask(requests);
  heap += megabytes * megabyte;
  jest.advanceTimersByTime(60_000);
  expect(collections).toBe(0);
});

test('visitors one after the other never become a crowd', () => {
  heap += 80 * megabyte;
  for (let each = 0; each < 3_000; each += 1) {
    ask(1);
    jest.advanceTimersByTime(2_000);
  }
  expect(collections).toBe(0);
});
