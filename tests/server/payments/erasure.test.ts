import { expect, it } from '@jest/globals';
import { openPaymentHarness } from '#tests/server/payments/payment-harness';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

it('still tells staff of a payment that arrives after the person was erased', async () => {
  const orderId = await harness().opened();
  await harness().store.erasePerson('meena@example.com', harness().clock.now);
  await harness().webhook('payment.captured', harness().provider.pay(orderId));
  const mails = (await harness().mails()).map(({ mail }) => mail);
  expect(mails.map(({ to, subject }) => [to, subject.replace(/ \(HOA-.*/, '')])).toEqual([
    ['operations@localhost', '[webinar-paid] erased on request'],
  ]);
  expect(mails[0]).not.toHaveProperty('replyTo');
  expect(mails[0]?.text).toContain(orderId);
});

it('tells nobody of an order left unpaid by a person who was erased', async () => {
  await harness().opened();
  await harness().store.erasePerson('meena@example.com', harness().clock.now);
  harness().clock.now += 24 * 60 * 60 * 1000;
  await harness().reconcile();
  expect(await harness().mails()).toEqual([]);
});
