import type { Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';

const path = '/practice/5?set=K7Q2M';

const sale = [
  ['Pandian Sample Stores', 'd', '48,763.50'],
  ['Sales', 'k', '41,325.00'],
  ['Output CGST', 'k', '3,719.25'],
  ['Output SGST', 'k', '3,719.25'],
] as const;

async function writeSale(page: Page, lines: readonly (typeof sale)[number][] = sale) {
  for (const [at, [account, side, amount]] of lines.entries()) {
    await page.locator(`[name="c.sale${at + 1}.a"]`).fill(account);
    await page.locator(`[name="c.sale${at + 1}.${side}"]`).fill(amount);
  }
}

const part = (page: Page, number: number) => page.getByRole('radio', { name: `Part ${number}:` });
const score = (page: Page) => page.locator('main[data-score]');

test('a paper is filled on a phone part by part, comes back after a reload, is marked and inked in the book', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page.locator('.part').filter({ visible: true })).toHaveCount(1);
  await writeSale(page, sale.slice(0, 3));
  await expect(page.getByText('The two sides differ by 3,719.25')).toBeVisible();
  await page.reload();
  await expect(page.locator('[name="c.sale1.a"]')).toHaveValue('Pandian Sample Stores');
  await page.locator('[name="c.sale4.a"]').fill('Output SGST');
  await page.locator('[name="c.sale4.k"]').fill('3719.25');
  await expect(page.getByText('Both sides agree')).toBeVisible();
  await part(page, 2).check();
  await expect(page.locator('#part-1')).toBeHidden();
  await page.getByLabel('Place of supply').selectOption('33 Tamil Nadu');
  await page.getByLabel('Taxable value').fill('32,500');
  await page.getByLabel('IGST at 18%').fill('5,850');
  await page.getByText('Next: GSTR-2B against the books').click();
  await page.getByRole('group', { name: 'Sri Velan' }).getByText('Claim', { exact: true }).click();
  await page.locator('.work-end').getByRole('button', { name: 'Mark my sheet' }).click();

  await expect(score(page)).toHaveAttribute('data-score', '6.5');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('6½ of 14');
  await expect(page.locator('[data-cell="value"]')).toHaveAttribute('data-mark', 'wrong');
  await expect(page.locator('[data-cell="igst"]')).toHaveAttribute('data-mark', 'part');
  await expect(page.getByText('Your best on this page so far')).toBeVisible();

  await page.getByRole('button', { name: 'Correct this one' }).click();
  await part(page, 2).check();
  await expect(page.getByLabel('Taxable value')).toHaveValue('32,500');
  await page.getByRole('link', { name: 'Practice book' }).first().click();
  await expect(page.locator('[data-page="5"] [data-result]')).toContainText('6½ of 14');
  await expect(page.locator('[data-page="5"] .i')).toHaveCount(7);
  await expect(page.getByText('Page 5 again: 6½ of 14')).toBeVisible();
});

test('what was typed is there after Back, and another set has other figures', async ({ page }) => {
  await page.goto(path);
  await writeSale(page);
  await page.getByRole('link', { name: 'Another set' }).click();
  await expect(page).not.toHaveURL(/K7Q2M/);
  await expect(page).toHaveURL(/\/practice\/5\?set=[0-9A-Z]{5}$/);
  await expect(page.locator('[name="c.sale1.a"]')).toHaveValue('');
  await page.goBack();
  await expect(page.locator('[name="c.sale4.k"]')).toHaveValue('3,719.25');
});

test('the book of this browser is emptied on the dashboard', async ({ page }) => {
  await page.goto(path);
  await writeSale(page);
  await page.locator('.work-end').getByRole('button', { name: 'Mark my sheet' }).click();
  await expect(page.getByText('Your best on this page so far')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('1 page marked, 1 sheet typed')).toBeVisible();
  await page.getByRole('button', { name: 'Delete practice book' }).click();
  await page.goto('/practice');
  await expect(page.locator('.inked')).toHaveCount(0);
});

test('there is no page beside the seventeen, and whatever is no set leads to one', async ({
  page,
}) => {
  for (const none of ['0', '18', 'x', '05']) {
    expect((await page.request.get(`/practice/${none}`)).status()).toBe(404);
  }
  const answer = await page.request.get('/practice/17?set=nothing', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers().location).toMatch(/^\/practice\/17\?set=[0-9A-Z]{5}$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all parts are below each other, a line is added, and the sheet is marked as a plain form', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('.part').filter({ visible: true })).toHaveCount(4);
    await writeSale(page);
    await page.locator('[name="c.sale6.a"]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Add a line' }).click();
    await expect(page.locator('[name="c.sale6.a"]')).toBeVisible();
    await expect(page.locator('[name="c.sale4.k"]')).toHaveValue('3,719.25');
    await page.getByLabel('Place of supply').selectOption('33 Tamil Nadu');
    await page.locator('.work-end').getByRole('button', { name: 'Mark my sheet' }).click();
    await expect(score(page)).toHaveAttribute('data-score', '5');
    await page.getByRole('button', { name: 'Correct this one' }).click();
    await expect(page.locator('[name="c.sale1.a"]')).toHaveValue('Pandian Sample Stores');
    await expect(page.getByLabel('Place of supply')).toHaveValue('33 Tamil Nadu');
  });
});
