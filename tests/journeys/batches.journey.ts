import { phone } from '#tests/journeys/axe';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';

test.use({ javaScriptEnabled: false, viewport: phone });

test('without JavaScript: staff announce a batch, a visitor finds it, asks for its seat, and the desk names who asked', async ({
  page,
  site,
}) => {
  await enterDesk(page, site);
  await page.goto('/desk/batches');
  await page.getByLabel('AcSS 5, GST fundamentals').check();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('Begins').fill(`${year}-03-01`);
  await page.getByLabel('From').fill('19:00');
  await page.getByLabel('To', { exact: true }).fill('21:00');
  await page.getByLabel('Language').selectOption('Tamil');
  await page.getByLabel('Seats').fill('1');
  await page.getByRole('button', { name: 'Show the days' }).click();
  await expect(page.getByRole('status')).toContainText('10 sessions');
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page).toHaveURL(/\/desk\/batches\/[0-9a-z]+/);
  expect(await beyondWindow(page)).toBe(0);
  const desk = page.url().replace(/\?.*/, '');

  await expect(async () => {
    await page.goto('/batches?language=Tamil');
    await expect(page.getByRole('link', { name: 'AcSS 5, GST fundamentals' })).toBeVisible();
  }).toPass();
  expect(await beyondWindow(page)).toBe(0);
  await page.getByRole('link', { name: 'AcSS 5, GST fundamentals' }).click();
  await expect(page.locator('main')).toHaveAttribute('data-left', '1');
  expect(await beyondWindow(page)).toBe(0);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Asha Sample');
  await form.getByLabel('Mobile').fill('9840000000');
  await form.getByLabel('E-mail').fill('asha.batch@example.com');
  await form.getByRole('button', { name: 'Ask for a seat' }).click();
  await expect(page).toHaveURL(/\/received\/callback/);
  await page.goto(desk);
  await expect(page.getByRole('region', { name: 'Asked for a seat' })).toContainText('Asha Sample');
});
