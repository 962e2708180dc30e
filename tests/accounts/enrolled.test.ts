import { describe, expect, test } from '@jest/globals';
import { openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import { payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { batchOf } from '#tests/platform/db/batch-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const line = 'batch-k7m3qz';
const by = () => ({ member: 'meena@example.com', at: desk().clock.now });
const heading = async () => /<h1[^>]*>(.*?)<\/h1>/s.exec(await readPage(desk()))?.[1];

async function payForSeat() {
  await desk().context.store.addBatch(batchOf({ seats: 2 }), by());
  await desk().perform('ask-payment', { line, parts: 1 });
  await payDue(desk());
}

describe('the page of somebody who has paid', () => {
  test('says first that they are enrolled, with the first class, its hour and a way into the calendar', async () => {
    await payForSeat();
    const html = await readPage(desk());
    expect(await heading()).toMatch(/^You are enrolled, \S+$/);
    expect(html).toContain('begins on Monday, 4 January 2027.');
    expect(html).toMatch(/First class, 7:00 PM/);
    expect(html).toContain('href="/batches/k7m3qz.ics"');
    expect(html).toContain('Class 1 of ');
  });

  test('never says that the enquiry is closed, and asks nobody how to reach them before what was paid for', async () => {
    await payForSeat();
    const html = await readPage(desk());
    expect(html).not.toMatch(/enquiry is closed|>Closed</i);
    expect(html.indexOf('How may we reach you?')).toBeGreaterThan(html.indexOf('Your payments'));
  });

  test('says the next class once the first one has been held, and that it is over after the last one', async () => {
    await payForSeat();
    desk().clock.now = Date.parse('2027-01-05T08:00:00+05:30');
    const afterTheStart = await readPage(desk());
    expect(afterTheStart).toContain('is on Tuesday, 5 January.');
    expect(afterTheStart).toContain('Next class, 7:00 PM');
    desk().clock.now = Date.parse('2027-06-01T08:00:00+05:30');
    expect(await readPage(desk())).toContain('is over.');
  });

  test('without a batch says by when we call to fix the days', async () => {
    await desk().perform('ask-payment', { line: 'module-1', parts: 1 });
    await payDue(desk());
    const html = await readPage(desk());
    expect(html).toMatch(/you by [A-Z][a-z]+day, \d+ [A-Z][a-z]+, to fix your days\./);
    expect(html).toContain('We will call you');
    desk().clock.now += 30 * 24 * 60 * 60 * 1000;
    expect(await readPage(desk())).toContain('call us if nobody has called you yet');
  });

  test('does not call them enrolled while their only batch is cancelled, nor once all of the money went back', async () => {
    await payForSeat();
    const { store } = desk().context;
    const change = { kind: 'cancel' } as const;
    await store.changeBatch({ id: 'k7m3qz', version: 1, change, by: by() });
    expect(await heading()).toBe('Your batch was cancelled');
    const cancelled = await readPage(desk());
    expect(cancelled).toContain('to ask whether you prefer another batch or a refund');
    expect(cancelled).not.toMatch(/you are enrolled|fix the days/i);
    const [invoice] = (await desk().file()).documents;
    const back = { payment: invoice?.number, amount: '11682', reason: 'Cancelled' };
    await desk().perform('refund', back);
    expect(await heading()).toMatch(/^Your (?:money|refund)/);
  });

  test('still leads to the part that is to come, and puts one that is overdue before the class', async () => {
    await desk().perform('ask-payment', twoParts);
    await payDue(desk());
    expect(await readPage(desk())).toMatch(/<summary[^>]*>Pay ₹10,030 by Friday, 1 January 2027</);
    desk().clock.now = Date.parse('2027-01-02T09:00:00+05:30');
    const html = await readPage(desk());
    expect(html).toMatch(/<h2[^>]*>Pay ₹10,030, due since Friday, 1 January</);
    expect(html.indexOf('due since')).toBeLessThan(html.indexOf('Your payments'));
  });
});

describe('the form for the invoice', () => {
  test('begins with the name, and later with what is on the last invoice', async () => {
    await desk().perform('ask-payment', twoParts);
    const first = await readPage(desk());
    expect(first).toMatch(/name="invoiceName"[^>]*value="[^"]+"/);
    await payDue(desk(), { state: '33', invoiceName: 'Divya Traders' });
    const second = await readPage(desk());
    expect(second).toMatch(/name="invoiceName"[^>]*value="Divya Traders"/);
    expect(second).toMatch(/<option value="33" selected="">/);
  });
});
