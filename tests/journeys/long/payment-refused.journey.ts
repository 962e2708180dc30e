import { expectAccessible } from '#tests/journeys/axe';
import { stopClock } from '#tests/journeys/fixture';
import { mailTo } from '#tests/journeys/mail-to';
import { expect, inSandbox, registerAndPay, test } from '#tests/journeys/paying';
import { editionPrice } from '#tests/journeys/prices';

test.use(inSandbox);

const refused = 'The bank refused this test payment';

test('a refused payment is told with its reason, and the next try registers once', async ({
  page,
  post,
}) => {
  await page.goto('/aiwebinarPayment');
  await registerAndPay(page, 'Rema Retries', 'rema@example.in');
  const checkout = page.getByRole('dialog', { name: 'Checkout' });
  const report = page.waitForRequest('**/api/paymentfailurecheck');
  await checkout.getByRole('button', { name: 'Let it fail' }).click();
  await expect(checkout.getByRole('alert')).toHaveText(`Payment failed: ${refused}`);
  await expect(checkout.getByRole('button', { name: `Pay ${editionPrice}` })).toBeFocused();
  const reported = await report;
  expect(reported.postDataJSON()).toMatchObject({
    formData: { name: 'Rema Retries' },
    orderId: expect.stringMatching(/^order_sandbox/),
    date: expect.any(String),
    time: expect.any(String),
  });
  expect(await (await reported.response())?.json()).toMatchObject({
    success: true,
    message: `Payment failed: ${refused}`,
  });
  await expectAccessible(page);
  await stopClock(page);
  await checkout.getByRole('button', { name: `Pay ${editionPrice}` }).click();
  await expect(page.getByText('Registration & Payment Successful!')).toBeVisible();
  await mailTo(post, 'rema@example.in');
});
