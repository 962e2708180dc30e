import { expect, it } from '@jest/globals';
import { startReconciler, wakeReconciler } from '#lib/server/payments/reconciler';
import { site } from '#lib/server/site';
import { onSale, openPaymentHarness } from '#tests/server/payments/payment-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

/** Timers that never fire: what happens, happens because of the start or of a wake. */
function idleTimers() {
  const rests: (() => void)[] = [];
  const resting = () => new Promise<void>((resolve) => rests.push(resolve));
  return {
    resting,
    timers: {
      setTimer: () => rests.splice(0).map((fire) => fire()),
      clearTimer: () => undefined,
    },
  };
}

it('asks about every open order at its start', async () => {
  harness().provider.pay(await harness().opened());
  const { timers, resting } = idleTimers();
  const rest = resting();
  const reconciler = startReconciler(site(), timers);
  await rest;
  await reconciler.stop();
  expect(await harness().store.countPaid(onSale.id)).toBe(1);
});

it('captures an authorized payment as soon as the webhook tells of it', async () => {
  const { timers, resting } = idleTimers();
  const atStart = resting();
  const reconciler = startReconciler(site(), timers);
  await atStart;
  const payment = harness().provider.pay(await harness().opened(), { status: 'authorized' });
  const rest = resting();
  await harness().webhook('payment.authorized', payment);
  await rest;
  await reconciler.stop();
  expect(harness().provider.captures).toEqual([payment.id]);
  wakeReconciler();
});
