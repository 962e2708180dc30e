import { expect, test } from '#tests/journeys/fixture';
import { totalOf } from '#tests/journeys/prices';

test('what the finder names goes into the selection and onto a quotation', async ({ page }) => {
  await page.goto('/which-modules');
  await page.getByLabel('GST and TDS Executive').check();
  const skill = (name: string) => page.getByRole('group', { name });
  for (const name of ['Books by hand', 'Excel and office work']) {
    await skill(name).getByLabel('On my own').check({ force: true });
  }
  await page.getByRole('button', { name: 'Show my modules' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Five modules for a GST and TDS executive',
  );
  await page.getByRole('button', { name: 'Add all to selection' }).click();
  await expect(page.getByRole('button', { name: 'In your selection' })).toBeVisible();
  await page.getByRole('link', { name: 'Make a quotation' }).click();
  await expect(page.locator('.grand .sum')).toHaveText(totalOf(3, 4, 5, 6, 10));
});

test('the search follows what is typed', async ({ page }) => {
  await page.goto('/search');
  await page.locator('main').getByLabel('Search the site').pressSequentially('reconsiliation');
  await expect(
    page.getByRole('heading', { name: 'Tally reconciliation', exact: true }),
  ).toBeVisible();
  await expect(page.locator('mark').first()).toBeVisible();
  await expect(page).toHaveURL(/\/search\?q=reconsiliation$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finder, quotation and search answer by their addresses', async ({ page }) => {
    await page.goto('/which-modules?goal=payroll&s3=2');
    await expect(page.locator('.study > li')).toHaveCount(4);
    await page.getByRole('link', { name: 'Make a quotation' }).click();
    await expect(page.locator('.sheet-table tbody tr')).toHaveCount(4);
    await page.goto('/no-such-page');
    await page.locator('main').getByLabel('Search the site').fill('refund');
    await page.locator('main').getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('main').getByRole('heading', { name: 'Policies' })).toBeVisible();
  });
});
