/** Which ways are in the served page; how many rows of them show at a width is the styles' matter. */
import { expect, test } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Header } from '#components/layout/header';
import { TabBar } from '#components/layout/nav-links';

const served = (community: boolean) => {
  const html = renderToStaticMarkup(
    <PathnameContext value="/">
      <Header community={community} />
      <TabBar />
    </PathnameContext>,
  );
  const [header = '', tabs = ''] = html.split('<nav class="tab-bar');
  const [bar = '', menu = ''] = header.split('<dialog id="menu"');
  return { bar, menu, tabs };
};

const links = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, to]) => to);
const marked = (html: string) => [...html.matchAll(/data-tab="([^"]+)"/g)].map(([, tab]) => tab);

const offers = 'jobs certification coaching batches internships licenses downloads about'.split(
  ' ',
);

test('header and row of tabs lead to the offers each, and a used one is still remembered', () => {
  const { bar, menu, tabs } = served(true);
  const paths = offers.map((offer) => `/${offer}`);
  expect(links(bar)).toEqual(expect.arrayContaining([...paths, '/employee']));
  expect(links(menu)).toEqual(expect.arrayContaining([...paths, '/employee']));
  expect(links(tabs)).toEqual(paths);
  for (const row of [bar, menu, tabs]) expect(marked(row)).toEqual(offers);
});

test('free webinars, a callback and what the browser keeps are in the menu at every width', () => {
  const { menu } = served(false);
  expect(links(menu)).toContain('/dashboard');
  for (const [label, path] of [
    ['Free webinars', '/job-hunt'],
    ['Get a Callback', '/contact-us'],
    ['Employer / Post Jobs', '/employee'],
    ['Licences', '/licenses'],
  ]) {
    expect(menu).toMatch(new RegExp(`<a [^>]*href="${path}"[^>]*>${label}</a>`));
  }
});

test('Join Now says that it leads out of the site, and is absent where there is no community', () => {
  const { bar, menu } = served(true);
  expect(bar).toMatch(/<a [^>]*title="Our community group, outside this site"[^>]*>Join Now</);
  expect(menu).toMatch(/<a [^>]*aria-describedby="join-hint"[^>]*>Join Now</);
  expect(menu).toMatch(/<p id="join-hint"[^>]*>Join Now: Our community group, outside this site\./);
  expect(Object.values(served(false)).join()).not.toContain('Join Now');
});
