import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { openOrder } from '#lib/payments/open-order';
import { orderAt } from '#lib/payments/order-page';
import { orderCookie, paidByCookie, receiptCookie } from '#lib/payments/receipt-cookie';
import { paySandbox } from '#lib/payments/sandbox-page';
import { site } from '#lib/site';
import {
  onSale,
  openPaymentHarness,
  type PaymentHarness,
  post,
  registrant,
  subjects,
} from '#tests/payments/payment-harness';

const once = ['You are registered: AI for Accountants', '[webinar-paid] Meena Iyer'];
const plain = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const path = '/sandbox-checkout/pay';

let desk: PaymentHarness;
beforeEach(async () => {
  desk = await openPaymentHarness({ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' });
});
afterEach(() => desk.close());

const press = (order: string, outcome: string) =>
  paySandbox(post(path, form({ order, outcome }), plain));

describe('a site without payment keys', () => {
  it('goes the whole way without a script, and asks no provider', async () => {
    const opened = await openOrder()(post('/api/order', form(registrant), plain));
    const location = new URL(opened.headers.get('location') ?? '', 'http://localhost');
    const order = location.searchParams.get('order') ?? '';
    expect([opened.status, location.pathname]).toEqual([303, '/sandbox-checkout']);
    expect(await orderAt({ order }, 'sandbox')).toMatchObject({ price: onSale.price });
    expect(await orderAt({ order }, 'provider')).toBeUndefined();

    const failed = await press(order, 'fail');
    expect(await failed.text()).toContain('Payment failed: The bank refused this test payment');
    expect((await press(order, 'close')).headers.get('location')).toBe('/aiwebinarPayment');
    expect((await press(order, 'pay')).headers.get('location')).toBe('/thankyou');
    expect(subjects(await desk.mails())).toEqual(once);
    expect(await orderAt({ order }, 'sandbox')).toBeUndefined();
    expect(desk.provider.orders).toHaveLength(0);
  });

  it('gives a script what a checkout would, to be verified', async () => {
    const order = await desk.opened();
    const refused = await paySandbox(post(path, { order, outcome: 'fail' }));
    expect(await refused.json()).toMatchObject({
      description: 'The bank refused this test payment',
    });
    const paid = await (await paySandbox(post(path, { order, outcome: 'pay' }))).json();
    expect((await desk.verify(paid)).status).toBe(200);
    expect((await desk.verify({ ...paid, razorpay_payment_id: 'pay_other' })).status).toBe(400);
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('registers whoever closed the tab after paying', async () => {
    const order = await desk.opened();
    await paySandbox(post(path, { order, outcome: 'pay' }));
    desk.clock.now += 60_000;
    await desk.reconcile();
    expect(subjects(await desk.mails())).toEqual(once);
  });

  it('knows no order but its own', async () => {
    expect((await press('order_unknown', 'pay')).status).toBe(404);
    expect(await orderAt({ order: 'order_unknown' }, 'sandbox')).toBeUndefined();
  });
});

describe('the receipt after a payment', () => {
  const cookieOf = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';

  it('is shown to the browser that opened the order, for an hour, and to no other', async () => {
    const open = async () => {
      const opened = await desk.order();
      const { order_id: order } = await opened.clone().json();
      return { order, mark: cookieOf(opened, 'order') };
    };
    const pay = (order: string, cookie: string) =>
      paySandbox(post(path, form({ order, outcome: 'pay' }), { ...plain, cookie }));
    const [{ order, mark }, other] = [await open(), await open()];
    expect(cookieOf(await pay(other.order, mark), 'receipt')).toBe('');
    const receipt = cookieOf(await pay(order, `theme=dark; ${mark}`), 'receipt');
    const cookie = receipt.replace('receipt=', '');
    expect(await paidByCookie(cookie, site())).toMatchObject({ providerOrderId: order });
    const [id, at] = cookie.split('.');
    const forged = [`${id}.${Number(at) + 1}.${'0'.repeat(64)}`, id, undefined, `${cookie}.x`];
    for (const each of forged) expect(await paidByCookie(each, site())).toBeUndefined();
    desk.clock.now += 3_601_000;
    expect(await paidByCookie(cookie, site())).toBeUndefined();
  });

  it('is in public a cookie that only our own host can set', async () => {
    const env = { ...site().env, mode: 'public' } as const;
    const order = { providerOrderId: 'order_1' };
    expect(await receiptCookie(order, { ...site(), env })).toMatch(
      /^__Host-receipt=order_1\.\d+\.\w+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await orderCookie(order, { ...site(), env })).toMatch(
      /^__Host-order=.*SameSite=None; Secure$/,
    );
  });
});

describe('a site with payment keys', () => {
  it('has no sandbox', async () => {
    await desk.close();
    desk = await openPaymentHarness();
    const order = await desk.opened();
    expect((await press(order, 'pay')).status).toBe(404);
    expect(await orderAt({ order }, 'sandbox')).toBeUndefined();
    const hosted = await orderAt({ order }, 'provider');
    expect(hosted?.action).toBe(`${desk.provider.url}/v1/checkout/embedded`);
    expect(hosted?.hidden).toMatchObject({ key_id: 'rzp_test_key', order_id: order });
    expect(JSON.stringify(hosted)).not.toContain('Meena');
  });
});
