import { describe, expect, test } from '@jest/globals';
import { runDaily } from '#lib/start/daily';
import { openPayDesk } from '#tests/payments/requests/pay-desk';
import { buyer, openOrder, payDue, payOrder, verify } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const store = () => desk().context.store;
const address = { address: '1 Sample Street' };
const document = async (number: string) => (await store().findDocument(number))?.document;

describe('an erasure', () => {
  test('leaves the invoice as it was issued, and asks for nothing more', async () => {
    await desk().perform('ask-payment', { line: ['module-1', 'module-5'], parts: 2 });
    await payDue(desk(), { ...buyer, ...address });
    const number = (await desk().file()).requests[0]?.number ?? '';
    await store().eraseEnquiry(desk().id, desk().clock.now);
    expect(await document('HOA/26-27/00001')).toMatchObject({
      name: 'Divya Sample',
      ...address,
      taxablePaise: 900_000,
      totalPaise: 1_062_000,
    });
    const request = await store().findPaymentRequest(number);
    expect(request).toMatchObject({ state: 'cancelled', reason: '' });
    expect(request?.enquiryId).toBeUndefined();
    expect(request?.parts[1]?.cancelledAt).toBe(desk().clock.now);
  });

  test('of a whole person leaves the invoice as well', async () => {
    await desk().perform('ask-payment', { line: 'level-foundation', parts: 2 });
    await payDue(desk(), { ...buyer, ...address });
    const { email } = await desk().enquiry();
    await store().erasePerson(email, desk().clock.now);
    expect(await document('HOA/26-27/00001')).toMatchObject({ name: 'Divya Sample', ...address });
  });

  test('before money comes: it is stored, and staff are notified once without a name', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const opened = await openOrder(desk());
    await store().eraseEnquiry(desk().id, desk().clock.now);
    const signed = await payOrder(desk(), opened.order_id);
    expect((await verify(signed, opened.browser)).status).toBe(200);
    await verify(signed, opened.browser);
    const [notice] = await store().claimDue('test', 10, desk().clock.now);
    expect(notice?.mail.text).toContain(signed.razorpay_payment_id);
  });

  test('by age: nothing of the books within eight years, all of it afterwards', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await payDue(desk());
    const { context, clock } = desk();
    clock.now += 400 * 24 * 60 * 60_000;
    await store().eraseContacts(clock.now - 1, clock.now);
    expect(await document('HOA/26-27/00001')).toMatchObject({
      name: 'Divya Sample',
      totalPaise: 1_168_200,
    });
    expect(await store().forgetPayments(clock.now - 399 * 24 * 60 * 60_000)).toBe(1);
    await runDaily(context);
    expect(await document('HOA/26-27/00001')).toBeUndefined();
  });
});
