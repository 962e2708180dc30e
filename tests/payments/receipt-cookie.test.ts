import { describe, expect, it } from '@jest/globals';
import {
  hasOpened,
  orderCookie,
  paidBy,
  paidByCookie,
  receiptCookie,
  receiptToken,
} from '#lib/payments/credentials';
import { paySandbox } from '#lib/payments/http/verify';
import { context } from '#lib/platform/context';
import { openPaymentHarness } from '#tests/payments/payment-harness';
import { postPlain } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const path = '/sandbox-checkout/pay';

const harness = forEachTest(() =>
  openPaymentHarness({ RAZORPAY_KEY_ID: '', RAZORPAY_KEY_SECRET: '' }),
);

describe('the receipt after a payment', () => {
  const cookieOf = (response: Response, name: string) =>
    response.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(';')[0] ?? '';

  it('is shown to the browser that opened the order, for an hour, and to no other', async () => {
    const open = async () => {
      const opened = await harness().order();
      const { order_id: order } = await opened.clone().json();
      return { order, mark: cookieOf(opened, 'order') };
    };
    const pay = (order: string, cookie: string) =>
      paySandbox(postPlain(path, { order, outcome: 'pay' }, { cookie }));
    const [{ order, mark }, other] = [await open(), await open()];
    expect(cookieOf(await pay(other.order, mark), 'receipt')).toBe('');
    const receipt = cookieOf(await pay(order, `theme=dark; ${mark}`), 'receipt');
    const cookie = receipt.replace('receipt=', '');
    expect(await paidByCookie(cookie, context())).toMatchObject({ providerOrderId: order });
    const [id, at] = cookie.split('.');
    const forged = [`${id}.${Number(at) + 1}.${'0'.repeat(64)}`, id, undefined, `${cookie}.x`];
    for (const each of forged) expect(await paidByCookie(each, context())).toBeUndefined();
    harness().clock.now += 3_601_000;
    expect(await paidByCookie(cookie, context())).toBeUndefined();
  });

  it('is opened by nothing that was signed for another purpose', async () => {
    const opened = await harness().order();
    const { order_id: order } = await opened.clone().json();
    const mark = cookieOf(opened, 'order');
    const paid = await paySandbox(postPlain(path, { order, outcome: 'pay' }, { cookie: mark }));
    const receipt = cookieOf(paid, 'receipt').replace('receipt=', '');
    const link = await receiptToken({ providerOrderId: order }, context());
    const orderMark = mark.replace('order=', '');
    expect(await paidBy(link, context())).toMatchObject({ providerOrderId: order });
    for (const other of [orderMark, receipt, receipt.replace(/\.\d+\./, '.')]) {
      expect(await paidBy(other, context())).toBeUndefined();
    }
    for (const other of [orderMark, link])
      expect(await paidByCookie(other, context())).toBeUndefined();
    for (const other of [link, receipt]) {
      const request = new Request('http://localhost:3000/', {
        headers: { cookie: `order=${other}` },
      });
      expect(await hasOpened(request, { providerOrderId: order }, context())).toBe(false);
    }
  });

  it('is in public a cookie that only our own host can set', async () => {
    const env = { ...context().env, mode: 'public' } as const;
    const order = { providerOrderId: 'order_1' };
    expect(await receiptCookie(order, { ...context(), env })).toMatch(
      /^__Host-receipt=order_1\.\d+\.\w+; Path=\/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(await orderCookie(order, { ...context(), env })).toMatch(
      /^__Host-order=.*SameSite=None; Secure$/,
    );
  });
});
