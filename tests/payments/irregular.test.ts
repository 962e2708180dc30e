import { describe, expect, it } from '@jest/globals';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { checkoutAnswer, once, registrant, subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const minute = 60_000;

const harness = forEachTest(openPaymentHarness);

describe('a failed payment', () => {
  it('is followed by a captured one, in either order', async () => {
    const id = await harness().opened();
    const first = harness().provider.pay(id, { status: 'failed' });
    await harness().webhook('payment.failed', first);
    await harness().webhook('payment.failed', first);
    expect(await harness().store.findOrder(id)).toMatchObject({ state: 'failed', attempts: 1 });
    await harness().webhook('payment.captured', { ...first, status: 'captured' });
    await harness().webhook('payment.failed', first);
    expect(await harness().store.findOrder(id)).toMatchObject({
      state: 'paid',
      paymentId: first.id,
    });
    expect(subjects(await harness().mails())).toEqual(once);
  });
});

describe('an order paid twice', () => {
  it('keeps the first payment, answers 409 and has staff refund the second, once', async () => {
    const id = await harness().opened();
    await harness().verify(checkoutAnswer(harness().provider.pay(id)));
    const second = harness().provider.pay(id);
    expect((await harness().verify(checkoutAnswer(second))).status).toBe(409);
    expect((await harness().verify(checkoutAnswer(second))).status).toBe(409);
    await harness().webhook('payment.captured', second);
    const mails = await harness().mails();
    expect(subjects(mails)).toEqual([...once, '[webinar-refund] Meena Iyer']);
    expect(mails.at(-1)?.mail.text).toContain(second.id);
  });
});

describe('a payment of another amount', () => {
  it('does not register, whoever reports it, and staff are notified once', async () => {
    const id = await harness().opened();
    const payment = harness().provider.pay(id, { amount: 100 });
    await harness().webhook('payment.captured', payment);
    expect((await harness().verify(checkoutAnswer(payment))).status).toBe(400);
    harness().clock.now += minute;
    await harness().reconcile();
    expect(subjects(await harness().mails())).toEqual(['[webinar-mispaid] Meena Iyer']);
    expect(await harness().store.findOrder(id)).toMatchObject({ state: 'mispaid' });
  });
});

describe('an order left unpaid', () => {
  it('is reported to staff once, after thirty minutes', async () => {
    await harness().opened();
    for (let minutes = 1; minutes < 30; minutes += 1) {
      harness().clock.now += minute;
      await harness().reconcile();
    }
    expect(await harness().mails()).toHaveLength(0);
    for (let minutes = 30; minutes < 300; minutes += 1) {
      harness().clock.now += minute;
      await harness().reconcile();
    }
    expect(subjects(await harness().mails())).toEqual(['[webinar-unpaid] Meena Iyer']);
  });

  it('sends no notice about a visitor who paid by another order', async () => {
    await harness().opened();
    const again = await harness().opened(registrant);
    await harness().verify(checkoutAnswer(harness().provider.pay(again)));
    harness().clock.now += 31 * minute;
    await harness().reconcile();
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('is given up after three days of asking, and still honoured afterwards', async () => {
    const id = await harness().opened();
    let asked = 0;
    for (let hours = 0; hours <= 80; hours += 1) {
      harness().clock.now += 60 * minute;
      asked += await harness().reconcile();
    }
    expect(asked).toBeLessThan(30);
    expect(await harness().store.findOrder(id)).toMatchObject({ state: 'lapsed' });
    await harness().webhook('payment.captured', harness().provider.pay(id));
    expect(await harness().store.findOrder(id)).toMatchObject({ state: 'paid' });
  });
});

describe('an order of somebody who was erased', () => {
  it('still notifies staff of a payment that arrives afterwards', async () => {
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

  it('sends no notice that it was left unpaid', async () => {
    await harness().opened();
    await harness().store.erasePerson('meena@example.com', harness().clock.now);
    harness().clock.now += 24 * 60 * 60 * 1000;
    await harness().reconcile();
    expect(await harness().mails()).toEqual([]);
  });
});
