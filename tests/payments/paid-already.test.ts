import { describe, expect, it } from '@jest/globals';
import { paidBy, receiptToken } from '#lib/payments/credentials';
import { openOrder } from '#lib/payments/http/order';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import {
  checkoutAnswer,
  once,
  postPlain,
  registrant,
  subjects,
} from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const harness = forEachTest(openPaymentHarness);

describe('an order that is paid already', () => {
  const headers = { 'idempotency-key': 'one press' };

  it('is not charged again by the next click: its receipt is shown instead', async () => {
    const first = await (await harness().order(registrant, headers)).json();
    expect(first).not.toHaveProperty('paid');
    await harness().webhook('payment.captured', harness().provider.pay(first.order_id));
    const again = await harness().order(registrant, headers);
    expect(again.headers.get('set-cookie')).toContain(`receipt=${first.order_id}.`);
    expect(await again.json()).toEqual({ ...first, paid: true });
  });

  it('leads a form without a script to its receipt', async () => {
    const submit = () => openOrder()(postPlain('/api/order', registrant, headers));
    await submit();
    const order = harness().provider.orders[0]?.id ?? '';
    await harness().webhook('payment.captured', harness().provider.pay(order));
    const again = await submit();
    expect([again.status, again.headers.get('location')]).toEqual([303, '/thankyou']);
  });
});

const tokenOf = async (order: string) => receiptToken({ providerOrderId: order }, harness());

describe('somebody who pays for an edition twice', () => {
  const pay = async (fields: object) => {
    const payment = harness().provider.pay(await harness().opened(fields));
    expect((await harness().verify(checkoutAnswer(payment))).status).toBe(200);
    return payment;
  };

  it('notifies staff once to give the second payment back', async () => {
    await pay(registrant);
    const second = await pay({ ...registrant, email: 'meena@example.COM' });
    await harness().verify(checkoutAnswer(second));
    await harness().webhook('payment.captured', second);
    const mails = await harness().mails();
    expect(subjects(mails)).toEqual([...once, ...once, '[webinar-refund] Meena Iyer'].sort());
    const notice = mails.find(({ mail }) => mail.subject.includes('refund'))?.mail.text;
    expect(notice).toContain('Refund this payment: the visitor had paid for this edition');
    expect(notice).toContain(`Payment: ${second.id}`);
  });

  it('reads so in the confirmation and on the page, and is asked before a third order', async () => {
    const first = await pay(registrant);
    expect(await paidBy(await tokenOf(first.order_id), harness())).toMatchObject({ again: false });
    const second = await pay(registrant);
    const [one, two] = (await harness().mails()).filter(({ mail }) => mail.role === 'visitor');
    expect(one?.mail.text).not.toContain('paid for this edition twice');
    expect(two?.mail.text).toContain('we will refund the later payment in full');
    expect(await paidBy(await tokenOf(second.order_id), harness())).toMatchObject({ again: true });
    const third = await harness().order(registrant);
    expect(third.status).toBe(409);
    expect((await third.json()).message).toContain('You have not been charged now.');
    const other = { ...registrant, email: 'ravi@example.com' };
    expect((await harness().order(other)).status).toBe(200);
    // A confirmation for one address does not hold for another.
    expect((await harness().order({ ...registrant, again: other.email })).status).toBe(409);
    expect((await harness().order({ ...registrant, again: registrant.email })).status).toBe(200);
  });

  it('answers the question without a script by sending the page that asks', async () => {
    await pay(registrant);
    await pay(registrant);
    const submit = (fields: Record<string, string>) =>
      openOrder()(postPlain('/api/order', fields, {}));
    const asked = await submit(registrant);
    expect(asked.status).toBe(409);
    const html = await asked.text();
    expect(html).toContain('You have not been charged now.');
    const again = /name="again" value="([^"]+)"/.exec(html)?.[1];
    const answered = await submit({ ...registrant, again: again ?? '' });
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/^\/checkout|^\/sandbox-checkout/),
    ]);
  });

  it('is not taken for another visitor, nor for one whose data were erased', async () => {
    await pay(registrant);
    await pay({ ...registrant, email: 'ravi@example.com' });
    const [first, second] = [await harness().opened(), await harness().opened()];
    await harness().store.erasePerson('meena@example.com', harness().clock.now);
    await harness().webhook('payment.captured', harness().provider.pay(first));
    await harness().webhook('payment.captured', harness().provider.pay(second));
    expect(subjects(await harness().mails()).join()).not.toContain('refund');
  });
});
