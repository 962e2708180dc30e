import { describe, expect, it } from '@jest/globals';
import { receiveWebhook } from '#lib/payments/http/events';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { post } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

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
    const without = await openPaymentHarness({ RAZORPAY_WEBHOOK_SECRET: '' });
    expect((await without.webhook('payment.captured', {})).status).toBe(400);
    await without.close();
  });

  it('is taken where it names no sum, and registers nobody by itself', async () => {
    const order_id = await harness().opened();
    for (const event of ['payment.failed', 'payment.captured']) {
      expect((await harness().webhook(event, { id: 'pay_x', order_id })).status).toBe(200);
    }
    expect(await harness().mails()).toHaveLength(0);
  });

  it('of money whose order the store does not know is reported to staff, once', async () => {
    const payment = { id: 'pay_x', order_id: 'order_x', amount: 49_900, currency: 'INR' };
    for (const event of ['payment.captured', 'order.paid', 'payment.captured']) {
      expect((await harness().webhook(event, payment)).status).toBe(200);
    }
    const [mail, ...others] = await harness().mails();
    expect(others).toEqual([]);
    expect(mail?.mail.role).toBe('staff');
    expect(mail?.mail.subject).toContain('money whose order the site does not know');
    for (const words of ['pay_x', 'order_x', 'INR 499']) expect(mail?.mail.text).toContain(words);
  });

  it('of an order of somebody else’s is no matter for staff while no money came', async () => {
    const payment = { id: 'pay_x', order_id: 'order_x', amount: 1, currency: 'INR' };
    for (const event of ['payment.failed', 'payment.authorized']) {
      expect((await harness().webhook(event, payment)).status).toBe(200);
    }
    const failed = { ...payment, status: 'failed' };
    expect((await harness().webhook('payment.captured', failed)).status).toBe(200);
    expect(await harness().mails()).toHaveLength(0);
  });
});
