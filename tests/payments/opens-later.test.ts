import { beforeEach, expect, test } from '@jest/globals';
import { openOrder } from '#lib/payments/http/order';
import { paySandbox } from '#lib/payments/http/verify';
import { context, openContext } from '#lib/platform/context';
import { processState } from '#lib/platform/values/process-state';
import CheckoutPage from '#pages/(bare)/checkout/page';
import SandboxCheckoutPage from '#pages/(bare)/sandbox-checkout/page';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { post, postPlain } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const keys = { RAZORPAY_KEY_ID: 'rzp_live_x', RAZORPAY_KEY_SECRET: 'x' };
const harness = forEachTest(() =>
  openPaymentHarness({ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' }),
);
beforeEach(() => {
  openContext({ ...context(), env: { ...context().env, mode: 'public' } });
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

test('who opens a checkout where nothing is sold finds no such page', async () => {
  const notFound = { digest: 'NEXT_HTTP_ERROR_FALLBACK;404' };
  const props = { params: Promise.resolve({}), searchParams: Promise.resolve({ order: 'x' }) };
  processState.env = context().env;
  await expect(CheckoutPage(props)).rejects.toMatchObject(notFound);
  await expect(SandboxCheckoutPage(props)).rejects.toMatchObject(notFound);
  processState.env = { ...context().env, ...keys };
  openContext({ ...context(), env: processState.env });
  expect(await CheckoutPage(props)).toBeTruthy();
  await expect(SandboxCheckoutPage(props)).rejects.toMatchObject(notFound);
});
