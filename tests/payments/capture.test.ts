import { describe, expect, it } from '@jest/globals';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const minute = 60_000;

const harness = forEachTest(openPaymentHarness);

describe('a visitor who closes the tab after paying', () => {
  it('is registered by the webhook', async () => {
    const payment = harness().provider.pay(await harness().opened());
    await harness().webhook('payment.captured', payment);
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('is registered by the reconciler when the webhook never comes', async () => {
    harness().provider.pay(await harness().opened());
    expect(await harness().reconcile()).toBe(0);
    harness().clock.now += minute;
    expect(await harness().reconcile()).toBe(1);
    expect(subjects(await harness().mails())).toEqual(once);
    harness().clock.now += 24 * 60 * minute;
    expect(await harness().reconcile()).toBe(0);
  });

  it('is registered after the provider has come back', async () => {
    harness().provider.pay(await harness().opened());
    harness().provider.behaviour = 'failing';
    harness().clock.now += minute;
    expect(await harness().reconcile()).toBe(1);
    harness().provider.behaviour = 'well';
    harness().clock.now += 2 * minute;
    await harness().reconcile();
    expect(subjects(await harness().mails())).toEqual(once);
  });
});

describe('an authorized payment', () => {
  it('is captured, then registered', async () => {
    const payment = harness().provider.pay(await harness().opened(), { status: 'authorized' });
    await harness().webhook('payment.authorized', payment);
    expect(await harness().mails()).toHaveLength(0);
    await harness().reconcile();
    expect(harness().provider.captures).toEqual([payment.id]);
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('is captured where the browser reports it first', async () => {
    const payment = harness().provider.pay(await harness().opened(), { status: 'authorized' });
    expect((await harness().verify(checkoutAnswer(payment))).status).toBe(200);
    expect(harness().provider.captures).toEqual([payment.id]);
  });

  it('is captured later where the provider was away when the browser reported it', async () => {
    const payment = harness().provider.pay(await harness().opened(), { status: 'authorized' });
    harness().provider.behaviour = 'hanging';
    expect((await harness().verify(checkoutAnswer(payment))).status).toBe(200);
    harness().provider.behaviour = 'well';
    harness().clock.now += minute;
    await harness().reconcile();
    expect(harness().provider.captures).toEqual([payment.id]);
    expect(subjects(await harness().mails())).toEqual(once);
  });
});
