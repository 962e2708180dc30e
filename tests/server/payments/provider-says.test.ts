import { expect, it } from '@jest/globals';
import { openPaymentHarness } from '#tests/server/payments/payment-harness';
import { checkoutAnswer, registrant } from '#tests/server/payments/payment-samples';
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

it('holds nothing that was typed, and says what to do if somebody else typed the address', async () => {
  const typed = { name: 'Win at prize.com', phone: '91234 56789' };
  const payment = harness().provider.pay(await harness().opened({ ...registrant, ...typed }));
  await harness().verify(checkoutAnswer(payment));
  const letter = (await harness().mails()).find(({ mail }) => mail.role === 'visitor')?.mail;
  for (const text of [letter?.subject, letter?.text, letter?.html]) {
    expect(text).not.toMatch(/prize|91234/);
  }
  expect(letter?.text).toContain('Then somebody else typed your address.');
});
