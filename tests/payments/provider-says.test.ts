import { expect, it } from '@jest/globals';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, registrant } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

it.each(['failed', 'created'] as const)(
  'a signed payment that the provider calls %s registers nobody',
  async (status) => {
    const payment = harness().provider.pay(await harness().opened(), { status });
    expect((await harness().verify(checkoutAnswer(payment))).status).toBe(400);
    await harness().webhook('payment.captured', payment);
    expect(await harness().mails()).toEqual([]);
  },
);

it.each([
  ['http://a.example', 'Hello,'],
  ['Win at prize.com', 'Hello,'],
  ['a@b.example', 'Hello,'],
  ['M. Kumar', 'Dear M. Kumar,'],
  ['S.Priya', 'Dear S.Priya,'],
])('greets %s with %s', async (name, greeting) => {
  const payment = harness().provider.pay(await harness().opened({ ...registrant, name }));
  await harness().verify(checkoutAnswer(payment));
  const letter = (await harness().mails()).find(({ mail }) => mail.role === 'visitor')?.mail.text;
  expect(letter?.split('\n')).toContain(greeting);
});
