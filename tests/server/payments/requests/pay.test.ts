import { describe, expect, test } from '@jest/globals';
import { openGateway } from '#lib/server/payments/gateway';
import { checkDue } from '#lib/server/payments/reconciler';
import { checkCharacterOf } from '#lib/shared/tax/gstin';
import { openPayDesk, twoParts } from '#tests/server/payments/requests/pay-desk';
import {
  buyer,
  openOrder,
  orderAsPage,
  payDue,
  payOrder,
  readPage,
  verify,
} from '#tests/server/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const file = () => desk().site.store.findPaymentFile(desk().id);
const hour = 60 * 60 * 1000;

describe('a part is paid', () => {
  test('once, with its invoice, its mails and its line of the history; the second closes the enquiry', async () => {
    await desk().deed('ask-payment', twoParts);
    const { opened, verified } = await payDue(desk());
    expect(opened).toMatchObject({ status: 200, amount: 1_003_000 });
    expect(verified).toMatchObject({ status: 200, enquiry: `/enquiry/${desk().token}` });
    expect((await file()).requests[0]).toMatchObject({ state: 'part' });
    expect((await desk().stands()).state).toBe('talking');
    const html = await readPage(desk());
    expect(html).toContain('Part 1 is paid');
    expect(html).toContain(`/enquiry/${desk().token}/invoice/HOA-26-27-00001`);
    expect(html).toContain('data-payment="part" data-due="1003000"');
    await payDue(desk());
    expect(await desk().stands()).toMatchObject({ state: 'done', outcome: 'enrolled' });
    expect(await readPage(desk())).toContain('Everything is paid: you are enrolled');
    const { documents } = await file();
    expect(documents.map(({ number }) => number)).toEqual(['HOA/26-27/00002', 'HOA/26-27/00001']);
    const events = await desk().site.store.listEvents(desk().id);
    expect(events.filter(({ action }) => action === 'paid')).toHaveLength(2);
    const { mails } = await desk().site.store.findRelations(desk().id);
    expect(mails.filter(({ role }) => role === 'visitor')).toHaveLength(3);
    expect(mails.filter(({ role }) => role === 'staff')).toHaveLength(2);
  });

  test('a second verification, and the reconciler after it, change nothing', async () => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const { signed, opened } = await payDue(desk());
    expect((await verify(signed, opened.browser)).status).toBe(200);
    const { site, clock } = desk();
    await site.store.makeOrdersDue(site.now());
    clock.now += hour;
    await checkDue(site, await openGateway(site.env, site.store));
    expect((await file()).documents).toHaveLength(1);
    expect((await file()).strays).toEqual([]);
  });

  test('the same answers are the same order; its payment is answered as every success', async () => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const [one, two] = [await openOrder(desk()), await openOrder(desk())];
    expect(two.order_id).toBe(one.order_id);
    expect(await verify(await payOrder(desk(), one.order_id))).toMatchObject({
      status: 200,
      message: 'Payment completed successfully!',
      reference: expect.stringMatching(/^HOA-/),
      promisedBy: expect.stringContaining('+05:30'),
      enquiry: `/enquiry/${desk().token}`,
    });
  });

  test('a price in the post is not read', async () => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const opened = await openOrder(desk(), { ...buyer, amount: '1', amountPaise: '1', price: '1' });
    expect(opened.amount).toBe(1_168_200);
  });

  test('to a registered buyer of another State with integrated tax', async () => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const gstin = `29SAMPL0001S1Z${checkCharacterOf('29SAMPL0001S1Z')}`;
    await payDue(desk(), { state: 'Karnataka', invoiceName: 'Sample Traders', gstin });
    expect((await file()).documents[0]).toMatchObject({
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
    ['gstin', { gstin: '33SAMPL0001S1Z5' }, /last character/],
    ['gstin', { gstin: '33' }, /15 characters/],
    ['state', { state: '29', gstin: '33SAMPL0001S1Z7' }, /33 is Tamil Nadu/],
  ])('with a wrong %s: %o', async (field, changes, text) => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const answer = await openOrder(desk(), { ...buyer, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.errors?.[field]).toMatch(text);
    const html = await (
      await orderAsPage(desk(), { ...buyer, ...changes, address: 'Sample Street' })
    ).text();
    expect(html).toContain('value="Sample Street"');
  });

  test('without an address from ₹50,000 up, unless a GSTIN is given', async () => {
    await desk().deed('ask-payment', { line: 'level-foundation', parts: 2 });
    const answer = await openOrder(desk());
    expect(answer.errors).toEqual({
      address: 'Write the address: the law asks for it from ₹50,000.',
    });
    expect((await openOrder(desk(), { ...buyer, address: '1 Sample Street' })).status).toBe(200);
    expect((await openOrder(desk(), { ...buyer, gstin: '33SAMPL0001S1Z7' })).status).toBe(200);
  });

  test('of a request that is replaced, cancelled, paid or over, with the address of the page', async () => {
    const first = await desk().deed('ask-payment', { line: 'module-5' });
    await desk().deed('ask-payment', { line: 'module-1' });
    const page = `/enquiry/${desk().token}`;
    const replaced = { ...buyer, request: first.payment?.number ?? '' };
    expect(await openOrder(desk(), replaced)).toMatchObject({ status: 409, enquiry: page });
    desk().clock.now += 8 * 24 * hour;
    expect(await openOrder(desk())).toMatchObject({ status: 409, enquiry: page });
    await desk().deed('ask-payment', { line: 'module-1' });
    await payDue(desk());
    expect(await openOrder(desk())).toMatchObject({ status: 409, enquiry: page });
    await desk().deed('ask-payment', { line: 'module-2' });
    await desk().deed('cancel-payment');
    expect(await openOrder(desk())).toMatchObject({ status: 409, enquiry: page });
    const drawn = await orderAsPage(desk(), buyer);
    expect([drawn.status, await drawn.text()]).toEqual([
      409,
      expect.stringContaining('was cancelled'),
    ]);
  });

  test('by a link that opens nothing', async () => {
    expect((await openOrder({ token: 'A'.repeat(22) })).status).toBe(404);
  });
});
