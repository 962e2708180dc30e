import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { checkCharacterOf } from '#lib/accounting/rules/tax';
import { newBrowser } from '#tests/desk/desk-site';
import { openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import {
  buyer,
  openOrder,
  orderAsPage,
  payDue,
  payOrder,
  readPage,
  verify,
} from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const hour = 60 * 60 * 1000;

describe('a part is paid', () => {
  test('once, with its invoice, its mails and its line of the history; the second closes the enquiry', async () => {
    await desk().perform('ask-payment', twoParts);
    const { opened, verified } = await payDue(desk());
    expect(opened).toMatchObject({ status: 200, amount: 1_003_000 });
    expect(verified).toMatchObject({ status: 200, enquiry: `/enquiry/${desk().token}` });
    expect((await desk().file()).requests[0]).toMatchObject({ state: 'part' });
    expect((await desk().enquiry()).state).toBe('talking');
    const html = await readPage(desk());
    expect(html).toContain('Part 1 is paid');
    expect(html).toContain(`/enquiry/${desk().token}/invoice/HOA-26-27-00001`);
    expect(html).toContain('data-payment="part" data-due="1003000"');
    await payDue(desk());
    expect(await desk().enquiry()).toMatchObject({ state: 'done', outcome: 'enrolled' });
    expect(await readPage(desk())).toContain('Payment complete');
    const { documents } = await desk().file();
    expect(documents.map(({ number }) => number)).toEqual(['HOA/26-27/00002', 'HOA/26-27/00001']);
    const events = await desk().context.store.listEvents(desk().id);
    expect(events.filter(({ action }) => action === 'paid')).toHaveLength(2);
    expect(await desk().countMails('visitor')).toBe(3);
    expect(await desk().countMails('staff')).toBe(2);
  });

  test('is the contact that was promised: nothing of the promise falls due any more', async () => {
    await desk().perform('ask-payment', twoParts);
    const { id, context, clock } = desk();
    await context.store.changeEnquiry({
      id,
      change: { keptAt: null, dueAt: clock.now },
      event: { id: randomUUID(), at: clock.now, by: { kind: 'site' }, action: 'note', detail: {} },
    });
    await payDue(desk());
    const paid = await desk().enquiry();
    expect(paid).toMatchObject({ state: 'talking', keptAt: clock.now });
    expect(paid.dueAt).toBeUndefined();
  });

  test('sent again, and again by others, and checked by the reconciler after it, it makes one invoice', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const { signed, opened } = await payDue(desk());
    const again = [opened.browser, opened.browser, newBrowser()];
    const answers = await Promise.all(again.map((browser) => verify(signed, browser)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await desk().context.store.makeOrdersDue(desk().clock.now);
    desk().clock.now += hour;
    await desk().reconcile();
    expect((await desk().file()).documents).toHaveLength(1);
    expect((await desk().file()).strays).toEqual([]);
  });

  test('the same answers are the same order; its payment is answered as every success', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const [one, two] = [await openOrder(desk()), await openOrder(desk())];
    expect(two.order_id).toBe(one.order_id);
    const signed = await payOrder(desk(), one.order_id);
    expect(await verify(signed, one.browser)).toMatchObject({
      status: 200,
      message: 'Payment completed successfully!',
      reference: expect.stringMatching(/^HOA-/),
      promisedBy: expect.stringContaining('+05:30'),
      enquiry: `/enquiry/${desk().token}`,
    });
    // The signed answer may be in other hands: the link to the page of who paid is not for these.
    const elsewhere = await verify(signed, newBrowser());
    expect(elsewhere).toMatchObject({ status: 200, reference: expect.stringMatching(/^HOA-/) });
    expect(JSON.stringify(elsewhere)).not.toContain(desk().token);
  });

  test('costs what the store says, whatever amount, line or part comes along', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const cheap = { amount: '1', amountPaise: '1', line: 'exam-foundation', part: '2' };
    const opened = await openOrder(desk(), { ...buyer, ...cheap, price: '1', discount: '9000' });
    expect(opened).toMatchObject({ status: 200, amount: 1_168_200 });
  });

  test('with another signature, payment or order it is no payment', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const opened = await openOrder(desk());
    const signed = await payOrder(desk(), opened.order_id);
    for (const changed of [
      { razorpay_signature: '0'.repeat(64) },
      { razorpay_payment_id: 'pay_sandbox0000' },
      { razorpay_order_id: 'order_sandbox0000' },
      { razorpay_signature: '' },
    ]) {
      const answer = await verify({ ...signed, ...changed }, opened.browser);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect((await desk().file()).documents).toEqual([]);
    }
    expect((await verify(signed, opened.browser)).status).toBe(200);
  });

  test('to a registered buyer of another State with integrated tax', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const gstin = `29SAMPL0001S1Z${checkCharacterOf('29SAMPL0001S1Z')}`;
    await payDue(desk(), { state: 'Karnataka', invoiceName: 'Sample Traders', gstin });
    expect((await desk().file()).documents[0]).toMatchObject({
      gstin,
      placeOfSupply: '29',
      igstPaise: 178_200,
      cgstPaise: 0,
    });
  });
});

