import { watchDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { write } from '#tests/journeys/written';

test('the list keeps itself true, and works by keyboard', async ({ page, site }) => {
  const reference = await write(page, 'Kavitha');
  await watchDesk(page, site);
  await expect(page.getByRole('link', { name: 'Kavitha', exact: true }).first()).toBeVisible();

  // Somebody types in the search while another person writes.
  await page.getByLabel('Name, phone, e-mail or reference').fill('half a na');
  await write(page, 'Joseph');
  await page.clock.fastForward(21_000);
  await expect(page.getByRole('link', { name: 'Joseph', exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Name, phone, e-mail or reference')).toHaveValue('half a na');

  const row = page.locator(`tr[data-reference="${reference}"]`);
  await row.getByRole('link', { name: 'Kavitha', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: /^Take/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('It is yours now.');
  await page.goto(`/desk/${reference}`);

  // A note that was not taken is answered under the call's address, while a colleague goes on.
  await page.locator('summary', { hasText: 'Note' }).click();
  await page.getByRole('button', { name: 'Save the note' }).click();
  await expect(page.getByRole('alert')).toContainText('Please write a note.');
  const version = await page.locator('[data-version]').getAttribute('data-version');
  const call = `/api/desk/${reference}`;
  await page.request.post(call, { data: { action: 'note', note: 'Rang', version } });
  await page.clock.fastForward(21_000);
  await page.getByRole('link', { name: 'Show what happened' }).click();
  await expect(page).toHaveURL(`/desk/${reference}`);
  await expect(page.locator('.column')).toContainText('Rang');
});
