import { gunzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { cutFrame } from '#lib/server/http/drawn/page-frame';
import { gzipped } from '#lib/server/http/drawn/parts';
import { deferScripts } from '#lib/server/http/hydration/defer-scripts';
import { nextPage } from '#tests/server/http/drawn/next-page';

const origin = 'https://hoa.example';
const shell = { head: 'hoa', css: () => undefined, islands: { search: ['/search.js'] } };
const cache = { shell, headersOf: () => ({}), styles: new Set() } as unknown as StaticCache;
const meta = (title: string) => ({ title, description: 'A search & more.', path: '/search' });
const example = { path: '/search', meta: meta('one: search'), main: '<h1>One</h1>' };
const cut = (main = example.main, html = nextPage(example.meta, main, origin)) =>
  cutFrame(html, { ...example, main }, origin, cache);

function pageOf(frame: ReturnType<typeof cut>, title: string, main: string): string {
  const { lead, rest } = gzipped(frame.lead, frame.partsOf(meta(title), main));
  return gunzipSync(Buffer.concat([lead, ...rest])).toString();
}

test.each([
  ['short', '<h1>Two</h1><p>And a line.</p>'],
  ['empty', ''],
  ['as long as a first view', `<h1>Two</h1><p>${'x'.repeat(23_900)}</p><p>Seen</p>`],
  ['longer than a first view', `<section><h1>Two</h1></section><p>${'x'.repeat(40_000)}</p>`],
  ['in Tamil', '<h1>வேலை</h1>'],
])('an answer in its frame is the page that Next makes of it: %s', (_, main) => {
  const title = 'two & <three> "four" \'five\'';
  const made = deferScripts(nextPage(meta(title), main, origin), shell);
  expect(pageOf(cut(), title, main)).toBe(made);
});

test('a page that Next draws otherwise than we do is left to Next', () => {
  const html = nextPage(example.meta, '<h1>Another</h1>', origin);
  expect(() => cut(example.main, html)).toThrow('drawn otherwise');
  const ids = '<label for="_R_1ab_">q</label><input id="_R_1ab_"/>';
  const ours = ids.replaceAll('_R_1ab_', '_answerR_5_');
  expect(() => cut(ours, nextPage(example.meta, ids, origin))).not.toThrow();
});

test('so is one whose head does not say what it is, and one without a main part', () => {
  const html = nextPage(example.meta, example.main, origin);
  expect(() => cut(example.main, html.replaceAll('one: search', 'other'))).toThrow('the head');
  expect(() => cut(example.main, html.replace('id="main"', ''))).toThrow('no main part');
});

test('an answer is never sent with an island whose files its frame does not name', () => {
  const main = '<div data-island="search"></div>';
  expect(pageOf(cut(main), 'two', main)).toContain('{"search":["/search.js"]}');
  expect(() => cut().partsOf(meta('two'), main)).toThrow('no island search');
});
