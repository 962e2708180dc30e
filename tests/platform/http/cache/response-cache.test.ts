import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import { onDemandExamples } from '#data/addresses/on-demand-pages';
import { newResponseCache, type ResponseCache } from '#lib/platform/http/cache/response-cache';
import { warmUp } from '#lib/platform/http/cache/scheduled-refresh';
import { noteStoreAway } from '#lib/platform/log/log';
import { processState } from '#lib/platform/values/process-state';
import { htmlType, madePage, run, text } from '#tests/platform/http/running';

const fresh = () => ({
  asked: [] as string[],
  says: 'first',
  status: 200,
  isStoreAway: false,
  time: Date.parse('2026-11-24T12:00:00+05:30'),
  wait: Promise.resolve() as Promise<unknown>,
});
let state = fresh();
let responses: ResponseCache;
beforeEach(() => {
  state = fresh();
});

async function open(bytes = 1_000_000) {
  const site = await run(text(200, htmlType, 'rendered for this request'), {
    dynamicRoutes: ['^/search$', '^/quotation$', '^/batches(/[^/]+)?$', '^/library/test/'],
    responsesOf: (cache) => {
      responses = newResponseCache(
        cache,
        async (path) => {
          state.asked.push(path);
          const { says, status } = state;
          if (state.isStoreAway) noteStoreAway();
          await state.wait;
          return { status, type: htmlType, body: madePage.replace('Try</h1>', `${says}</h1>`) };
        },
        () => state.time,
        { bytes },
      );
      return responses;
    },
  });
  const read = async (path: string) => {
    const { body } = await site.ask(path);
    return /<h1[^>]*>(\w+)<\/h1>/.exec(body.toString())?.[1];
  };
  return { ...site, read };
}

test('a page is rendered once, and sent from memory for a minute in any encoding, without scripts', async () => {
  const { ask } = await open();
  const bodies = [];
  for (const encoding of ['br', 'gzip', 'gzip', 'identity']) {
    const { status, headers, body } = await ask('/search?q=tds', {
      headers: { 'accept-encoding': encoding },
    });
    expect([status, headers['content-encoding'] ?? 'identity']).toEqual([200, encoding]);
    expect(headers['content-length']).toBe(String(body.length));
    if (encoding === 'br') bodies.push(brotliDecompressSync(body).toString());
    else bodies.push((encoding === 'gzip' ? gunzipSync(body) : body).toString());
  }
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain('first</h1>');
  expect(bodies[0]).not.toContain('__next_f');
  expect(state.asked).toEqual(['/search?q=tds']);
});

