import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyPayment } from '#lib/payments/verify';
import { receiveWebhook } from '#lib/payments/webhook';
import {
  checkoutAnswer,
  openPaymentHarness,
  type PaymentHarness,
  post,
} from '#tests/payments/payment-harness';

const failed = 'Payment verification failed! Our team will contact you soon.';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

describe('a payment that is not proved', () => {
  it.each([
    ['forged', () => '0'.repeat(64)],
    ['short', (right: string) => right.slice(0, 63)],
    ['long', (right: string) => `${right}0`],
    ['empty', () => ''],
    ['no text', () => 7],
    ['upper case', (right: string) => right.toUpperCase()],
  ])('is refused: its signature is %s', async (_, change) => {
    const answer = checkoutAnswer(desk.provider.pay(await desk.opened()));
    const razorpay_signature = change(answer.razorpay_signature);
    const response = await desk.verify({ ...answer, razorpay_signature });
    expect([response.status, (await response.json()).msg]).toEqual([400, failed]);
    expect(await desk.mails()).toHaveLength(0);
  });

  it('is refused: its signature is another order’s, or it is replayed on another order', async () => {
    const first = checkoutAnswer(desk.provider.pay(await desk.opened()));
    const second = checkoutAnswer(desk.provider.pay(await desk.opened()));
    const { razorpay_signature } = first;
    expect((await desk.verify({ ...second, razorpay_signature })).status).toBe(400);
    const { razorpay_order_id } = second;
    expect((await desk.verify({ ...first, razorpay_order_id })).status).toBe(400);
    expect(await desk.mails()).toHaveLength(0);
  });

  it('is refused: the order is not ours, however well it is signed', async () => {
    const stranger = checkoutAnswer({ id: 'pay_1', order_id: 'order_1' });
    expect((await desk.verify(stranger)).status).toBe(400);
  });

  it('is refused: something is missing', async () => {
    const response = await desk.verify({ razorpay_order_id: 'order_1' });
    const answer = await response.json();
    expect([response.status, answer.msg]).toEqual([422, failed]);
    expect(Object.keys(answer.errors)).toEqual(['razorpay_payment_id', 'razorpay_signature']);
  });
});

describe('the provider’s own page', () => {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    origin: 'https://api.razorpay.com',
    'sec-fetch-site': 'cross-site',
  };
  const callback = (fields: Record<string, string>) =>
    verifyPayment()(post('/api/verify-payment', new URLSearchParams(fields).toString(), headers));

  it('leads back to the thank-you page', async () => {
    const { formData: _, ...answer } = checkoutAnswer(desk.provider.pay(await desk.opened()));
    const response = await callback(answer);
    expect([response.status, response.headers.get('location')]).toEqual([303, '/thankyou']);
    // It did not open the order.
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(await desk.mails()).toHaveLength(2);
  });

  it('is told why nothing was paid', async () => {
    const response = await callback({ 'error[reason]': 'insufficient_funds' });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'Payment failed: The bank says that the balance is too low.',
    );
  });
});

describe('a webhook', () => {
  const body = JSON.stringify({ event: 'payment.captured', payload: {} });

  it.each([
    ['without a signature', {}],
    ['with a forged one', { 'x-razorpay-signature': 'f'.repeat(64) }],
  ])('is refused %s', async (_, headers) => {
    const response = await receiveWebhook(post('/api/razorpay/webhook', body, headers));
    expect(response.status).toBe(400);
  });

  it('is not read to its end where it is longer than any event', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
        if (pulled === 100) controller.close();
      },
    });
    const request = new Request('http://localhost:3000/api/razorpay/webhook', {
      method: 'POST',
      body: endless,
      duplex: 'half',
    } as RequestInit);
    expect((await receiveWebhook(request)).status).toBe(413);
    expect(pulled).toBeLessThan(20);
  });

  it('is refused where no secret was set', async () => {
    await desk.close();
    desk = await openPaymentHarness({ RAZORPAY_WEBHOOK_SECRET: '' });
    expect((await desk.webhook('payment.captured', {})).status).toBe(400);
  });

  it('is taken where the order is none of ours', async () => {
    const payment = { id: 'pay_x', order_id: 'order_x', amount: 1, currency: 'INR' };
    expect((await desk.webhook('payment.captured', payment)).status).toBe(200);
    expect(await desk.mails()).toHaveLength(0);
  });
});
