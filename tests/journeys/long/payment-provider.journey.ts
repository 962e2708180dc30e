import { checkoutScript, standIn, standInHosted } from '#tests/journeys/checkout';
import { stopClock } from '#tests/journeys/fixture';
import { mailTo } from '#tests/journeys/mail-to';
import { expect, payButton, register, registerAndPay, test } from '#tests/journeys/paying';

test.use({
  baseURL: async ({ keyed }, use) => use(keyed.origin),
  post: async ({ keyed }, use) => use(keyed.post),
});

test('a payment through the provider’s checkout is captured and registers', async ({
  page,
  post,
  keyed: { origin, provider },
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await standIn(page, provider);
  await page.goto('/aiwebinar');
  await register(page, 'Priya Provider', 'priya@example.in');
  expect(asked).not.toContain(checkoutScript);
  await registerAndPay(page, 'Priya Provider', 'priya@example.in');
  const checkout = page.getByRole('dialog', { name: 'Provider' });
  const report = page.waitForRequest('**/api/paymentfailurecheck');
  await checkout.getByRole('button', { name: 'Decline' }).click();
  await expect(page.locator('.payment-status')).toHaveText('Payment failed: Card declined');
  expect((await report).postDataJSON()).toMatchObject({
    formData: { name: 'Priya Provider' },
    orderId: provider.orders.at(-1)?.id,
    date: expect.any(String),
    time: expect.any(String),
  });
  expect(await page.evaluate('checkoutOptions')).toMatchObject({
    key: 'rzp_test_key',
    amount: 49_900,
    currency: 'INR',
    order_id: provider.orders.at(-1)?.id,
    prefill: { name: 'Priya Provider', email: 'priya@example.in' },
    retry: { enabled: true, max_count: 3 },
    timeout: 300,
    callback_url: `${origin}/api/verify-payment`,
  });
  await stopClock(page);
  await checkout.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByText('Registration & Payment Successful!')).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL(/\/thankyou$/);
  const payment = provider.payments.at(-1)?.id ?? 'none';
  expect(provider.captures).toContain(payment);
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText(payment);
  expect((await post.mailAbout('[webinar-paid] Priya Provider')).text).toContain(payment);
  await mailTo(post, 'priya@example.in');
});

test('a forged answer, a dismissed checkout and a provider that is down lose nothing typed', async ({
  page,
  keyed: { provider },
}) => {
  await standIn(page, provider);
  await page.goto('/aiwebinar');
  const trouble = page.getByRole('main').getByRole('alert');
  await registerAndPay(page, 'Fara Forged', 'fara@example.in');
  await page.getByRole('button', { name: 'Forge' }).click();
  await expect(trouble).toContainText(
    'Payment verification failed! Our team will contact you soon.',
  );
  await payButton(page).click();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(trouble).toContainText('Payment cancelled by user');
  await page.locator('.when-open').getByLabel('Name').fill('Fara Waits');
  provider.behaviour = 'failing';
  await payButton(page).click();
  await expect(trouble).toContainText('Payment failed: The payment provider did not respond.');
  provider.behaviour = 'well';
  await expect(page.locator('.when-open').getByLabel('Name')).toHaveValue('Fara Waits');
  await expect(page.getByRole('main').getByLabel('Preferred language')).toHaveValue('Tamil');
});

test('where the checkout cannot be loaded, the provider’s hosted page takes the payment', async ({
  page,
  post,
  keyed: { provider },
}) => {
  await standInHosted(page, provider);
  await page.route(checkoutScript, (route) => route.abort());
  await page.goto('/aiwebinar');
  await registerAndPay(page, 'Hema Hosted', 'hema@example.in');
  await expect(page).toHaveURL(/\/checkout\?order=/);
  await page.getByRole('button', { name: 'Go to the payment' }).click();
  await expect(page.getByRole('heading', { name: 'Hosted checkout' })).toBeVisible();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible();
  await mailTo(post, 'hema@example.in');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the provider’s hosted page takes the payment', async ({
    page,
    post,
    keyed: { provider },
  }) => {
    await standInHosted(page, provider);
    await page.goto('/aiwebinarPayment');
    await register(page, 'Nora Hosted', 'nora.hosted@example.in');
    await payButton(page).click();
    await page.getByRole('button', { name: 'Go to the payment' }).click();
    await page.getByRole('button', { name: 'Pay now' }).click();
    await expect(page).toHaveURL(/\/thankyou$/);
    await expect(page.getByRole('region', { name: 'Your receipt' })).toBeVisible();
    await mailTo(post, 'nora.hosted@example.in');
  });
});
