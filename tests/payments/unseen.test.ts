import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, subjects } from '#tests/payments/payment-samples';

const hour = 60 * 60_000;
const notice = '[webinar-unseen] Meena Iyer';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

async function passDays(days: number): Promise<void> {
  for (let hours = 0; hours < days * 24; hours += 1) {
    desk.clock.now += hour;
    await desk.reconcile();
  }
}

/** Registers on the signature alone: the provider does not answer. */
async function registered(status: 'created' | 'authorized') {
  const payment = desk.provider.pay(await desk.opened(), { status });
  desk.provider.mood = 'failing';
  expect((await desk.verify(checkoutAnswer(payment))).status).toBe(200);
  return payment;
}

describe('a registration whose money is never seen', () => {
  it('is told to staff once, after three days of asking', async () => {
    const payment = await registered('created');
    desk.provider.mood = 'well';
    await passDays(2.9);
    expect(subjects(await desk.mails())).toEqual(once);
    await passDays(10);
    const mails = await desk.mails();
    expect(subjects(mails)).toEqual([...once, notice]);
    expect(mails.find(({ mail }) => mail.subject === notice)?.mail.text).toContain(payment.id);
  });

  it('is told to staff once where the provider stays away for seven days', async () => {
    await registered('authorized');
    await passDays(6.9);
    expect(subjects(await desk.mails())).toEqual(once);
    await passDays(10);
    expect(subjects(await desk.mails())).toEqual([...once, notice]);
  });

  it('is not told where the money was seen in time', async () => {
    await registered('authorized');
    await passDays(1);
    desk.provider.mood = 'well';
    await passDays(10);
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('is not made of an order that was left unpaid', async () => {
    await desk.opened();
    await passDays(10);
    expect(subjects(await desk.mails())).toEqual(['[webinar-unpaid] Meena Iyer']);
  });

  it('is still captured where another payment of the same order has to go back', async () => {
    const payment = await registered('authorized');
    desk.provider.pay(payment.order_id);
    desk.provider.mood = 'well';
    await passDays(1);
    expect(desk.provider.captures).toEqual([payment.id]);
    expect(subjects(await desk.mails())).toEqual([...once, '[webinar-refund] Meena Iyer']);
  });
});
