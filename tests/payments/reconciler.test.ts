import { expect, it } from '@jest/globals';
import { newReconciler } from '#lib/payments/jobs';
import { context } from '#lib/platform/context';
import { processState } from '#lib/platform/values/process-state';
import { onSale, openPaymentHarness } from '#tests/payments/payment-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

it('asks about every open order at its start', async () => {
  harness().provider.pay(await harness().opened());
  await newReconciler(context())();
  expect(await harness().store.countPaid(onSale.id)).toBe(1);
});

it('captures an authorized payment as soon as the webhook reports it', async () => {
  const reconcile = newReconciler(context());
  await reconcile();
  let wakes = 0;
  processState.wakeReconciler = () => {
    wakes += 1;
  };
  const payment = harness().provider.pay(await harness().opened(), { status: 'authorized' });
  await harness().webhook('payment.authorized', payment);
  delete processState.wakeReconciler;
  expect(wakes).toBe(1);
  await reconcile();
  expect(harness().provider.captures).toEqual([payment.id]);
});
