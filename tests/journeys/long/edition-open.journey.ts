import { mailTo } from '#tests/journeys/mail-to';
import { beyondWindow } from '#tests/journeys/pages';
import { closedDialog, expect, inSandbox, payButton, register, test } from '#tests/journeys/paying';
import { editionPrice } from '#tests/journeys/prices';
import { dayMs } from '#tests/journeys/selling';

test.use(inSandbox);

test('the page turns to closed by itself when the time is up', async ({ page }) => {
  await page.clock.install({ time: Date.now() });
  // The end is told by the server's clock: it is asked before the time jumps.
  await page.goto('/aiwebinar', { waitUntil: 'networkidle' });
  const main = page.locator('main');
  await expect(main).toHaveAttribute('data-registration', 'open');
  await expect(page.locator('count-down')).toHaveText(/^0[01]d \d\dh \d\dm \d\ds$/);
  await expect(closedDialog(page)).toBeHidden();
  await expect(payButton(page)).toBeVisible();
  await page.clock.fastForward(dayMs);
  await expect(main).toHaveAttribute('data-registration', 'closed');
  await expect(closedDialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('count-down')).toHaveText('00d 00h 00m 00s');
  await expect(payButton(page)).toBeHidden();
  await expect(main.getByText('To pay, GST included')).toBeHidden();
  await expect(main.getByRole('heading', { name: 'Registrations Closed' })).toBeVisible();
});

test('who is at the checkout when the time is up may finish', async ({ page, post }) => {
  await page.clock.install({ time: Date.now() });
  await page.goto('/aiwebinar');
  await register(page, 'Lalita Last', 'lalita@example.in');
  await page.clock.fastForward(2000);
  await payButton(page).click();
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await expect(checkout).toBeVisible();
  await page.clock.fastForward(dayMs);
  await expect(page.locator('main')).toHaveAttribute('data-registration', 'closed');
  await expect(closedDialog(page)).toBeHidden();
  await checkout.getByRole('button', { name: `Pay ${editionPrice}` }).click();
  await expect(page.getByText('Registration & Payment Successful!')).toBeVisible();
  await page.clock.fastForward(3000);
  await expect(page).toHaveURL(/\/thankyou$/);
  await mailTo(post, 'lalita@example.in');
});

test('on a phone the way to the form is in the first view, and leads to its first field', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/aiwebinar');
  const main = page.getByRole('main');
  const way = main.getByRole('link', { name: `Register for ${editionPrice}, GST included` });
  await expect(way).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.when-open').getByLabel('Name')).not.toBeInViewport();
  await way.click();
  await expect(page.locator('.when-open').getByLabel('Name')).toBeInViewport({ ratio: 1 });
});

test('the open page fits the narrowest phone', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of ['/aiwebinar', '/aiwebinarPayment', '/sandbox-checkout', '/thankyou']) {
      await page.goto(path);
      expect.soft(await beyondWindow(page), `${path} at ${width} px`).toBe(0);
    }
  }
});
