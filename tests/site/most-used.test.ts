/** The library names its pages that are opened most, once there is enough to count. */
import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MostUsed } from '#components/library/shelves';
import { context } from '#lib/platform/context';
import { dayMs, isoDayInIndia } from '#lib/platform/values/india';
import { libraryPages } from '#lib/site/rules/listed-pages';
import { mostUsed } from '#lib/site/views';
import { openTrial } from '#tests/enquiries/enquiry-harness';
import { forEachTest } from '#tests/setup/for-each-test';
import { noon } from '#tests/setup/test-site';

forEachTest(openTrial);

const opened = (path: string, many: number, daysAgo = 0) =>
  context().store.countViews(isoDayInIndia(noon - daysAgo * dayMs), [
    { what: 'page', name: path, many },
  ]);
const pathOf = (name: string) => libraryPages.find((page) => page.name === name)?.path ?? '';

test('three pages of the library at most, the one that was opened most before the others', async () => {
  const [one, two, three, four] = libraryPages.map(({ path }) => path);
  await opened(one ?? '', 20);
  await opened(two ?? '', 15, 3);
  await opened(two ?? '', 25, 4);
  await opened(three ?? '', 30);
  await opened(four ?? '', 21);
  await opened('/downloads', 900);
  await opened('/jobs', 900);
  expect((await mostUsed(noon)).map(({ path }) => path)).toEqual([two, three, four]);
});

test('a few views, and those of a month ago, name no page, and the shelf is not there', async () => {
  const [one, two] = libraryPages.map(({ path }) => path);
  await opened(one ?? '', 19);
  await opened(two ?? '', 500, 29);
  const pages = await mostUsed(noon);
  expect(pages).toEqual([]);
  expect(renderToStaticMarkup(MostUsed({ pages }))).toBe('');
});

test('each is named with its kind and leads there', async () => {
  const name = 'A bank reconciliation that closes';
  await opened(pathOf(name), 40);
  const html = renderToStaticMarkup(MostUsed({ pages: await mostUsed(noon) }));
  expect(html).toContain('<h2 id="most-used">Most used</h2>');
  expect(html).toContain(`<a href="${pathOf(name)}">${name}</a>`);
});
