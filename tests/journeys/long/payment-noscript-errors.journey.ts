import { expect, inSandbox, payButton, register, test } from '#tests/journeys/paying';

test.use({ ...inSandbox, javaScriptEnabled: false });

test('without JavaScript a refused payment is told, and so is one that was closed, with the way on', async ({
  page,
}) => {
  await page.goto('/aiwebinarPayment');
  await register(page, 'Nila Fails', 'nila.fails@example.in');
  await payButton(page).click();
  await page.getByRole('button', { name: 'Let it fail' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Payment failed: The bank refused this test payment.',
  );
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\?order=order_sandbox\w+$/);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('alert')).toContainText('Payment cancelled by user');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/thankyou$/);
});

test('without JavaScript a wrong field comes back named, and can be mended', async ({ page }) => {
  await page.goto('/aiwebinarPayment');
  await register(page, 'Mira Mends', 'mira.mends@example.in');
  await page.getByRole('main').getByLabel('Phone').fill('12');
  await payButton(page).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText(
    'Please provide a valid 10-digit phone number!',
  );
  await expect(main.getByLabel('Name')).toHaveValue('Mira Mends');
  await expect(main.getByLabel('advanced')).toBeChecked();
  await main.getByLabel('Phone').fill('98400 12345');
  await main.getByRole('button', { name: 'Send again' }).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\?order=/);
});
