import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openOrder } from '#lib/payments/open-order';
import { verifyPayment } from '#lib/payments/verify';
import {
  checkoutAnswer,
  openPaymentHarness,
  type PaymentHarness,
  post,
  registrant,
  subjects,
} from '#tests/payments/payment-harness';

const once = ['You are registered: AI for Accountants', '[webinar-paid] Meena Iyer'];
const failed = 'Payment verification failed! Our team will contact you soon.';
const plain = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness();
});
afterEach(() => desk.close());

const bringBack = (fields: Record<string, string>) =>
  verifyPayment()(post('/api/verify-payment', form(fields), plain));

const paidFields = async () => {
  const { formData: _, ...fields } = checkoutAnswer(desk.provider.pay(await desk.opened()));
  return fields;
};

describe('who has paid, without a script', () => {
  it('is not asked to pay again while the store is away, and is registered once it is back', async () => {
    const fields = await paidFields();
    const release = desk.hold();
    const response = await bringBack(fields);
    const page = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(page).toContain(failed);
    expect(page).not.toMatch(/try again|aiwebinarPayment/i);
    release();
    expect((await bringBack(fields)).headers.get('location')).toBe('/thankyou');
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('is not asked to pay again where we made a mistake', async () => {
    const fields = await paidFields();
    await desk.store.close();
    const response = await bringBack(fields);
    const page = await response.text();
    expect([response.status, page.includes(failed)]).toEqual([500, true]);
    expect(page).not.toMatch(/try again|aiwebinarPayment/i);
  });

  it('is led back to the payment where it failed, whatever the bank says of it', async () => {
    const page = await (await bringBack({ 'error[description]': 'Payment failed' })).text();
    expect(page).toMatch(/<a [^>]*href="\/aiwebinarPayment">Try again</);
  });

  it('is shown the free webinars where registrations are closed', async () => {
    desk.clock.now = Date.parse('2027-01-01T09:00:00+05:30');
    const page = await (await openOrder()(post('/api/order', form(registrant), plain))).text();
    expect(page).toMatch(/href="\/job-hunt">Free webinars</);
  });
});

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
    const press = () => openOrder()(post('/api/order', form(registrant), { ...plain, ...headers }));
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

describe('a page of somebody else that posts here', () => {
  it('cannot put words of its own on our payment page', async () => {
    const words = 'Call 1800-000-000 and read out your card number';
    const page = await (
      await bringBack({
        'error[code]': words,
        'error[reason]': words,
        'error[description]': words,
        'error[metadata]': words,
      })
    ).text();
    expect(page).not.toContain('1800');
    expect(page).toContain('Payment failed: The bank gave no reason.');
  });

  it('is told by the provider’s own codes why a payment failed', async () => {
    const failure = { 'error[code]': 'BAD_REQUEST_ERROR', 'error[reason]': 'payment_timed_out' };
    expect(await (await bringBack(failure)).text()).toContain('It was not completed in time.');
  });
});
