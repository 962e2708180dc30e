import { countRendering, renderingBounds } from '#scripts/bench/rendering';
import { expect, test } from '#tests/journeys/fixture';

test('home is shown without working out styles and layout again and again', async ({
  browser,
  site,
}) => {
  const { styles, layouts } = await countRendering(browser, site.origin, '/');
  // On a busy machine the page comes in more pieces: each is one more of both.
  expect(styles).toBeLessThanOrEqual(renderingBounds.styles + 4);
  expect(layouts).toBeLessThanOrEqual(renderingBounds.layouts + 4);
});

test('what is not laid out yet is found by its address', async ({ page }) => {
  await page.goto('/');
  const last = page.locator('main > .band').nth(-3);
  expect(await last.evaluate((band) => getComputedStyle(band).contentVisibility)).toBe('auto');
  await page.goto('/certification#haca');
  await expect(page.locator('#haca')).toBeInViewport();
});
