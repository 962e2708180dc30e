/** Finding, quoting, searching, batches: with scripts and without. */
import { violationsOf } from '#tests/journeys/axe';

import { expect, test } from '#tests/journeys/fixture';
import { countBytes, openWhole, pageBudget } from '#tests/journeys/page-bytes';
import { beyondWindow } from '#tests/journeys/pages';

const quotation = '/quotation?modules=1,2,3,4,5,6,13,14';

const tools = [
  '/which-modules',
  '/which-modules?goal=gst&s=22101001',
  quotation,
  '/quotation',
  '/search?q=gst',
  '/search?q=zzzzqqq',
  '/search',
  '/batches',
  '/batches?month=2099-01',
];

test('the tools hold to the rules of every page', async ({ page }) => {
  const asked = await countBytes(page);
  for (const path of tools) {
    asked.begin();
    await openWhole(page, path);
    expect.soft(asked.bytes(), path).toBeLessThan(pageBudget);
    expect.soft(await page.locator('h1').count(), path).toBe(1);
    expect.soft(await beyondWindow(page), path).toBe(0);
    expect.soft(await violationsOf(page), path).toEqual([]);
    const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
    expect.soft(new URL(canonical ?? '').search).toBe('');
  }
  expect(asked.scripts).toEqual([]);
});
