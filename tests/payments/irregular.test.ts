import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, registrant, subjects } from '#tests/payments/payment-samples';

const minute = 60_000;

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

describe('a failed payment', () => {
  it('is followed by a captured one, in either order', async () => {
    const id = await desk.opened();
    const first = desk.provider.pay(id, { status: 'failed' });
    await desk.webhook('payment.failed', first);
    await desk.webhook('payment.failed', first);
    expect(await desk.store.findOrder(id)).toMatchObject({ state: 'failed', attempts: 1 });
    await desk.webhook('payment.captured', { ...first, status: 'captured' });
    await desk.webhook('payment.failed', first);
    expect(await desk.store.findOrder(id)).toMatchObject({ state: 'paid', paymentId: first.id });
    expect(subjects(await desk.mails())).toEqual(once);
  });
});

describe('an order paid twice', () => {
  it('keeps the first payment, answers 409 and has staff refund the second, once', async () => {
    const id = await desk.opened();
    await desk.verify(checkoutAnswer(desk.provider.pay(id)));
    const second = desk.provider.pay(id);
    expect((await desk.verify(checkoutAnswer(second))).status).toBe(409);
    expect((await desk.verify(checkoutAnswer(second))).status).toBe(409);
    await desk.webhook('payment.captured', second);
    const mails = await desk.mails();
    expect(subjects(mails)).toEqual([...once, '[webinar-refund] Meena Iyer']);
    expect(mails.at(-1)?.mail.text).toContain(second.id);
  });
});

describe('a payment of another amount', () => {
  it('does not register, whoever tells of it, and staff are told once', async () => {
    const id = await desk.opened();
    const payment = desk.provider.pay(id, { amount: 100 });
    await desk.webhook('payment.captured', payment);
    expect((await desk.verify(checkoutAnswer(payment))).status).toBe(400);
    desk.clock.now += minute;
    await desk.reconcile();
    expect(subjects(await desk.mails())).toEqual(['[webinar-mispaid] Meena Iyer']);
    expect(await desk.store.findOrder(id)).toMatchObject({ state: 'mispaid' });
  });
});

describe('an order left unpaid', () => {
  it('is told to staff once, after thirty minutes', async () => {
    await desk.opened();
    for (let minutes = 1; minutes < 30; minutes += 1) {
      desk.clock.now += minute;
      await desk.reconcile();
    }
    expect(await desk.mails()).toHaveLength(0);
    for (let minutes = 30; minutes < 300; minutes += 1) {
      desk.clock.now += minute;
      await desk.reconcile();
    }
    expect(subjects(await desk.mails())).toEqual(['[webinar-unpaid] Meena Iyer']);
  });

  it('is not told of a visitor who paid by another order', async () => {
    await desk.opened();
    const again = await desk.opened(registrant);
    await desk.verify(checkoutAnswer(desk.provider.pay(again)));
    desk.clock.now += 31 * minute;
    await desk.reconcile();
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('is given up after three days of asking, and still honoured afterwards', async () => {
    const id = await desk.opened();
    let asked = 0;
    for (let hours = 0; hours <= 80; hours += 1) {
      desk.clock.now += 60 * minute;
      asked += await desk.reconcile();
    }
    expect(asked).toBeLessThan(30);
    expect(await desk.store.findOrder(id)).toMatchObject({ state: 'lapsed' });
    await desk.webhook('payment.captured', desk.provider.pay(id));
    expect(await desk.store.findOrder(id)).toMatchObject({ state: 'paid' });
  });
});
