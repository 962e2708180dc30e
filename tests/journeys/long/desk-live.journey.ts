import type { Page } from '@playwright/test';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';

async function write(page: Page, name: string) {
  const answer = await page.request.post('/api/sendEmail', {
    data: {
      name,
      email: `${name.toLowerCase()}@example.com`,
      phone: '98765 43210',
      message: 'GST?',
    },
  });
  return ((await answer.json()) as { reference: string }).reference;
}

test('the list keeps itself true, and works by keyboard', async ({ page, site }) => {
  const reference = await write(page, 'Kavitha');
  await page.clock.install();
  const looked = page.waitForResponse((answer) => answer.url().endsWith('/api/desk/state'));
  await enterDesk(page, site);
  // A look that is under way would take the place of the next one.
  await (await looked).finished();
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
  await expect(row.getByRole('link', { name: /^Call Kavitha/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(row.getByRole('button', { name: /^Take/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(reference));

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
