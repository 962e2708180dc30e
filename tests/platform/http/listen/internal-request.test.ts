/** Next renders a view that is handed over in memory. */

import { beforeEach, expect, test } from '@jest/globals';
import { renderPaths } from '#data/addresses/render-paths';
import { internalRequester, newPageDoor } from '#lib/platform/http/listen/internal-request';
import { openPageView } from '#lib/platform/http/page-view';
import { madePage } from '#tests/platform/http/running';

const shell = { head: 'hoa', css: () => undefined, islands: { contact: ['/contact.js'] } };
const { desk } = renderPaths;

let finish: (() => void)[] = [];
let status = 200;
beforeEach(() => {
  finish = [];
  status = 200;
});

const door = newPageDoor(
  internalRequester(async ({ url, method }, response) => {
    const title = `${method} ${url} ${openPageView()?.title}`;
    await new Promise<void>((resolve) => finish.push(resolve));
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    response.end(madePage.replace(/<title>[^<]*/, `<title>${title}`));
  }),
  { shell },
);
const turn = () => new Promise((resolve) => setTimeout(resolve, 20));
const titleOf = (html: string) => /<title>([^<]*)/.exec(html)?.[1];

test('the page is made of the view, as a GET, and leaves without the scripts of Next', async () => {
  const page = door(desk, { title: 'Held' });
  await turn();
  finish.shift()?.();
  const html = await page;
  expect(titleOf(html)).toBe('GET /render/desk Held');
  expect(html).toContain('<script>hoa</script>');
  expect(html).not.toContain('self.__next_f');
  expect(openPageView()).toBeUndefined();
});

test('two are rendered at once, each from its own view; the others wait for their turn', async () => {
  const pages = ['a', 'b', 'c'].map((title) => door(desk, { title }));
  await turn();
  expect(finish.length).toBe(2);
  for (const _each of pages) {
    await turn();
    finish.shift()?.();
  }
  const titles = (await Promise.all(pages)).map(titleOf);
  expect(titles).toEqual(['a', 'b', 'c'].map((title) => `GET /render/desk ${title}`));
});

test('a page that Next could not render is no page, and blocks nobody', async () => {
  status = 500;
  const failed = ['a', 'b', 'c'].map((title) => door(desk, { title }));
  const results = Promise.allSettled(failed);
  for (const _each of failed) {
    await turn();
    finish.shift()?.();
  }
  expect((await results).map((each) => each.status)).toEqual(Array(3).fill('rejected'));
});
