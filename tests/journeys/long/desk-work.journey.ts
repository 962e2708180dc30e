import { phone } from '#tests/journeys/axe';
import { codeOf, enterDesk, watchDesk } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow } from '#tests/journeys/pages';
import { write } from '#tests/journeys/written';

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('somebody who walked in is entered by hand, has a promise and a receipt, and is corrected', async ({
    page,
    site,
    post,
  }) => {
    await enterDesk(page, site);
    await page.getByRole('link', { name: 'Enter an enquiry' }).click();
    await page.getByLabel('What it is about').selectOption('contact');
    await page.getByRole('button', { name: 'Show its fields' }).click();
    await page.getByRole('button', { name: 'Save the enquiry' }).click();
    await expect(page.getByRole('alert')).toContainText('Nothing was saved yet');
    expect(await beyondWindow(page)).toBe(0);
    await page.getByLabel('Where it came from').selectOption('Walk-in');
    await page.getByLabel('Name', { exact: true }).fill('Wasim Walked');
    await page.getByLabel(/^Phone/).fill('98123 40000');
    await page.getByLabel(/^E-?mail/i).fill('wasim@example.com');
    const message = page.getByLabel(/^(Message|What)/).last();
    await message.fill('Asked at the counter about GST');
    await page.getByLabel(/^I told them what we keep/).check();
    await page.getByRole('button', { name: 'Save the enquiry' }).click();
    await expect(page.locator('main')).toContainText('Contact promised by');
    await expect(page.locator('.column')).toContainText('entered it');
    await expect
      .poll(() => post.mails.some(({ to }) => to?.[0]?.address === 'wasim@example.com'))
      .toBe(true);
    await page.getByText('Correct name, phone or e-mail').click();
    await page.getByLabel('Phone', { exact: true }).fill('98123 40001');
    await page.getByRole('button', { name: 'Save the correction' }).click();
    await expect(page.locator('.column')).toContainText('98123 40000');
    expect(await beyondWindow(page)).toBe(0);
  });
});

test('ticks stay while the list renders again, and while somebody signs in again in place', async ({
  page,
  site,
  post,
}) => {
  const ticked = await write(page, 'Ilango');
  await watchDesk(page, site);
  const tick = page.getByLabel('Tick Ilango');
  await page.getByText('With the ticked ones').click();
  await tick.check();
  await page.getByLabel('Outcome').selectOption('duplicate');
  await write(page, 'Jamuna');
  await page.clock.runFor(21_000);
  await expect(page.getByLabel('Tick Jamuna')).toBeVisible();
  await expect(tick).toBeChecked();
  await expect(page.getByLabel('Tick Jamuna')).not.toBeChecked();
  await expect(page.getByLabel('Outcome')).toHaveValue('duplicate');

  await page.context().clearCookies({ name: 'desk' });
  await page.clock.runFor(21_000);
  await page.getByRole('button', { name: 'Close them' }).click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  const before = post.mails.length;
  await page.keyboard.press('Enter');
  await dialog.getByLabel('6-digit code').fill(await codeOf(post, before));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').first()).toContainText('1 enquiry closed.');
  await page.goto(`/desk/${ticked}`);
  await expect(page.locator('main')).toHaveAttribute('data-state', 'done');
});
