import type { Page } from '@playwright/test';
import { expectAccessible, phone } from '#tests/journeys/axe';
import { codeOf, enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { write } from '#tests/journeys/written';

const [first, second] = [
  { email: 'padma@example.com', phone: '98123 45670' },
  { email: 'p.person@example.com', phone: '98123 45671', message: 'GST for a shop' },
];

/** As at the end of twelve hours, or where somebody signed out everywhere. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'desk' });

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('a person of two addresses is found, joined, parted, joined and erased as one', async ({
    page,
    site,
  }) => {
    const padma = await write(page, 'Padma Person', first);
    const again = await write(page, 'P Person', second);
    await enterDesk(page, site);
    await page.goto(`/desk/${padma}`);
    await page.locator('summary', { hasText: /^Note$/ }).click();
    await page.getByLabel('Note', { exact: true }).fill('Runs a stationery shop');
    await page.getByRole('button', { name: 'Save the note' }).click();

    await page.goto('/desk');
    await page.getByLabel('Name, phone, e-mail or reference').fill('stationery');
    await page.getByRole('button', { name: 'Find' }).click();
    const row = page.locator(`tr[data-reference="${padma}"]`);
    await expect(row).toContainText('“Runs a stationery shop”');
    await row.getByRole('link', { name: 'Padma Person', exact: true }).click();
    await page.getByRole('link', { name: 'Everything about Padma on one page' }).click();
    await expect(page.locator('main')).toHaveAttribute('data-state', 'person');
    await expect(page.locator('main')).not.toContainText(again);

    const other = page.getByLabel('Reference, e-mail or phone of the other enquiry');
    await other.fill('098123-45671');
    await page.getByRole('button', { name: 'Join the two' }).click();
    await expect(page.getByRole('status')).toContainText('Joined');
    await expect(page.getByRole('link', { name: new RegExp(again) })).toBeVisible();
    await expect(page.locator('main')).toContainText('GST for a shop');
    expect(await beyondWindow(page)).toBe(0);

    await page.getByRole('button', { name: /^Separate again/ }).click();
    await expect(page.locator('main')).not.toContainText('GST for a shop');
    await other.fill(second.email);
    await page.getByRole('button', { name: 'Join the two' }).click();
    await page.getByRole('link', { name: 'Erase the whole person' }).click();
    for (const key of [first.email, second.email, '+91 98123 45670', '+91 98123 45671'])
      await expect(page.getByRole('checkbox', { name: key })).toBeChecked();
    expect(await beyondWindow(page)).toBe(0);
    await page.getByLabel(/^Type the reference/).fill(padma);
    await page.getByRole('button', { name: 'Erase the person for good' }).click();
    await expect(page.getByRole('status')).toContainText('Erased');
    for (const reference of [padma, again])
      expect((await page.goto(`/desk/${reference}`))?.status()).toBe(404);
  });
});

test('signing in again happens on the page, by the code, and continues with the clicked action', async ({
  page,
  site,
  post,
}) => {
  const reference = await write(page, 'Sonia Signed', { phone: '98123 45673' });
  await page.clock.install();
  await enterDesk(page, site);
  // That of the list, which is left, may never end.
  const looked = page.waitForResponse(`**/api/desk/state?reference=${reference}`);
  await page.goto(`/desk/${reference}`);
  await (await looked).finished();
  await page.locator('summary', { hasText: 'Spoke with them' }).click();
  await page.getByLabel('What was said').fill('Comes on Friday');
  await endSession(page);
  await page.clock.runFor(21_000);
  await expect(page.getByText(/^You were signed out. What you typed/)).toBeVisible();

  await page.getByRole('button', { name: 'Save the conversation' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await expect(dialog).toContainText('operations@localhost');
  await expectAccessible(page);
  expect(await beyondWindow(page)).toBe(0);
  const before = post.mails.length;
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('6-digit code')).toBeFocused();
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toContainText('is not right');
  await dialog.getByLabel('6-digit code').fill(await codeOf(post, before));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('you spoke with them');
  await expect(page.locator('.column')).toContainText('Comes on Friday');

  // After an hour an erasure asks again, and leaving it leaves the page as it is.
  // What the page asks meanwhile would tell it the hour of the server, where none has passed.
  await page.route('**/api/desk/state**', (route) => route.abort());
  await page.clock.fastForward('01:01:00');
  await page.locator('summary', { hasText: 'Erase this enquiry' }).click();
  await page.getByLabel('Type the reference to confirm').fill(reference);
  await page.getByRole('button', { name: 'Erase for good' }).click();
  await expect(dialog).toContainText('more than an hour ago');
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByLabel('Type the reference to confirm')).toHaveValue(reference);
});
