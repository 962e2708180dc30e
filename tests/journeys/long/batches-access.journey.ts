import { faultsOf } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { scriptsAsked } from '#tests/journeys/page-scripts';

test('pages of batches are accessible and ask for no script', async ({ page, site }) => {
  const scripts = scriptsAsked(page);
  for (const path of ['/batches', '/batches?month=2099-01']) {
    await page.goto(`${site.origin}${path}`);
    expect.soft(await faultsOf(page), path).toEqual([]);
  }
  expect(scripts).toEqual([]);
});
