import { expect, test } from '@jest/globals';
import { cardPath } from '#data/addresses/routes';
import { instantInIndia } from '#lib/platform/values/india';
import { listedPages } from '#lib/site/rules/listed-pages';
import { pageMetadata } from '#lib/site/rules/seo';
import { leadsSomewhere } from '#tests/data/site-map';

const once = (values: readonly string[]) => expect(new Set(values).size).toBe(values.length);

test('every listed page is somewhere, is listed once and has a card of its own', () => {
  expect(listedPages.length).toBeGreaterThan(40);
  expect(listedPages.filter(({ path }) => !leadsSomewhere(path))).toEqual([]);
  once(listedPages.map(({ path }) => path));
  once(listedPages.map(({ card }) => card.name));
});

test('a page belongs under a listed page', () => {
  const paths = listedPages.map(({ path }) => path);
  for (const { under } of listedPages) if (under) expect(paths).toContain(under);
});

test('a date of change is a day that has been', () => {
  const dated = listedPages.flatMap(({ updated }) => updated ?? []);
  expect(dated.length).toBeGreaterThan(20);
  for (const date of dated) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(instantInIndia(date)).toBeLessThanOrEqual(Date.now());
  }
});

test('a card says only what its painter can shape, in a size that fits', () => {
  for (const { card } of listedPages) {
    const { kicker, mark, title, foot } = card.text;
    expect(`${kicker}${mark ?? ''}${title}${foot}`).toMatch(/^[\x20-\x7e·–’]+$/);
    expect([title, title.length <= (mark ? 45 : 66)]).toEqual([title, true]);
  }
});

test('a page that is not listed shows the card of the home page', () => {
  const about = { title: 'Received', description: 'x', path: '/received/contact' };
  expect(pageMetadata(about).openGraph?.images).toMatchObject([{ url: cardPath('home') }]);
});
