import { describe, expect, test } from '@jest/globals';
import { withdrawnPayment } from '#lib/accounts/views/withdrawn';
import { accountView } from '#lib/desk/views/account';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import {
  buyer,
  openOrder,
  payDue,
  payOrder,
  readPage,
  verify,
} from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const hour = 60 * 60 * 1000;

describe('money that belongs to nothing is stored, reported once, and goes back from the desk', () => {
  test('paid twice by two orders', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const one = await openOrder(desk());
    const two = await openOrder(desk(), { ...buyer, invoiceName: 'Divya S' });
    await verify(await payOrder(desk(), one.order_id), one.browser);
    const signed = await payOrder(desk(), two.order_id);
    for (const status of [200, 200]) {
      const message = expect.stringContaining('nothing was due');
      expect(await verify(signed, two.browser)).toMatchObject({ status, message });
    }
    const { strays, documents } = await desk().file();
    expect(documents).toHaveLength(1);
    expect(strays).toMatchObject([{ why: 'twice', amountPaise: 1_168_200 }]);
    expect(await desk().countMails('staff')).toBe(2);
    expect(await readPage(desk())).toContain('You paid twice');
    const back = await desk().perform('refund', {
      payment: strays[0]?.payment,
      amount: '11682',
      reason: 'Came twice',
    });
    expect(back).toMatchObject({ status: 200, refund: 'refunded', payment: { state: 'paid' } });
    expect(back.creditNote).toBeUndefined();
    expect((await desk().file()).strays[0]?.returnedAt).toBeDefined();
    expect((await desk().enquiry()).state).toBe('done');
    // The payment for the enrolment is still whole.
    const paid = await desk().file();
    const { sums } = accountView(paid, desk().clock.now);
    expect(sums).toEqual([
      ['Asked for', '₹11,682'],
      ['Received', '₹11,682'],
    ]);
    const enquiry = { id: desk().id, kind: 'certificate' };
    const withdrawn = await withdrawnPayment(desk().context.store, enquiry, desk().clock.now);
    expect(withdrawn?.amount).toBe('₹11,682');
  });

  test('a second payment of one order', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const { opened } = await payDue(desk());
    expect((await verify(await payOrder(desk(), opened.order_id), opened.browser)).status).toBe(
      409,
    );
    expect((await desk().file()).strays).toMatchObject([{ why: 'twice' }]);
  });

  const waitAWeek = async () => {
    desk().clock.now += 8 * 24 * hour;
  };

  test.each([
    ['late', waitAWeek],
    ['cancelled', async () => void (await desk().perform('cancel-payment'))],
    ['cancelled', async () => void (await desk().perform('ask-payment', { line: 'module-1' }))],
  ])('too %s', async (why, meanwhile) => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const opened = await openOrder(desk());
    await meanwhile();
    expect((await verify(await payOrder(desk(), opened.order_id), opened.browser)).status).toBe(
      200,
    );
    expect((await desk().file()).strays).toMatchObject([{ why }]);
    expect((await desk().file()).documents).toEqual([]);
  });

  test('another amount', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const opened = await openOrder(desk());
    const signed = await payOrder(desk(), opened.order_id, 100);
    expect((await verify(signed, opened.browser)).status).toBe(400);
    expect(await desk().file()).toMatchObject({
      documents: [],
      requests: [{ state: 'open' }],
      strays: [{ why: 'amount', amountPaise: 100 }],
    });
  });

  test('made in time and heard of days later by the reconciler, it pays its part', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const opened = await openOrder(desk());
    await payOrder(desk(), opened.order_id);
    desk().clock.now = Date.parse('2026-12-02T10:00:00+05:30');
    await desk().context.store.makeOrdersDue(desk().clock.now);
    await desk().reconcile();
    expect((await desk().file()).requests[0]?.state).toBe('paid');
    expect((await desk().file()).documents[0]).toMatchObject({ receivedOn: '2026-11-24' });
  });
});
