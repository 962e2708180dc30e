import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { download } from '#lib/applications/browser/continuation';

const answers: (() => Response)[] = [];
const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  answers.length = 0;
  globalThis.fetch = async () => answers.shift()?.() ?? Response.error();
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.useRealTimers();
});

const busy = () => new Response('{}', { status: 503, headers: { 'retry-after': '10' } });
const whole = () => new Response(new Uint8Array([1, 2, 3]));

test('while many fetch theirs it says so, and comes again by itself until it is here', async () => {
  answers.push(busy, busy, whole);
  let progress = 0;
  const fetched = download('id', () => {
    progress += 1;
  });
  await jest.advanceTimersByTimeAsync(7_000);
  expect(await fetched).toEqual(new Uint8Array([1, 2, 3]));
  expect(progress).toBe(2);
});

test('gives up after five pauses, and at once where coming again does not help', async () => {
  answers.push(busy, busy, busy, busy, busy, busy, whole);
  const fetched = download('id', () => undefined);
  await jest.advanceTimersByTimeAsync(70_000);
  expect(await fetched).toBe(503);
  for (const status of [404, 429]) {
    answers.splice(0, answers.length, () => new Response('{}', { status }));
    expect(await download('id', () => undefined)).toBe(status);
  }
});

test('what breaks off half way is no application', async () => {
  const cut = new ReadableStream({
    start(out) {
      out.enqueue(new Uint8Array(10));
    },
    pull(out) {
      out.error(new Error('cut'));
    },
  });
  answers.push(() => new Response(cut));
  expect(await download('id', () => undefined)).toBe(0);
});
