import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, subjects } from '#tests/payments/payment-samples';

const minute = 60_000;

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

describe('a visitor who closes the tab after paying', () => {
  it('is registered by the webhook', async () => {
    const payment = desk.provider.pay(await desk.opened());
    await desk.webhook('payment.captured', payment);
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('is registered by the reconciler when the webhook never comes', async () => {
    desk.provider.pay(await desk.opened());
    expect(await desk.reconcile()).toBe(0);
    desk.clock.now += minute;
    expect(await desk.reconcile()).toBe(1);
    expect(subjects(await desk.mails())).toEqual(once);
    desk.clock.now += 24 * 60 * minute;
    expect(await desk.reconcile()).toBe(0);
  });

  it('is registered after the provider has come back', async () => {
    desk.provider.pay(await desk.opened());
    desk.provider.mood = 'failing';
    desk.clock.now += minute;
    expect(await desk.reconcile()).toBe(1);
    desk.provider.mood = 'well';
    desk.clock.now += 2 * minute;
    await desk.reconcile();
    expect(subjects(await desk.mails())).toEqual(once);
  });
});

describe('an authorized payment', () => {
  it('is captured, then registered', async () => {
    const payment = desk.provider.pay(await desk.opened(), { status: 'authorized' });
    await desk.webhook('payment.authorized', payment);
    expect(await desk.mails()).toHaveLength(0);
    await desk.reconcile();
    expect(desk.provider.captures).toEqual([payment.id]);
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('is captured where the browser tells of it first', async () => {
    const payment = desk.provider.pay(await desk.opened(), { status: 'authorized' });
    expect((await desk.verify(checkoutAnswer(payment))).status).toBe(200);
    expect(desk.provider.captures).toEqual([payment.id]);
  });

  it('is captured later where the provider was away when the browser told of it', async () => {
    const payment = desk.provider.pay(await desk.opened(), { status: 'authorized' });
    desk.provider.mood = 'hanging';
    expect((await desk.verify(checkoutAnswer(payment))).status).toBe(200);
    desk.provider.mood = 'well';
    desk.clock.now += minute;
    await desk.reconcile();
    expect(desk.provider.captures).toEqual([payment.id]);
    expect(subjects(await desk.mails())).toEqual(once);
  });
});
