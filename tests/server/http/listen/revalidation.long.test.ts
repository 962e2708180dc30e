import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { internalRequester } from '#lib/server/http/listen/internal-request';
import { revalidate } from '#lib/server/http/listen/remake';
import { newRevalidator } from '#lib/server/http/listen/revalidation';
import { connectionTimers } from '#tests/server/http/connection-timers';
import { home, htmlType, madePage, run, text } from '#tests/server/http/running';

const minuteMs = 60_000;
const empty = text(200, htmlType, '');
/** As Next makes one. */
const page = (body = madePage) => ({ status: 200, type: htmlType, body });
/** A second page, which does not depend on the clock. */
const addFees = ({ answers }: StaticCache) => {
  const home = answers.get('/');
  if (home) answers.set('/fees', home);
};
afterEach(() => {
  jest.useRealTimers();
});

test('puts a page that was made anew in the place of the former one', async () => {
  const site = await run(empty);
  const asked: unknown[] = [];
  const next = internalRequester(async (request, response) => {
    asked.push(request.headers['x-prerender-revalidate']);
    await text(200, htmlType, madePage)(request, response);
  });
  await revalidate(site.cache, next);
  expect(asked).toEqual(['key']);
  expect((await site.ask('/')).body.toString()).toContain('<h1>Try</h1>');
});

test('makes a page anew at the moment from which it says something else', async () => {
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  const change = { at: Date.now() + minuteMs, paths: ['/'] };
  const site = await run(empty, {
    revalidatorOf: (cache) => newRevalidator(cache, async () => page(), change),
  });
  const served = async () => (await site.ask('/')).body.toString();
  jest.advanceTimersByTime(minuteMs - 1);
  expect(await served()).toBe(home);
  jest.advanceTimersByTime(minuteMs);
  while (!(await served()).includes('<h1>Try</h1>'));
});

test('makes every page anew on the day on which a fee changes, and no other day', async () => {
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  jest.setSystemTime(Date.parse('2027-03-30T23:59:00+05:30'));
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    return page();
  };
  const fees = { days: ['2027-04-01'], builtAt: Date.parse('2027-03-01T12:00:00+05:30') };
  const site = await run(empty, {
    revalidatorOf: (cache) => {
      addFees(cache);
      return newRevalidator(cache, ask, { at: 0, paths: [] }, undefined, fees);
    },
  });
  jest.advanceTimersByTime(2 * minuteMs);
  while (asked.length < 1) await site.ask('/a.png');
  expect(asked).toEqual(['/']);
  asked.length = 0;
  jest.advanceTimersByTime(24 * 60 * minuteMs);
  while (asked.length < 2) await site.ask('/a.png');
  expect(asked).toEqual(['/', '/fees']);
});

test.each([
  ['that was built before a fee changed makes every page anew', '2027-03-31', ['/', '/fees']],
  ['that was built after it makes those that depend on the clock', '2027-04-01', ['/']],
])('a site %s once it starts', async (_, builtOn, expected) => {
  jest.useFakeTimers({ doNotFake: [...connectionTimers] });
  jest.setSystemTime(Date.parse('2027-04-02T09:00:00+05:30'));
  const asked: string[] = [];
  const { cache } = await run(empty);
  addFees(cache);
  const revalidator = newRevalidator(
    cache,
    async (path) => {
      asked.push(path);
      return page();
    },
    { at: 0, paths: [] },
    undefined,
    { days: ['2027-04-01'], builtAt: Date.parse(`${builtOn}T12:00:00+05:30`) },
  );
  await revalidator.renewAll();
  revalidator.stop();
  expect(asked).toEqual(expected);
});

describe('a page that depends on the clock', () => {
  let time: number;
  let made: number;

  /** The first version is that of `running.ts`; each version made says its number. */
  const open = (patient = true, fromBuild = false) => {
    time = 0;
    made = 0;
    return run(empty, {
      revalidatorOf: (cache) => {
        const revalidator = newRevalidator(
          cache,
          async () => {
            made += 1;
            if (!patient) await new Promise(() => undefined);
            return page(madePage.replace('Try</h1>', `Try ${made}</h1>`));
          },
          { at: 0, paths: [] },
          () => time,
        );
        if (fromBuild) void revalidator.renewAll();
        return revalidator;
      },
    });
  };

  test('is made anew once after a start, before anybody reads what the build made', async () => {
    const site = await open(true, true);
    const read = await Promise.all(Array.from({ length: 5 }, () => site.ask('/')));
    expect(read.every(({ body }) => body.toString().includes('Try 1'))).toBe(true);
    expect(made).toBe(1);
  });

  test('is sent as it is within a minute, however often it is asked for', async () => {
    const site = await open();
    time = 59_999;
    for (let times = 0; times < 5; times += 1) await site.ask('/');
    expect(made).toBe(0);
  });

  test('is made anew once for all who ask after a minute, and each of them reads the new one', async () => {
    const site = await open();
    time = 60_000;
    const read = await Promise.all(Array.from({ length: 20 }, () => site.ask('/')));
    expect(made).toBe(1);
    expect(read.every(({ body }) => body.toString().includes('Try 1'))).toBe(true);
    time += 59_999;
    await site.ask('/');
    expect(made).toBe(1);
    time += 1;
    expect((await site.ask('/')).body.toString()).toContain('Try 2');
  });

  test('is not made while nobody asks', async () => {
    const site = await open();
    time = 86_400_000;
    await site.ask('/a.png');
    expect(made).toBe(0);
  });

  test('is sent in its former state where making it takes too long', async () => {
    const site = await open(false);
    time = 60_000;
    expect((await site.ask('/')).body.toString()).toBe(home);
  });
});

test('keeps the former page when it cannot be made anew', async () => {
  const site = await run(empty);
  const before = site.cache.answers.get('/');
  await revalidate(site.cache, async () => ({ ...page(), status: 500 }));
  await revalidate(site.cache, async () => page('half a page'));
  await revalidate(
    site.cache,
    internalRequester(() => new Promise(() => undefined), 10),
  );
  expect(site.cache.answers.get('/')).toBe(before);
});

test('a page that was asked for before the closing time does not replace that of after it', async () => {
  const site = await run(empty);
  const slow = Promise.withResolvers<string>();
  const asked = Promise.withResolvers<void>();
  const before = revalidate(site.cache, async () => {
    asked.resolve();
    return page(await slow.promise);
  });
  await asked.promise;
  await revalidate(site.cache, async () =>
    page(madePage.replace('<h1>Try</h1>', '<h1>Closed</h1>')),
  );
  slow.resolve(madePage);
  await before;
  expect((await site.ask('/')).body.toString()).toContain('<h1>Closed</h1>');
});
