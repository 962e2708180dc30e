import { countRendering, type Rendering, renderingBounds } from '#scripts/bench/rendering';
import { expect, test } from '#tests/journeys/fixture';

test('home is shown without working out styles and layout again and again', async ({
  browser,
  site,
}) => {
  const loads: Rendering[] = [];
  while (loads.length < 3) loads.push(await countRendering(browser, site.origin, '/'));
  // On a busy machine the page comes in more pieces: each is one more of both, and the least is the page's own.
  expect(Math.min(...loads.map(({ styles }) => styles))).toBeLessThanOrEqual(
    renderingBounds.styles + 4,
  );
  expect(Math.min(...loads.map(({ layouts }) => layouts))).toBeLessThanOrEqual(
    renderingBounds.layouts + 4,
  );
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

test('while its list is still being read, one session stands where the chosen one will', async ({
  page,
}) => {
  await page.goto('/job-hunt');
  const shown = page.locator('.chosen-session > :visible');
  const places = await page.locator('.chosen-session:visible').count();
  expect(places).toBeGreaterThan(0);
  await expect(shown).toHaveCount(places);
  // As the page stands when it is painted between the list and its first line.
  await page.locator('.session-select').evaluate((list) => list.replaceChildren());
  await expect(shown).toHaveCount(places);
});
