import { gunzipSync } from 'node:zlib';
import { beforeEach, expect, test } from '@jest/globals';
import type { Background } from '#lib/server/background';
import type { Draw } from '#lib/server/http/drawn/drawing';
import { type DrawnPages, newDrawnPages } from '#lib/server/http/drawn/render-on-demand';
import { env } from '#lib/server/settings/env';
import { drawnNames, drawnPages } from '#lib/shared/addresses/drawn-paths';
import { nextPage } from '#tests/server/http/drawn/next-page';
import { htmlType, run, text } from '#tests/server/http/running';

const fresh = () => ({
  drawn: [] as string[],
  framesAsked: [] as string[],
  time: Date.parse('2026-11-24T12:00:00+05:30'),
  fails: false,
  /** How often what draws was loaded. */
  loads: 0,
  /** An example that Next draws otherwise. */
  unlike: '',
  /** Whether what draws cannot be loaded. */
  isBroken: false,
});
let state = fresh();
let pages: DrawnPages;
beforeEach(() => {
  state = fresh();
});

const metaOf = (q: unknown) => ({
  title: `${q}: search`,
  description: 'All of it.',
  path: '/search',
});
const draw: Draw = async ({ name }, { q }) => {
  if (state.fails) throw new Error('broken');
  if (q === 'nothing') return undefined;
  if (name !== 'search') return { head: metaOf('gst'), main: '<h1>gst</h1>' };
  state.drawn.push(String(q));
  return { head: metaOf(q), main: `<h1>${q}</h1>` };
};
const ask = async (path: string) => {
  state.framesAsked.push(path);
  const main = path === state.unlike ? '<h1>otherwise</h1>' : '<h1>gst</h1>';
  const body = nextPage(metaOf('gst'), main, env().origin);
  return { status: 200, type: htmlType, body };
};

const site = () =>
  run(text(200, htmlType, 'by Next'), {
    dynamicRoutes: ['^/search$', '^/library/test/[^/]+/result$'],
    drawnOf: (cache) => {
      pages = newDrawnPages(
        cache,
        ask,
        async () => {
          state.loads += 1;
          if (state.isBroken) throw new Error('no program');
          return draw;
        },
        () => state.time,
      );
      return pages;
    },
  });
const zipped = { headers: { 'accept-encoding': 'gzip' } };

test('the frame is asked of Next once, the answer alone is drawn for each address, and kept', async () => {
  const { ask: get } = await site();
  for (const q of ['tds', 'gst', 'tds', 'tds']) {
    const got = await get(`/search?q=${q}`, zipped);
    expect([got.status, got.headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(gunzipSync(got.body).toString()).toContain(`<h1>${q}</h1></main>`);
  }
  expect(state.framesAsked).toHaveLength(1);
  // The example itself is drawn once, to be compared with Next's.
  expect(state.drawn).toEqual(['gst', 'tds', 'gst']);
});

test('kept or not, a page has the headers of every page, an id of its own, and is nobody else’s', async () => {
  const { ask: get } = await site();
  const [first, second] = [await get('/search?q=tds'), await get('/search?q=tds')];
  const { date: _, 'x-request-id': id, ...headers } = first.headers;
  const { date: __, 'x-request-id': other, ...again } = second.headers;
  expect(again).toEqual(headers);
  expect(id).not.toBe(other);
  expect(headers).toMatchObject({
    'content-type': htmlType,
    'cache-control': 'private, no-store',
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(first.body.toString()).toContain('tds: search | HOA');
});

test('what many ask for at once is drawn once', async () => {
  const { ask: get } = await site();
  const got = await Promise.all([1, 2, 3, 4].map(() => get('/search?q=tds')));
  expect(got.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(state.drawn.filter((q) => q === 'tds')).toHaveLength(1);
});

test('who asks alone is sent the smaller form; in a crowd nobody waits for it', async () => {
  const { ask: get } = await site();
  const both = { headers: { 'accept-encoding': 'gzip, br' } };
  const encoding = async (q: string) =>
    (await get(`/search?q=${q}`, both)).headers['content-encoding'];
  expect(await encoding('alone')).toBe('br');
  state.time += 20;
  expect([await encoding('one'), await encoding('other')]).toEqual(['gzip', 'gzip']);
  state.time += 1_000;
  expect(await encoding('later')).toBe('br');
});

test('in a crowd a page is kept from the second time on', async () => {
  const { ask: get } = await site();
  for (const q of ['alone', 'alone', 'one', 'other', 'one', 'one']) await get(`/search?q=${q}`);
  expect(state.drawn).toEqual(['gst', 'alone', 'one', 'other', 'one']);
});

test('HEAD is told the length and sent nothing', async () => {
  const { ask: get } = await site();
  const page = await get('/search?q=tds');
  const head = await get('/search?q=tds', { method: 'HEAD' });
  expect([head.body.length, head.headers['content-length']]).toEqual([0, `${page.body.length}`]);
});

test('with the day everything kept is thrown away, frames too', async () => {
  const { ask: get } = await site();
  await get('/search?q=tds');
  state.time += 12 * 60 * 60 * 1000;
  await get('/search?q=tds');
  expect(state.framesAsked).toHaveLength(2);
  expect(state.drawn.filter((q) => q === 'tds')).toHaveLength(2);
});

test('what is kept is thrown away when something that pages say has changed', async () => {
  const { ask: get } = await site();
  await get('/search?q=tds');
  pages.forget();
  await get('/search?q=tds');
  expect(state.framesAsked).toHaveLength(1);
  expect(state.drawn.filter((q) => q === 'tds')).toHaveLength(2);
});

test('what leads nowhere, and what cannot be drawn, is left to Next', async () => {
  const { ask: get } = await site();
  expect((await get('/search?q=nothing')).body.toString()).toBe('by Next');
  state.fails = true;
  expect((await get('/search?q=tds')).body.toString()).toBe('by Next');
  state.fails = false;
  expect((await get('/search?q=tds')).body.toString()).toContain('<h1>tds</h1>');
});

const atOnce: Background = (step) => step();

test('once it is warm, nobody’s first page waits for what draws, nor for Next', async () => {
  const { ask: get } = await site();
  expect(pages.warmth()).toEqual({ ready: 0, all: drawnNames.length });
  await pages.warmUp(atOnce);
  expect(pages.warmth().ready).toBe(drawnNames.length);
  // Nobody asked for a page yet, and a search comes first.
  expect(state.framesAsked[0]).toBe(drawnPages.search.example);
  expect(state.loads).toBeGreaterThan(0);
  state.framesAsked = [];
  expect((await get('/search?q=tds')).body.toString()).toContain('<h1>tds</h1></main>');
  expect(state.framesAsked).toEqual([]);
});

test('a kind that cannot be drawn is not ready, and the others are', async () => {
  const { ask: get } = await site();
  state.unlike = drawnPages.quotation.example;
  await pages.warmUp(atOnce);
  expect(pages.warmth().ready).toBe(drawnNames.length - 1);
  expect((await get('/search?q=tds')).body.toString()).toContain('<h1>tds</h1>');
});

test('nothing is ready where what draws cannot be loaded, and the site goes on', async () => {
  const { ask: get } = await site();
  state.isBroken = true;
  await pages.warmUp(atOnce);
  expect(pages.warmth().ready).toBe(0);
  expect((await get('/search?q=tds')).body.toString()).toBe('by Next');
});
