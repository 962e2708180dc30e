import { describe, expect, it } from '@jest/globals';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const hour = 60 * 60_000;
const notice = '[webinar-unseen] Meena Iyer';

const harness = forEachTest(openPaymentHarness);

async function passDays(days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 1) {
    harness().clock.now += hour;
    await harness().reconcile();
  }
}

/** Registers on the signature alone: the provider does not answer. */
async function registered(status: 'created' | 'authorized') {
  const payment = harness().provider.pay(await harness().opened(), { status });
  harness().provider.behaviour = 'failing';
  expect((await harness().verify(checkoutAnswer(payment))).status).toBe(200);
  return payment;
}

describe('a registration whose money is never seen', () => {
  it('is reported to staff once, after three days of asking', async () => {
    const payment = await registered('created');
    harness().provider.behaviour = 'well';
    await passDays(2.9);
    expect(subjects(await harness().mails())).toEqual(once);
    await passDays(10);
    const mails = await harness().mails();
    expect(subjects(mails)).toEqual([...once, notice]);
    expect(mails.find(({ mail }) => mail.subject === notice)?.mail.text).toContain(payment.id);
  });

  it('is reported to staff once where the provider stays away for seven days', async () => {
    await registered('authorized');
    await passDays(6.9);
    expect(subjects(await harness().mails())).toEqual(once);
    await passDays(10);
    expect(subjects(await harness().mails())).toEqual([...once, notice]);
  });

  it('is not reported where the money was seen in time', async () => {
    await registered('authorized');
    await passDays(1);
    harness().provider.behaviour = 'well';
    await passDays(10);
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('is not made of an order that was left unpaid', async () => {
    await harness().opened();
    await passDays(10);
    expect(subjects(await harness().mails())).toEqual(['[webinar-unpaid] Meena Iyer']);
  });

  it('is still captured where another payment of the same order has to go back', async () => {
    const payment = await registered('authorized');
    harness().provider.pay(payment.order_id);
    harness().provider.behaviour = 'well';
    await passDays(1);
    expect(harness().provider.captures).toEqual([payment.id]);
    expect(subjects(await harness().mails())).toEqual([...once, '[webinar-refund] Meena Iyer']);
  });
});
