import { describe, expect, it } from '@jest/globals';
import { openOrder } from '#lib/payments/http/order';
import { verifyPayment } from '#lib/payments/http/verify';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import {
  checkoutAnswer,
  once,
  post,
  postPlain,
  registrant,
  subjects,
} from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const failed = 'Payment verification failed! Our team will contact you soon.';

const harness = forEachTest(openPaymentHarness);

const returnWith = (fields: Record<string, string>) =>
  verifyPayment()(postPlain('/api/verify-payment', fields));

const paidFields = async () => {
  const { formData: _, ...fields } = checkoutAnswer(
    harness().provider.pay(await harness().opened()),
  );
  return fields;
};

describe('who has paid, without a script', () => {
  it('is not asked to pay again while the store is away, and is registered once it is back', async () => {
    const fields = await paidFields();
    const release = harness().hold();
    const response = await returnWith(fields);
    const page = await response.text();
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30']);
    expect(page).toContain(failed);
    expect(page).not.toMatch(/try again|aiwebinarPayment/i);
    release();
    expect((await returnWith(fields)).headers.get('location')).toBe('/thankyou');
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('is not asked to pay again where we made a mistake', async () => {
    const fields = await paidFields();
    await harness().store.close();
    const response = await returnWith(fields);
    const page = await response.text();
    expect([response.status, page.includes(failed)]).toEqual([500, true]);
    expect(page).not.toMatch(/try again|aiwebinarPayment/i);
  });

  it('is led back to the payment where it failed, whatever the bank says of it', async () => {
    const page = await (await returnWith({ 'error[description]': 'Payment failed' })).text();
    expect(page).toMatch(/<a [^>]*href="\/aiwebinarPayment">Try again</);
  });

  it('pays the same order again where this browser opened it, and nobody else’s', async () => {
    const opened = await openOrder()(postPlain('/api/order', registrant));
    const [cookie = ''] = opened.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const back = async (held: string) => {
      const fields = { 'error[code]': 'BAD_REQUEST_ERROR' };
      const post = postPlain('/api/verify-payment', fields, { cookie: held });
      const page = await (await verifyPayment()(post)).text();
      return /href="([^"]*)">Try again</.exec(page)?.[1];
    };
    expect(opened.status).toBe(303);
    const checkout = opened.headers.get('location') ?? '';
    expect(checkout).toMatch(/^\/checkout\?order=/);
    expect(await back(`theme=dark; ${cookie}`)).toBe(checkout);
    expect(await back(`${cookie.slice(0, -1)}x`)).toBe('/aiwebinarPayment');
    const [, order = ''] = checkout.split('=');
    const paid = checkoutAnswer(harness().provider.pay(order));
    expect((await harness().verify(paid)).status).toBe(200);
    expect(await back(cookie)).toBe('/aiwebinarPayment');
  });

  it('gives the link of the registration to the browser that opened the order alone, in JSON too', async () => {
    const opened = await openOrder()(post('/api/order', registrant));
    const [cookie = ''] = opened.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    const { order_id: order } = (await opened.json()) as { order_id: string };
    const paid = checkoutAnswer(harness().provider.pay(order));
    const answer = async (held: string) => {
      const sent = post('/api/verify-payment', paid, held ? { cookie: held } : {});
      return (await verifyPayment()(sent)).json();
    };
    for (const held of ['', `${cookie.slice(0, -1)}x`]) {
      expect(await answer(held)).not.toHaveProperty('enquiry');
    }
    expect(await answer(cookie)).toHaveProperty('enquiry', expect.stringMatching(/^\/enquiry\//));
  });

  it('is shown the free webinars where registrations are closed', async () => {
    harness().clock.now = Date.parse('2027-01-01T09:00:00+05:30');
    const page = await (await openOrder()(postPlain('/api/order', registrant))).text();
    expect(page).toMatch(/href="\/job-hunt\/en">Go to the free webinars</);
    expect(page).toContain('You have not been charged.');
    expect(page).toContain('href="/contact-us?from=ai-webinar-closed">Get a Callback<');
  });
});

describe('a page of somebody else that posts here', () => {
  it('cannot put words of its own on our payment page', async () => {
    const words = 'Call 1800-000-000 and read out your card number';
    const page = await (
      await returnWith({
        'error[code]': words,
        'error[reason]': words,
        'error[description]': words,
        'error[metadata]': words,
      })
    ).text();
    expect(page).not.toContain('1800');
    expect(page).toContain('Payment failed: The bank gave no reason.');
  });
});
