import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { write } from '#tests/journeys/written';

test('the list is worked by single keys: off in fields, switched off for good, and explained', async ({
  page,
  site,
}) => {
  for (const name of ['Keerthana', 'Lokesh']) await write(page, name);
  await enterDesk(page, site);
  await page.waitForLoadState();
  const rows = page.locator('.q-name a');
  await page.keyboard.press('j');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.first()).toBeFocused();
  await page.keyboard.press('s');
  await expect(page.getByLabel('What was said')).toBeFocused();
  await page.keyboard.type('nst?/');
  await expect(page.getByLabel('What was said')).toHaveValue('nst?/');

  await page.goto('/desk');
  await page.waitForLoadState();
  await page.keyboard.press('j');
  await page.keyboard.press('c');
  const outcome = page.getByRole('radio', { name: 'Enrolled' });
  await expect(outcome).toBeFocused();
  await page.keyboard.press('a');
  await expect(page.getByRole('radio', { name: 'Answered' })).toBeChecked();
  await page.keyboard.press('n');
  await expect(page.getByRole('radio', { name: 'Not interested' })).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByRole('radio', { name: 'Not reached' })).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toHaveAttribute('data-state', 'done');

  await page.goto('/desk');
  await page.keyboard.press('/');
  await expect(page.getByLabel('Name, phone, e-mail or reference')).toBeFocused();
  await page.locator('h1').click();
  await page.keyboard.press('?');
  const help = page.locator('#keys');
  await expect(help.locator('summary')).toBeFocused();
  await help.getByRole('button', { name: 'Keys are on' }).click();
  await expect(help.locator('[aria-live]')).toHaveText('Keys are off');
  await page.reload();
  await page.keyboard.press('j');
  await expect(rows.first()).not.toBeFocused();
  await rows.first().click();
  await page.locator('summary', { hasText: 'Close with an outcome' }).click();
  await page.getByRole('radio', { name: 'Enrolled' }).focus();
  await page.keyboard.press('a');
  await expect(page.getByRole('radio', { name: 'Answered' })).not.toBeChecked();
});