describe('an order is refused', () => {
  test.each([
    ['state', { state: '' }, 'Choose a State.'],
    ['state', { state: '99' }, 'Choose a State.'],
    ['invoiceName', { invoiceName: ' ' }, /name/],
    ['invoiceName', { invoiceName: '\u3164\u2800' }, /name/],
    ['gstin', { gstin: '33SAMPL0001S1Z5' }, /last character/],
    ['gstin', { gstin: '33' }, /15 characters/],
    ['state', { state: '29', gstin: '33SAMPL0001S1Z7' }, /33 is Tamil Nadu/],
  ])('with a wrong %s: %o', async (field, changes, text) => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const answer = await openOrder(desk(), { ...buyer, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.errors?.[field]).toMatch(text);
    const html = await (
      await orderAsPage(desk(), { ...buyer, ...changes, address: 'Sample Street' })
    ).text();
    expect(html).toContain('value="Sample Street"');
  });

  test('without an address from ₹50,000 up, unless a GSTIN is given', async () => {
    await desk().perform('ask-payment', { line: 'level-foundation', parts: 2 });
    const answer = await openOrder(desk());
    expect(answer.errors).toEqual({
      address: 'Write the address: the law asks for it from ₹50,000.',
    });
    expect((await openOrder(desk(), { ...buyer, address: '1 Sample Street' })).status).toBe(200);
    expect((await openOrder(desk(), { ...buyer, gstin: '33SAMPL0001S1Z7' })).status).toBe(200);
  });

  test('of a request that is replaced, cancelled, paid or over, with the address of the page', async () => {
    const first = await desk().perform('ask-payment', { line: 'module-5' });
    await desk().perform('ask-payment', { line: 'module-1' });
    const page = `/enquiry/${desk().token}`;
    const replaced = { ...buyer, request: first.payment?.number ?? '' };
    expect(await openOrder(desk(), replaced)).toMatchObject({ status: 409, enquiry: page });
    desk().clock.now += 8 * 24 * hour;
    expect(await openOrder(desk())).toMatchObject({ status: 409, enquiry: page });
    await desk().perform('ask-payment', { line: 'module-1' });
    await payDue(desk());
    expect(await openOrder(desk())).toMatchObject({ status: 409, enquiry: page });
    await desk().perform('ask-payment', { line: 'module-2' });
    await desk().perform('cancel-payment');
    expect(await openOrder(desk())).toMatchObject({ status: 409, enquiry: page });
    const orderPage = await orderAsPage(desk(), buyer);
    expect([orderPage.status, await orderPage.text()]).toEqual([
      409,
      expect.stringContaining('was cancelled'),
    ]);
  });

  test('by a link that opens nothing, and by that of an enquiry that was asked for nothing', async () => {
    expect((await openOrder({ token: 'A'.repeat(22) })).status).toBe(404);
    expect((await openOrder(desk())).status).toBe(409);
  });
});
