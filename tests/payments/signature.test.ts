import { describe, expect, it } from '@jest/globals';
import { verifyPayment } from '#lib/payments/http/verify';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, postPlain } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const failed = 'Payment verification failed! Our team will contact you soon.';

const harness = forEachTest(openPaymentHarness);

describe('a payment that is not proved', () => {
  it.each([
    ['forged', () => '0'.repeat(64)],
    ['short', (right: string) => right.slice(0, 63)],
    ['long', (right: string) => `${right}0`],
    ['empty', () => ''],
    ['no text', () => 7],
    ['upper case', (right: string) => right.toUpperCase()],
  ])('is refused: its signature is %s', async (_, change) => {
    const answer = checkoutAnswer(harness().provider.pay(await harness().opened()));
    const razorpay_signature = change(answer.razorpay_signature);
    const response = await harness().verify({ ...answer, razorpay_signature });
    expect([response.status, (await response.json()).msg]).toEqual([400, failed]);
    expect(await harness().mails()).toHaveLength(0);
  });

  it('is refused: its signature is another order’s, or it is replayed on another order', async () => {
    const first = checkoutAnswer(harness().provider.pay(await harness().opened()));
    const second = checkoutAnswer(harness().provider.pay(await harness().opened()));
    const { razorpay_signature } = first;
    expect((await harness().verify({ ...second, razorpay_signature })).status).toBe(400);
    const { razorpay_order_id } = second;
    expect((await harness().verify({ ...first, razorpay_order_id })).status).toBe(400);
    expect(await harness().mails()).toHaveLength(0);
  });

  it('is refused: the order is not ours, however well it is signed', async () => {
    const stranger = checkoutAnswer({ id: 'pay_1', order_id: 'order_1' });
    expect((await harness().verify(stranger)).status).toBe(400);
  });

  it.each(['failed', 'created'] as const)(
    'is refused: the provider calls it %s, however well it is signed',
    async (status) => {
      const payment = harness().provider.pay(await harness().opened(), { status });
      expect((await harness().verify(checkoutAnswer(payment))).status).toBe(400);
      await harness().webhook('payment.captured', payment);
      expect(await harness().mails()).toEqual([]);
    },
  );

  it('is refused: something is missing', async () => {
    const response = await harness().verify({ razorpay_order_id: 'order_1' });
    const answer = await response.json();
    expect([response.status, answer.msg]).toEqual([422, failed]);
    expect(Object.keys(answer.errors)).toEqual(['razorpay_payment_id', 'razorpay_signature']);
  });
});

describe('the provider’s own page', () => {
  const headers = {
    origin: 'https://api.razorpay.com',
    'sec-fetch-site': 'cross-site',
  };
  const callback = (fields: Record<string, string>) =>
    verifyPayment()(postPlain('/api/verify-payment', fields, headers));

  it('leads back to the thank-you page', async () => {
    const { formData: _, ...answer } = checkoutAnswer(
      harness().provider.pay(await harness().opened()),
    );
    const response = await callback(answer);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thankyou']);
    // It did not open the order.
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await harness().mails()).toHaveLength(2);
  });

  it.each([
    ['insufficient_funds', 'The bank says that the balance is too low.'],
    ['payment_timed_out', 'It was not completed in time.'],
    ['', 'The bank did not complete the payment.'],
  ])('is told why nothing was paid: %j', async (reason, message) => {
    const error = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': reason };
    const response = await callback(error);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`Payment failed: ${message}`);
  });
});
