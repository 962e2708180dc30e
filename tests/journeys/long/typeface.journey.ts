import type { Browser, Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';

const isFont = (url: string) => url.endsWith('.woff2');

/** Where what is read is, and how far it has moved since the page was shown. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum)));
      }),
  );

const isShown = (page: Page) =>
  page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));

test('a page is shown before its typeface is asked for', async ({ page }) => {
  await page.goto('/contact-us');
  await isShown(page);
  const [shown, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.woff2'))?.startTime,
  ]);
  expect(shown).toBeGreaterThan(0);
  expect(asked).toBeGreaterThan(shown ?? Number.NaN);
});

/** How far what is read has moved on a page by the time it is shown. */
async function movedOn(browser: Browser, address: string, width: number, slowdown = 1) {
  const context = await browser.newContext({ viewport: { width, height: 760 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address);
  await isShown(page);
  const moved = await shifted(page);
  await context.close();
  return moved;
}

test('nothing that is being read moves when the typeface comes', async ({ browser, site }) => {
  for (const width of [360, 412, 1280]) {
    for (const path of ['/', '/contact-us', '/employee', '/certification', '/termsandconditions']) {
      const moved = await movedOn(browser, `${site.origin}${path}`, width);
      expect.soft(moved, `${path} ${width}`).toBeLessThan(0.01);
    }
  }
});

test('on a slow processor nothing moves while the page is read', async ({ browser, site }) => {
  for (const path of ['/', '/job-hunt', '/problem', '/coaching/course/1']) {
    const moved = await movedOn(browser, `${site.origin}${path}`, 1280, 6);
    expect.soft(moved, path).toBeLessThan(0.01);
  }
});

test('the next page of a visit opens in the typeface of the site, and so does one read again', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const { dataset } = document.documentElement;
      dataset.opened = 'letters' in dataset ? 'in the typeface' : 'in the letters of the device';
    });
  });
  const root = page.locator('html');
  await page.goto('/');
  await page.waitForFunction(() => sessionStorage.getItem('letters') !== null);
  await expect(root).toHaveAttribute('data-opened', 'in the letters of the device');
  await page.locator('main').getByRole('link', { name: 'coaching' }).first().press('Enter');
  await page.waitForURL('/coaching**');
  await expect(root).toHaveAttribute('data-opened', 'in the typeface');
  await page.reload();
  await expect(root).toHaveAttribute('data-opened', 'in the typeface');
});

test('a page whose typeface never comes is read in the letters of the device', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-letters');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the typeface comes with the page', async ({ page }) => {
    const asked = page.waitForRequest((request) => isFont(request.url()));
    await page.goto('/about');
    await asked;
  });
});
