import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { openOrder } from '#lib/payments/http/order';
import { paySandbox } from '#lib/payments/http/verify';
import { orderAt } from '#lib/payments/views/visitor';
import SandboxCheckoutPage from '#pages/(bare)/sandbox-checkout/page';
import { onSale, openPaymentHarness } from '#tests/payments/payment-harness';
import { once, post, postPlain, registrant, subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const path = '/sandbox-checkout/pay';

const harness = forEachTest(() =>
  openPaymentHarness({ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' }),
);

const submit = (order: string, outcome: string) => paySandbox(postPlain(path, { order, outcome }));

describe('a site without payment keys', () => {
  it('goes the whole way without a script, and asks no provider', async () => {
    const opened = await openOrder()(postPlain('/api/order', registrant));
    const location = new URL(opened.headers.get('location') ?? '', 'http://localhost');
    const order = location.searchParams.get('order') ?? '';
    expect([opened.status, location.pathname]).toEqual([303, '/sandbox-checkout']);
    expect(await orderAt({ order }, 'sandbox')).toMatchObject({ price: onSale.price });
    expect(await orderAt({ order }, 'provider')).toBeUndefined();

    const failed = await submit(order, 'fail');
    expect(await failed.text()).toContain('Payment failed: The bank refused this test payment');
    const closed = await submit(order, 'close');
    const back = new URL(closed.headers.get('location') ?? '', 'http://localhost');
    const props = {
      params: Promise.resolve({}),
      searchParams: Promise.resolve(Object.fromEntries(back.searchParams)),
    };
    const page = renderToStaticMarkup(await SandboxCheckoutPage(props));
    expect([closed.status, back.pathname]).toEqual([303, '/sandbox-checkout']);
    expect(page).toMatch(/role="alert"><h2>Payment cancelled by user<\/h2>.*<button [^>]*>Pay</);
    expect((await submit(order, 'pay')).headers.get('location')).toBe('/thankyou');
    expect(subjects(await harness().mails())).toEqual(once);
    expect(await orderAt({ order }, 'sandbox')).toBeUndefined();
    expect(harness().provider.orders).toHaveLength(0);
  });

  it('gives a script what a checkout would, to be verified', async () => {
    const order = await harness().opened();
    const refused = await paySandbox(post(path, { order, outcome: 'fail' }));
    expect(await refused.json()).toMatchObject({
      description: 'The bank refused this test payment',
    });
    const paid = await (await paySandbox(post(path, { order, outcome: 'pay' }))).json();
    expect((await harness().verify(paid)).status).toBe(200);
    expect((await harness().verify({ ...paid, razorpay_payment_id: 'pay_other' })).status).toBe(
      400,
    );
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('registers whoever closed the tab after paying', async () => {
    const order = await harness().opened();
    await paySandbox(post(path, { order, outcome: 'pay' }));
    harness().clock.now += 60_000;
    await harness().reconcile();
    expect(subjects(await harness().mails())).toEqual(once);
  });

  it('knows no order but its own', async () => {
    expect((await submit('order_unknown', 'pay')).status).toBe(404);
    expect(await orderAt({ order: 'order_unknown' }, 'sandbox')).toBeUndefined();
  });
});

describe('a site with payment keys', () => {
  it('has no sandbox', async () => {
    const keyed = await openPaymentHarness();
    const order = await keyed.opened();
    expect((await submit(order, 'pay')).status).toBe(404);
    expect(await orderAt({ order }, 'sandbox')).toBeUndefined();
    const hosted = await orderAt({ order }, 'provider');
    expect(hosted?.action).toBe(`${keyed.provider.url}/v1/checkout/embedded`);
    expect(hosted?.hidden).toMatchObject({ key_id: 'rzp_test_key', order_id: order });
    expect(hosted?.hidden.cancel_url).toMatch(
      new RegExp(`^https?://[^/]+/checkout\\?order=${order}&cancelled=yes$`),
    );
    expect(JSON.stringify(hosted)).not.toContain('Meena');
    await keyed.close();
  });
});
