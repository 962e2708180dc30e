/** Money that was asked for and has not come: a task of staff from the day after, until something becomes of it. */
import { describe, expect, test } from '@jest/globals';
import { GET as payments } from '#app/desk/payments/route';
import { at, byBank, day, openSeatDesk } from '#tests/batches/seat-desk';
import { signedInBrowser } from '#tests/desk/desk-site';
import { askAgain, payDue } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openSeatDesk);

const list = async (query = '') => {
  const browser = await signedInBrowser(desk());
  return browser.read(payments, `/desk/payments${query}`);
};

describe('a request that expired', () => {
  const ask = () => desk().perform('ask-payment', { line: 'module-5', until: '2026-11-26' });

  test('is a task from the day after, and is in the list for 90 days, found by its number', async () => {
    const { payment } = await ask();
    const number = payment?.number ?? '';
    at(desk(), '2026-11-26T23:59');
    expect(await desk().tasks()).toEqual([]);
    expect(await list('?show=expired')).not.toContain(number);
    at(desk(), '2026-11-27T00:00');
    expect(await desk().tasks()).toEqual(['expired-request']);
    expect(await list()).toContain(number);
    expect(await list(`?q=${number}`)).toContain('Expired');
    at(desk(), '2027-02-24T12:00');
    expect(await list('?show=expired')).toContain(number);
    expect(await desk().tasks()).toEqual(['expired-request']);
    at(desk(), '2027-02-25T00:00');
    expect(await list('?show=expired')).not.toContain(number);
    expect(await desk().tasks()).toEqual([]);
  });

  test('is no task any more once it is asked for again, by whom ever that was wanted', async () => {
    await ask();
    at(desk(), '2026-11-28T10:00');
    expect(await desk().tasks()).toEqual(['expired-request']);
    expect((await askAgain(desk())).status).toBe(200);
    expect(await desk().tasks()).toEqual(['expired-request']);
    await desk().perform('ask-payment', { line: 'module-5' });
    expect(await desk().tasks()).toEqual([]);
    await payDue(desk());
    expect(await list('?show=expired')).not.toContain('Ask again');
  });

  test('ends with the enquiry, and comes back where that is opened again', async () => {
    await ask();
    at(desk(), '2026-11-28T10:00');
    expect(await desk().tasks()).toEqual(['expired-request']);
    await desk().perform('close', { outcome: 'not interested' });
    const { store } = desk().context;
    expect(await store.listTasksOf(desk().id)).toEqual([]);
    expect(await desk().tasks()).toEqual([]);
    await desk().perform('reopen');
    expect(await desk().tasks()).toEqual(['expired-request']);
  });
});

/** Without the call to fix the day of the first class, which a module without a batch leads to. */
const owed = async () => (await desk().tasks()).filter((kind) => kind !== 'follow-up');

describe('a part that is overdue', () => {
  const paidInPart = async () => {
    await desk().perform('ask-payment', { line: 'module-5', parts: 2, until: '2026-11-30' });
    await payDue(desk());
  };

  test('is a task from the day after, once, and ends with the payment', async () => {
    await paidInPart();
    at(desk(), '2026-12-30T23:00');
    expect(await owed()).toEqual([]);
    at(desk(), '2026-12-31T00:00');
    expect(await owed()).toEqual(['overdue-part']);
    desk().clock.now += 5 * day;
    expect(await owed()).toEqual(['overdue-part']);
    await desk().perform('paid-elsewhere', byBank('5841'));
    expect(await owed()).toEqual([]);
  });

  test('ends where the rest is cancelled', async () => {
    await paidInPart();
    at(desk(), '2027-01-02T10:00');
    expect(await owed()).toEqual(['overdue-part']);
    await desk().perform('cancel-payment');
    expect(await owed()).toEqual([]);
  });

  test('of an enquiry that was closed before it fell due is asked about all the same', async () => {
    await paidInPart();
    await desk().perform('close', { outcome: 'enrolled' });
    at(desk(), '2027-01-02T10:00');
    expect(await owed()).toEqual(['overdue-part']);
  });
});
