import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

it('still tells staff of a payment that arrives after the person was erased', async () => {
  const orderId = await desk.opened();
  await desk.store.erasePerson('meena@example.com', desk.clock.now);
  await desk.webhook('payment.captured', desk.provider.pay(orderId));
  const mails = (await desk.mails()).map(({ mail }) => mail);
  expect(mails.map(({ to, subject }) => [to, subject.replace(/ \(HOA-.*/, '')])).toEqual([
    ['operations@localhost', '[webinar-paid] erased on request'],
  ]);
  expect(mails[0]).not.toHaveProperty('replyTo');
  expect(mails[0]?.text).toContain(orderId);
});

it('tells nobody of an order left unpaid by a person who was erased', async () => {
  await desk.opened();
  await desk.store.erasePerson('meena@example.com', desk.clock.now);
  desk.clock.now += 24 * 60 * 60 * 1000;
  await desk.reconcile();
  expect(await desk.mails()).toEqual([]);
});
