import { describe, expect, test } from '@jest/globals';
import { openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import { askAgain, payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const hour = 60 * 60 * 1000;

describe('the page', () => {
  test('without a request says so to a check, and asks for nothing', async () => {
    expect(await readPage(desk())).toContain('<main data-payment="none"');
  });

  test('shows sum and day, lines, discount, parts, and empty fields', async () => {
    await desk().perform('ask-payment', twoParts);
    const html = await readPage(desk());
    expect(html).toContain('<main data-payment="open" data-due="1003000"');
    for (const text of [
      'Pay ₹10,030 by Tuesday, 1 December',
      'AcSS 1, Business book-keeping',
      '−₹1,000',
      '₹20,060',
      'In two parts',
      'by Fri 1 Jan 2027',
    ]) {
      expect(html).toContain(text);
    }
    expect(html.match(/<option value="\d\d">/g)).toHaveLength(36);
  });

  test('says of one that has run out when, and accepts a request for another', async () => {
    await desk().perform('ask-payment', twoParts);
    desk().clock.now = Date.parse('2026-12-02T00:01:00+05:30');
    const html = await readPage(desk());
    expect(html).toContain('<main data-payment="expired"');
    expect(html).toContain('This request has expired');
    expect(html).toContain('value="ask-payment-again"');
  });

  test('stores the request for another once, however often it is clicked, and staff get one mail', async () => {
    await desk().perform('ask-payment', twoParts);
    desk().clock.now = Date.parse('2026-12-02T10:00:00+05:30');
    const countNotices = () => desk().countMails('staff');
    const before = await countNotices();
    for (const status of [200, 200, 200]) expect((await askAgain(desk())).status).toBe(status);
    expect(await countNotices()).toBe(before + 1);
    await desk().perform('ask-payment', twoParts);
    desk().clock.now += 10 * 24 * hour;
    await askAgain(desk());
    expect(await countNotices()).toBe(before + 2);
  });

  test('calls a part of next month the next one, with the year of its day, and says when it is due today', async () => {
    await desk().perform('ask-payment', twoParts);
    await payDue(desk());
    const december = await readPage(desk());
    expect(december).toContain('Pay ₹10,030 by Friday, 1 January 2027');
    expect(december).toContain('Next');
    expect(december).not.toContain('Due ');
    desk().clock.now = Date.parse('2027-01-01T09:00:00+05:30');
    const january = await readPage(desk());
    expect(january).toContain('Due today');
    expect(january).not.toContain('1 January 2027');
  });

  test('says of a later part past its day since when it is due', async () => {
    await desk().perform('ask-payment', twoParts);
    await payDue(desk());
    desk().clock.now = Date.parse('2027-01-01T23:59:00+05:30');
    expect(await readPage(desk())).not.toContain('Overdue');
    desk().clock.now = Date.parse('2027-01-02T00:01:00+05:30');
    const html = await readPage(desk());
    expect(html).toContain('Pay ₹10,030, due since Friday, 1 January');
    expect(html).toContain('was due on Fri 1 Jan 2027.');
    expect(html).toContain('Overdue');
    expect(html).not.toContain('falls due');
  });

  test('accepts no request for another where none was made, or it can be paid or is paid', async () => {
    const refusals: [number, string][] = [];
    const submit = async () => {
      const answer = await askAgain(desk());
      const { message } = (await answer.json()) as { message: string };
      refusals.push([answer.status, message]);
    };
    await submit();
    await desk().perform('ask-payment', twoParts);
    await submit();
    await payDue(desk());
    await submit();
    await payDue(desk());
    await submit();
    expect(refusals).toEqual([
      [409, 'We have not asked you for a payment yet.'],
      [409, expect.stringContaining('You can still pay')],
      [409, expect.stringContaining('You can still pay')],
      [409, 'It is already paid in full.'],
    ]);
    const events = await desk().context.store.listEvents(desk().id);
    expect(events.map(({ action }) => action)).not.toContain('ask-payment-again');
  });
});
