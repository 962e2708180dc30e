import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, registrant } from '#tests/payments/payment-samples';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

it.each(['failed', 'created'] as const)(
  'a signed payment that the provider calls %s registers nobody',
  async (status) => {
    const payment = desk.provider.pay(await desk.opened(), { status });
    expect((await desk.verify(checkoutAnswer(payment))).status).toBe(400);
    await desk.webhook('payment.captured', payment);
    expect(await desk.mails()).toEqual([]);
  },
);

it.each([
  ['http://a.example', 'Hello,'],
  ['Win at prize.com', 'Hello,'],
  ['a@b.example', 'Hello,'],
  ['M. Kumar', 'Dear M. Kumar,'],
  ['S.Priya', 'Dear S.Priya,'],
])('greets %s with %s', async (name, greeting) => {
  const payment = desk.provider.pay(await desk.opened({ ...registrant, name }));
  await desk.verify(checkoutAnswer(payment));
  const letter = (await desk.mails()).find(({ mail }) => mail.role === 'visitor')?.mail.text;
  expect(letter?.split('\n')).toContain(greeting);
});
