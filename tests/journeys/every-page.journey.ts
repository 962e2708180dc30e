/** The one walk over a page of every template on each push; every page at all widths, themes and settings is long/every-page-matrix. */
import { once } from 'node:events';
import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '#tests/journeys/fixture';
import { countBytes, openWhole, pageBudget } from '#tests/journeys/page-bytes';
import { beyondWindow, errorsOf, sampledPages, templateHalves } from '#tests/journeys/pages';
import { headOf } from '#tests/journeys/served-head';

test.describe.configure({ mode: 'parallel' });

/** The home page may hold more. */
const budget = (path: string) => (path === '/' ? 150 * 1024 : pageBudget);

for (const [half, paths] of templateHalves.entries()) {
  test(`a page of every template is whole and accessible on a phone, asks for no script before a touch, and stays within its bytes (${half + 1} of 2)`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const errors = errorsOf(page);
    const asked = await countBytes(page);
    for (const path of paths) {
      asked.begin();
      await openWhole(page, path);
      expect.soft(asked.bytes(), `${path} bytes`).toBeLessThan(budget(path));
      expect.soft(await beyondWindow(page), `${path} scrolls sideways`).toBe(0);
      const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
      const found = violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)]);
      expect.soft(found, path).toEqual([]);
    }
    expect(asked.scripts).toEqual([]);
    expect(errors).toEqual([]);
  });
}

/** What a new line brings in three round trips (decision 95). */
const threeTrips = 43_800;

test('home, with its head, comes in three round trips', async ({ site }) => {
  const [answer] = await once(
    get(site.origin, { headers: { 'accept-encoding': 'br' } }),
    'response',
  );
  const head = answer.rawHeaders.join('    ').length;
  const body = await buffer(answer);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(head + body.length).toBeLessThan(threeTrips);
});

test('every page has one headline, its own title and description, and says its address', async ({
  site,
}) => {
  const titles = new Map<string, string>();
  for (const path of sampledPages) {
    const { html, title, description, canonical, indexed } = headOf(
      await (await fetch(`${site.origin}${path}`)).text(),
    );
    const many = (tag: RegExp) => html.match(tag)?.length ?? 0;
    expect.soft([many(/<h1[ >]/g), many(/<main[ >]/g)], `${path} h1, main`).toEqual([1, 1]);
    expect.soft(html, `${path} skip link`).toContain('href="#main"');
    expect.soft(html, `${path} card`).toContain(`property="og:title" content="`);
    expect.soft(description.length, `${path} description`).toBeGreaterThan(20);
    expect.soft(canonical, path).toContain(site.origin);
    if (indexed && canonical === new URL(path, site.origin).href.replace(/\/$/, '')) {
      expect.soft(titles.get(title), `${path} has the title of another page`).toBeUndefined();
      titles.set(title, path);
    }
  }
});