test('what an address asked is stored by no browser, a batch is asked for again each time', async () => {
  const { ask } = await open();
  const first = await ask('/search?q=tds');
  const again = await ask('/search?q=tds');
  const { date: _, ...headers } = again.headers;
  expect(first.headers).toMatchObject(headers);
  expect(headers).toMatchObject({
    'content-type': htmlType,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  const { headers: list } = await ask('/batches');
  expect(list['cache-control']).toBe('public, max-age=0, must-revalidate');
  const held = { headers: { 'if-none-match': list.etag ?? '' } };
  expect((await ask('/batches', held)).status).toBe(304);
  expect((await ask('/batches?mode=online')).headers['cache-control']).toBe('private, no-store');
});

test('one URL written in several ways is one page', async () => {
  const { read } = await open();
  for (const query of ['q=a+b&x=1', 'x=1&q=a%20b', 'q=%61+b&utm_source=mail&x=1'])
    await read(`/search?${query}`);
  await read('/batches?utm_source=x');
  await read('/batches');
  expect(state.asked).toEqual(['/search?q=a+b&x=1', '/batches']);
});

test('many who ask for a page at once wait for one rendering of it', async () => {
  const { read } = await open();
  const slow = Promise.withResolvers<void>();
  state.wait = slow.promise;
  const waiting = [1, 2, 3, 4].map(() => read('/search?q=tds'));
  while (state.asked.length === 0) await read('/a.png');
  waiting.push(read('/search?q=tds'));
  slow.resolve();
  expect(await Promise.all(waiting)).toEqual(['first', 'first', 'first', 'first', 'first']);
  expect(state.asked).toHaveLength(1);
});

test('after a minute the stored page is sent while one refresh is made, after two it is waited for', async () => {
  const { read } = await open();
  await read('/search?q=tds');
  state.says = 'second';
  state.time += 60_000;
  expect([await read('/search?q=tds'), await read('/search?q=tds')]).toContain('first');
  while ((await read('/search?q=tds')) !== 'second');
  expect(state.asked).toHaveLength(2);
  state.says = 'third';
  state.time += 120_000;
  expect(await read('/search?q=tds')).toBe('third');
});

test('nothing of a day is sent on the next', async () => {
  const { read } = await open();
  state.time = Date.parse('2026-11-24T23:59:50+05:30');
  await read('/quotation');
  state.says = 'tomorrow';
  state.time += 11_000;
  expect(await read('/quotation')).toBe('tomorrow');
});

test('what changed is purged by its tag or its path, and no more', async () => {
  const { read } = await open();
  const paths = ['/search?q=tds', '/quotation?modules=1', '/batches/k7m3qz', '/batches/other'];
  for (const path of paths) await read(path);
  state.says = 'second';
  responses.purge(['/batches/k7m3qz']);
  expect(await Promise.all(paths.map(read))).toEqual(['first', 'first', 'second', 'first']);
  state.says = 'third';
  responses.purge(['batches']);
  expect(await Promise.all(paths.map(read))).toEqual(['first', 'third', 'third', 'third']);
});

test('a page that was being rendered while something changed is not stored', async () => {
  const { read } = await open();
  const slow = Promise.withResolvers<void>();
  state.wait = slow.promise;
  const early = read('/batches');
  while (state.asked.length === 0) await read('/a.png');
  state.says = 'second';
  responses.purge(['batches']);
  slow.resolve();
  await early;
  expect(await read('/batches')).toBe('second');
});

test('what is no page, and what cannot read the store, goes out as it is and is not stored', async () => {
  const { ask } = await open();
  state.status = 404;
  expect((await ask('/batches/madeup')).status).toBe(404);
  state.status = 200;
  state.isStoreAway = true;
  const away = await ask('/batches/k7m3qz');
  expect([away.status, away.headers['retry-after']]).toEqual([503, '30']);
  state.isStoreAway = false;
  expect((await ask('/batches/k7m3qz')).status).toBe(200);
  expect(state.asked).toHaveLength(3);
});

test('a failed rendering is reported, and the next request tries again', async () => {
  const { ask } = await open();
  state.wait = Promise.reject(new Error('broken'));
  expect((await ask('/search?q=tds')).status).toBe(500);
  state.wait = Promise.resolve();
  expect((await ask('/search?q=tds')).status).toBe(200);
});

test('what was asked for longest ago makes room', async () => {
  const { read } = await open(9_000);
  for (const q of ['one', 'two', 'one', 'three', 'four']) await read(`/search?q=${q}`);
  expect(responses.size().bytes).toBeLessThanOrEqual(9_000);
  const before = state.asked.length;
  await read('/search?q=four');
  expect(state.asked).toHaveLength(before);
  await read('/search?q=two');
  expect(state.asked).toHaveLength(before + 1);
});

test('HEAD gets the length', async () => {
  const { ask } = await open();
  const page = await ask('/search?q=tds');
  const head = await ask('/search?q=tds', { method: 'HEAD' });
  expect([head.body.length, head.headers['content-length']]).toEqual([0, `${page.body.length}`]);
});

test('after a startup one page of each kind is rendered', async () => {
  await open();
  await warmUp(responses, (step) => step());
  expect(state.asked).toHaveLength(onDemandExamples.length);
  const all = onDemandExamples.length;
  expect(processState.warmth).toEqual({ ready: all, all });
  delete processState.warmth;
});
