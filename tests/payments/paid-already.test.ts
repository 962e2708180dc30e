import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openOrder } from '#lib/payments/open-order';
import { openPaymentHarness, type PaymentHarness } from '#tests/payments/payment-harness';
import {
  checkoutAnswer,
  once,
  postPlain,
  registrant,
  subjects,
} from '#tests/payments/payment-samples';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

describe('an order that is paid already', () => {
  const headers = { 'idempotency-key': 'one press' };

  it('is not charged again by the next press: its receipt is shown instead', async () => {
    const first = await (await desk.order(registrant, headers)).json();
    expect(first).not.toHaveProperty('paid');
    await desk.webhook('payment.captured', desk.provider.pay(first.order_id));
    const again = await desk.order(registrant, headers);
    expect(again.headers.get('set-cookie')).toContain(`receipt=${first.order_id}.`);
    expect(await again.json()).toEqual({ ...first, paid: true });
  });

  it('leads a form without a script to its receipt', async () => {
    const press = () => openOrder()(postPlain('/api/order', registrant, headers));
    await press();
    const order = desk.provider.orders[0]?.id ?? '';
    await desk.webhook('payment.captured', desk.provider.pay(order));
    const again = await press();
    expect([again.status, again.headers.get('location')]).toEqual([303, '/thankyou']);
  });
});

describe('somebody who pays for an edition twice', () => {
  const pay = async (fields: object) => {
    const payment = desk.provider.pay(await desk.opened(fields));
    expect((await desk.verify(checkoutAnswer(payment))).status).toBe(200);
    return payment;
  };

  it('has staff told once to give the second payment back', async () => {
    await pay(registrant);
    const second = await pay({ ...registrant, email: 'meena@example.COM' });
    await desk.verify(checkoutAnswer(second));
    await desk.webhook('payment.captured', second);
    const mails = await desk.mails();
    expect(subjects(mails)).toEqual([...once, ...once, '[webinar-refund] Meena Iyer'].sort());
    const notice = mails.find(({ mail }) => mail.subject.includes('refund'))?.mail.text;
    expect(notice).toContain('Refund this payment: the visitor had paid for this edition');
    expect(notice).toContain(`Payment: ${second.id}`);
  });

  it('is not taken for another visitor, nor for one whose data were erased', async () => {
    await pay(registrant);
    await pay({ ...registrant, email: 'ravi@example.com' });
    const [first, second] = [await desk.opened(), await desk.opened()];
    await desk.store.erasePerson('meena@example.com', desk.clock.now);
    await desk.webhook('payment.captured', desk.provider.pay(first));
    await desk.webhook('payment.captured', desk.provider.pay(second));
    expect(subjects(await desk.mails()).join()).not.toContain('refund');
  });
});
