import type { Browser } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';

/** A line of text without any style costs 3 and 2 of it. On a busy machine the page comes in more pieces. */
const most = { styles: 8 + 4, layouts: 4 + 4 };

/** How often styles and layout are worked out, from an empty tab to a page that is shown whole, typeface included. */
async function countRendering(browser: Browser, origin: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Performance.enable');
  await page.goto(`${origin}/`);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'), undefined, {
    polling: 200,
  });
  const { metrics } = await line.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  await context.close();
  return { styles: value('RecalcStyleCount'), layouts: value('LayoutCount') };
}

test('home is shown without working out styles and layout again and again', async ({
  browser,
  site,
}) => {
  const loads: Awaited<ReturnType<typeof countRendering>>[] = [];
  while (loads.length < 3) loads.push(await countRendering(browser, site.origin));
  // Each further piece is one more of both, and the least is the page's own.
  expect(Math.min(...loads.map(({ styles }) => styles))).toBeLessThanOrEqual(most.styles);
  expect(Math.min(...loads.map(({ layouts }) => layouts))).toBeLessThanOrEqual(most.layouts);
});

test('what lies below the first view is there once the page has been shown', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));
  const bands = page.locator('main > .band, .site-footer');
  for (const band of await bands.all()) {
    expect(await band.evaluate((each) => getComputedStyle(each).contentVisibility)).toBe('visible');
  }
});

test('an address below the first view is shown where it is', async ({ page }) => {
  await page.goto('/certification#haca');
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));
  await expect(page.locator('#haca')).toBeInViewport();
});

test('while its list is still being read, one session is where the chosen one will', async ({
  page,
}) => {
  await page.goto('/job-hunt');
  const shown = page.locator('.chosen-session > :visible');
  const places = await page.locator('.chosen-session:visible').count();
  expect(places).toBeGreaterThan(0);
  await expect(shown).toHaveCount(places);
  // As the page is when it is painted between the list and its first line.
  await page.locator('.session-select').evaluate((list) => list.replaceChildren());
  await expect(shown).toHaveCount(places);
});
