import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { startReconciler, wakeReconciler } from '#lib/payments/reconciler';
import { site } from '#lib/site';
import { onSale, openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

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
  desk.provider.pay(await desk.opened());
  const { timers, resting } = idleTimers();
  const rest = resting();
  const reconciler = startReconciler(site(), timers);
  await rest;
  await reconciler.stop();
  expect(await desk.store.countPaid(onSale.id)).toBe(1);
});

it('captures an authorized payment as soon as the webhook tells of it', async () => {
  const { timers, resting } = idleTimers();
  const atStart = resting();
  const reconciler = startReconciler(site(), timers);
  await atStart;
  const payment = desk.provider.pay(await desk.opened(), { status: 'authorized' });
  const rest = resting();
  await desk.webhook('payment.authorized', payment);
  await rest;
  await reconciler.stop();
  expect(desk.provider.captures).toEqual([payment.id]);
  wakeReconciler();
});
