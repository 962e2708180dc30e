import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';
import { sampledPages as paths } from '#tests/journeys/pages';

const kilobyte = 1024;
/** The home page may hold more. */
const allowed: Record<string, number> = { '/': 150 };
const budget = (path: string) => (allowed[path] ?? 60) * kilobyte;

async function troublesOf(page: Page, path: string): Promise<string[]> {
  const troubles: string[] = [];
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (beyond > 0) troubles.push(`${path} scrolls sideways by ${beyond} px`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  for (const { id, nodes } of violations) {
    troubles.push(`${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }
  return troubles;
}

for (const theme of ['dark', 'light'] as const) {
  for (const width of [360, 1280]) {
    test(`every page is whole and accessible at ${width} px in ${theme}`, async ({ page }) => {
      test.setTimeout(300_000);
      const troubles: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') troubles.push(`${page.url()} console: ${message.text()}`);
      });
      page.on('pageerror', (error) => troubles.push(`${page.url()} script: ${error.message}`));
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(path);
        troubles.push(...(await troublesOf(page, path)));
      }
      expect(troubles).toEqual([]);
    });
  }
}

test('every page has one headline, its own title and description, and says its address', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const titles = new Map<string, string>();
  for (const path of paths) {
    await page.goto(path);
    const head = await page.evaluate(() => ({
      headlines: document.querySelectorAll('h1').length,
      mains: document.querySelectorAll('main').length,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      card: document.querySelector<HTMLMetaElement>('meta[property="og:title"]')?.content ?? '',
      skip: document.querySelector('a[href="#main"]') !== null,
    }));
    expect.soft(head, path).toMatchObject({ headlines: 1, mains: 1, skip: true, card: head.title });
    expect.soft(head.description.length, `${path} description`).toBeGreaterThan(20);
    expect.soft(head.canonical, path).toContain(site.origin);
    const indexed = (await page.locator('meta[name=robots][content*=noindex]').count()) === 0;
    if (indexed && head.canonical === new URL(path, site.origin).href.replace(/\/$/, '')) {
      expect.soft(titles.get(head.title), `${path} has the title of another page`).toBeUndefined();
      titles.set(head.title, path);
    }
  }
});

test('no page asks for a script before a touch, and each stays within its bytes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const scripts: string[] = [];
  line.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  line.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.push(response.url);
  });
  for (const path of paths) {
    bytes = 0;
    await page.goto(path, { waitUntil: 'networkidle' });
    expect.soft(bytes, `${path} bytes`).toBeLessThan(budget(path));
  }
  expect(scripts).toEqual([]);
});
