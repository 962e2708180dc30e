/** Pages of the build that depend on the clock, and the moments at which they are rendered again. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { newResponseCache, type ResponseCache } from '#lib/platform/http/cache/response-cache';
import { refreshAfterStart, scheduleRefreshes } from '#lib/platform/http/cache/scheduled-refresh';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { connectionTimers } from '#tests/platform/http/connection-timers';
import { home, htmlType, madePage, run, text } from '#tests/platform/http/running';

const minuteMs = 60_000;
const fresh = () => ({
  asked: [] as string[],
  status: 200,
  body: undefined as string | undefined,
  wait: Promise.resolve() as Promise<unknown>,
  time: Date.parse('2026-11-24T12:00:00+05:30'),
});
let state = fresh();
let responses: ResponseCache;
let stop = () => {};
beforeEach(() => {
  state = fresh();
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** Each version that Next makes says its number. */
async function open({ closesAt = 0, feeDays = [] as string[], clock = true, waitMs = 5_000 } = {}) {
  const site = await run(text(200, htmlType, ''), {
    responsesOf: (cache) => {
      addFees(cache);
      responses = newResponseCache(
        cache,
        async (path, headers) => {
          state.asked.push(path);
          expect(headers['x-prerender-revalidate']).toBe('key');
          const body = madePage.replace('Try</h1>', `Try ${state.asked.length}</h1>`);
          const { status, body: said = body } = state;
          await state.wait;
          return { status, type: htmlType, body: said };
        },
        clock ? () => state.time : Date.now,
        { waitMs },
      );
      stop = scheduleRefreshes(responses, { closesAt, feeDays });
      return responses;
    },
  });
  const read = async () => {
    const body = (await site.ask('/')).body.toString();
    return body === home ? 'built' : /<h1[^>]*>(Try \d+)<\/h1>/.exec(body)?.[1];
  };
  return { ...site, read };
}

/** A second page, which does not depend on the clock. */
function addFees({ answers }: StaticCache): void {
  const page = answers.get('/');
  if (page) answers.set('/fees', page);
}

test('a page is rendered once after a startup, before anybody reads what the build made', async () => {
  const { read } = await open();
  const all = await Promise.all(Array.from({ length: 5 }, read));
  expect(new Set(all)).toEqual(new Set(['Try 1']));
  state.time += minuteMs - 1;
  expect(await read()).toBe('Try 1');
  expect(state.asked).toEqual(['/']);
});

test('after a minute the former page is sent while one refresh is made, after two it is waited for', async () => {
  const { read } = await open();
  await read();
  state.time += minuteMs;
  expect(await read()).toBe('Try 1');
  while ((await read()) !== 'Try 2');
  expect(state.asked).toHaveLength(2);
  state.time += 2 * minuteMs;
  expect(await read()).toBe('Try 3');
});

test('a page that was purged is rendered before it is sent, also when that was under way', async () => {
  const { read } = await open();
  await read();
  responses.purge(['/', 'batches']);
  const slow = Promise.withResolvers<void>();
  state.wait = slow.promise;
  const early = read();
  while (state.asked.length < 2) await new Promise(setImmediate);
  responses.purge(['/']);
  slow.resolve();
  await early;
  expect(await read()).toBe('Try 3');
});

test('nothing is rendered while nobody asks', async () => {
  const site = await open();
  state.time += 24 * 60 * minuteMs;
  await site.ask('/a.png');
  expect(state.asked).toEqual([]);
});

test('the former page is sent where Next fails or gives half a page, and Next is left alone for a while', async () => {
  const { read } = await open();
  state.status = 500;
  expect(await read()).toBe('built');
  expect(await read()).toBe('built');
  expect(state.asked).toHaveLength(1);
  state.time += 10_000;
  Object.assign(state, { status: 200, body: 'half a page' });
  expect(await read()).toBe('built');
  expect(state.asked).toHaveLength(2);
});

test('the former page is sent where Next does not answer', async () => {
  const { read } = await open({ waitMs: 20 });
  state.wait = new Promise(() => undefined);
  expect(await read()).toBe('built');
});

test('pages are rendered again at the moment from which they say something else', async () => {
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  const site = await open({ closesAt: Date.now() + minuteMs, clock: false });
  jest.advanceTimersByTime(minuteMs - 1);
  expect(state.asked).toEqual([]);
  jest.advanceTimersByTime(minuteMs);
  while (state.asked.length < 1) await site.ask('/a.png');
  expect(state.asked).toEqual(['/']);
});

test('every page is rendered again on the day on which a fee changes, and no other day', async () => {
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  jest.setSystemTime(Date.parse('2027-03-30T23:59:00+05:30'));
  const site = await open({ feeDays: ['2027-04-01'], clock: false });
  jest.advanceTimersByTime(2 * minuteMs);
  while (state.asked.length < 1) await site.ask('/a.png');
  expect(state.asked).toEqual(['/']);
  state.asked.length = 0;
  jest.advanceTimersByTime(24 * 60 * minuteMs);
  while (state.asked.length < 2) await site.ask('/a.png');
  expect(state.asked).toEqual(['/', '/fees']);
});

test.each([
  ['that was built before a fee changed renders every page', '2027-03-31', ['/', '/fees']],
  ['that was built after it renders those that depend on the clock', '2027-04-01', ['/']],
])('a site %s once it starts', async (_, builtOn, expected) => {
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  jest.setSystemTime(Date.parse('2027-04-02T09:00:00+05:30'));
  await open({ clock: false });
  const builtAt = Date.parse(`${builtOn}T12:00:00+05:30`);
  await refreshAfterStart(responses, { feeDays: ['2027-04-01'] }, builtAt, (step) => step());
  expect(state.asked).toEqual(expected);
});
