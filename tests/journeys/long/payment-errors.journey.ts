import { expectAccessible } from '#tests/journeys/axe';
import {
  expect,
  inSandbox,
  payButton,
  register,
  registerAndPay,
  test,
} from '#tests/journeys/paying';
import { editionPrice } from '#tests/journeys/prices';

test.use(inSandbox);

test('a refused payment and a closed checkout are shown, and what was typed stays for another try', async ({
  page,
}) => {
  await page.goto('/aiwebinar');
  await registerAndPay(page, 'Kala Closes', 'kala@example.in');
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  await checkout.getByRole('button', { name: 'Let it fail' }).click();
  await expect(checkout.getByRole('alert')).toHaveText(
    'Payment failed: The bank refused this test payment',
  );
  await expect(checkout.getByRole('button', { name: `Pay ${editionPrice}` })).toBeFocused();
  await expectAccessible(page);
  const report = page.waitForRequest('**/api/closedPaymentWindow');
  await checkout.getByRole('button', { name: 'Close' }).click();
  const cancelled = page.getByRole('main').getByRole('alert');
  await expect(cancelled).toContainText('Payment cancelled by user');
  await expect(cancelled).toBeFocused();
  expect(await (await (await report).response())?.json()).toMatchObject({
    success: true,
    message: 'Payment cancelled by user',
  });
  await expect(page.locator('.when-open').getByLabel('Name')).toHaveValue('Kala Closes');
  await payButton(page).click();
  await expect(checkout).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cancelled).toContainText('Payment cancelled by user');
});

test('missing and wrong fields are named before an order is opened', async ({ page }) => {
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/order')) orders.push(request.url());
  });
  await page.goto('/aiwebinar');
  const main = page.getByRole('main');
  await page.locator('.when-open').getByLabel('Name').fill('Wina Wrong');
  await expect(main.locator('form#webinar-paid')).toHaveJSProperty('noValidate', true);
  await payButton(page).click();
  await expect(main.getByRole('alert')).toContainText('All fields are required!');
  await expect(main.getByRole('alert')).toBeFocused();
  await expectAccessible(page);

  await register(page, 'Wina Wrong', 'wina@nowhere');
  await main.getByLabel('Phone').fill('98400 1234');
  await payButton(page).click();
  await expect(main.getByLabel('Email')).toHaveAccessibleDescription(
    'Please provide a valid email address!',
  );
  await expect(main.getByLabel('Phone')).toHaveAccessibleDescription(
    /Please provide a valid 10-digit phone number!/,
  );
  expect(orders).toEqual([]);

  await register(page, 'Wina Wrong', 'wina@example.in');
  await page.route('**/api/order', (route) => route.abort());
  await payButton(page).click();
  await expect(main.getByRole('alert')).toContainText('Payment failed: Failed to create order');
  await expect(main.getByLabel('Email')).toHaveValue('wina@example.in');
});
