import { describe, expect, it } from '@jest/globals';
import { reportClosed, reportFailure } from '#lib/payments/http/events';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { post, registrant } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

const when = { time: '12:00:00', date: '20/11/26' };
const reportFailed = (body: object, key = {}) =>
  reportFailure(post('/api/paymentfailurecheck', body, key));
const postClosedReport = (body: object, key = {}) =>
  reportClosed(post('/api/closedPaymentWindow', body, key));

describe('a report of the visitor’s browser', () => {
  it('says that the payment was cancelled, and is stored', async () => {
    const orderId = await harness().opened();
    const body = { formData: registrant, ...when, orderId };
    const response = await postClosedReport(body);
    expect([response.status, (await response.json()).message]).toEqual([
      200,
      'Payment cancelled by user',
    ]);
    const [event] = await harness().store.findPaymentEvents(orderId);
    expect(event).toMatchObject({ kind: 'closed' });
    expect(event?.detail).not.toContain('Meena');
  });

  it('says why the payment failed, or that nobody knows', async () => {
    const orderId = await harness().opened();
    const body = { status: 'payment failed', orderId, ...when };
    const reported = { ...body, description: 'Card declined', paymentId: 'pay_1' };
    const first = await reportFailed(reported);
    expect((await first.json()).msg).toBe('Payment failed: Card declined');
    await reportFailed(reported);
    expect(await harness().store.findOrder(orderId)).toMatchObject({
      attempts: 1,
      state: 'opened',
    });
    const repeated = await reportFailed(body);
    expect((await repeated.json()).msg).toBe('Payment failed: Unknown error');
    const nothing = await reportFailed({});
    expect((await nothing.json()).msg).toBe('Payment failed: Unknown error');
  });

  it('says the status where nothing else says why', async () => {
    const body = { status: 'Card declined', description: '', ...when };
    const response = await reportFailed(body);
    expect((await response.json()).msg).toBe('Payment failed: Card declined');
  });

  it('counts once what is sent again under its key', async () => {
    const orderId = await harness().opened();
    const failed = { status: 'declined', orderId, ...when };
    const key = { 'idempotency-key': 'again' };
    for (const elapsedMs of [1, 2, 3]) {
      const body = { ...failed, elapsedMs };
      expect((await reportFailed(body, key)).status).toBe(200);
      expect((await postClosedReport(body, key)).status).toBe(200);
    }
    expect((await harness().store.findOrder(orderId))?.attempts).toBe(1);
    expect(await harness().store.findPaymentEvents(orderId)).toHaveLength(2);
  });

  it('is taken without an order, as the specification has it', async () => {
    const body = { formData: registrant, ...when };
    expect((await postClosedReport(body)).status).toBe(200);
  });
});
