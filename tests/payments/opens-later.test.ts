import { beforeEach, expect, test } from '@jest/globals';
import { openOrder } from '#lib/payments/open-order';
import { paySandbox } from '#lib/payments/sandbox-page';
import { openSite, site } from '#lib/site';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { post, postPlain } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(() =>
  openPaymentHarness({ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' }),
);
beforeEach(() => {
  openSite({ ...site(), env: { ...site().env, mode: 'public' } });
});

test('a public site without payment keys opens no order, and has no sandbox', async () => {
  const answer = await harness().order();
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({
    success: false,
    message: 'Registration opens later.',
  });
  expect((await harness().verify({})).status).toBe(404);
  expect((await harness().webhook('payment.captured', {})).status).toBe(404);
  const paid = await paySandbox(post('/sandbox-checkout/pay', { order: 'x', outcome: 'pay' }));
  expect(paid.status).toBe(404);
});

test('who has no script reads the same on a page', async () => {
  const answer = await openOrder()(postPlain('/api/order', { name: 'Meena' }));
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('Registration opens later.');
});
