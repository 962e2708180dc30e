import type { Page } from '@playwright/test';
import { phone } from '#tests/journeys/axe';
import { enterDesk, signIn } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';

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

test.describe('without JavaScript, by a person of the desk', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('signs in by the code, takes the next one, keeps a talk and closes it', async ({
    page,
    post,
  }) => {
    const reference = await write(page, 'Asmita');
    await signIn(page, post);
    expect(await beyondWindow(page)).toBe(0);
    await page.getByLabel('Name, phone, e-mail or reference').fill('987 654');
    await page.getByRole('button', { name: 'Find' }).click();
    await page.getByRole('link', { name: 'Asmita' }).first().click();
    await expect(page).toHaveURL(new RegExp(reference));
    await page.getByText('Spoke with them').click();
    await page.getByLabel('What was said').fill('Wants evening batches');
    await page.getByRole('button', { name: 'Save the conversation' }).click();
    await expect(page.getByRole('status')).toContainText('you spoke with them');
    await expect(page.locator('.column')).toContainText('Wants evening batches');
    expect(await beyondWindow(page)).toBe(0);
    await page.locator('summary', { hasText: 'Close with an outcome' }).click();
    await page.getByLabel('Answered').check();
    await page.getByRole('button', { name: 'Close the enquiry' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-state', 'done');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/sign-in/);
  });
});

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
