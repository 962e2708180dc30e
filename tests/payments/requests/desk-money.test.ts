import { describe, expect, test } from '@jest/globals';
import { byBank, openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);

describe('money that came elsewhere', () => {
  test('pays a part with its invoice and mail; all parts close the enquiry as enrolled', async () => {
    await desk().perform('ask-payment', twoParts);
    const first = await desk().perform('paid-elsewhere', byBank);
    expect(first).toMatchObject({
      status: 200,
      invoice: 'HOA/26-27/00001',
      payment: { state: 'part', overdue: false },
    });
    expect(first.state).toBe('talking');
    const second = await desk().perform('paid-elsewhere', {
      ...byBank,
      number: 'SMPLN26331000002',
    });
    expect(second).toMatchObject({ invoice: 'HOA/26-27/00002', payment: { state: 'paid' } });
    expect(await desk().enquiry()).toMatchObject({ state: 'done', outcome: 'enrolled' });
    const { documents } = await desk().file();
    expect(documents).toHaveLength(2);
    expect(documents[0]).toMatchObject({
      taxablePaise: 850_000,
      cgstPaise: 76_500,
      sgstPaise: 76_500,
      igstPaise: 0,
      totalPaise: 1_003_000,
      method: 'bank',
      placeOfSupply: '33',
    });
    // The one that asked, and one for each payment.
    expect(await desk().countMails('visitor')).toBe(3);
  });

  test('pays both parts at once, with an invoice each', async () => {
    await desk().perform('ask-payment', twoParts);
    const { payment, invoices } = await desk().perform('paid-elsewhere', {
      ...byBank,
      amount: 20_060,
    });
    expect(payment?.state).toBe('paid');
    expect(invoices).toEqual(['HOA/26-27/00001', 'HOA/26-27/00002']);
  });

  test.each([
    ['amount', { amount: '10029' }],
    ['amount', { amount: '' }],
    ['method', { method: 'barter' }],
    ['number', { number: '' }],
    ['on', { on: '2026-11-25' }],
    ['on', { on: '2026-13-01' }],
  ])('is refused with a wrong %s: %o', async (field, changes) => {
    await desk().perform('ask-payment', twoParts);
    const answer = await desk().perform('paid-elsewhere', { ...byBank, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.errors).toHaveProperty(field);
    expect((await desk().file()).documents).toEqual([]);
  });

  test('a day to come is called that, even one on which the request will have run out', async () => {
    await desk().perform('ask-payment', twoParts);
    const answer = await desk().perform('paid-elsewhere', { ...byBank, on: '2027-02-01' });
    expect(answer.errors?.on).toBe('Choose the day on which it came: today or earlier.');
  });

  test('a part twice is refused, and so is cash of ₹2,00,000 or more, with the section named', async () => {
    await desk().perform('ask-payment', { line: 'module-1' });
    await desk().perform('paid-elsewhere', { ...byBank, amount: '9558' });
    expect((await desk().perform('paid-elsewhere', { ...byBank, amount: '9558' })).status).toBe(
      422,
    );
    await desk().perform('ask-payment', {
      line: ['level-foundation', 'level-intermediate', 'level-final'],
      parts: 3,
    });
    const [{ amountPaise = 0 } = {}] = (await desk().file()).requests[0]?.parts ?? [];
    const cash = { method: 'cash', amount: String(amountPaise / 100), number: '' };
    expect((await desk().perform('paid-elsewhere', cash)).status).toBe(200);
    const [, two, three] = (await desk().file()).requests[0]?.parts ?? [];
    const rest = ((two?.amountPaise ?? 0) + (three?.amountPaise ?? 0)) / 100;
    const refused = await desk().perform('paid-elsewhere', { ...cash, amount: String(rest) });
    expect(refused.status).toBe(422);
    expect(refused.errors?.amount).toContain('section 186 of the Income-tax Act, 2025');
  });

  test('a part that is paid keeps a new request out until the rest is cancelled', async () => {
    await desk().perform('ask-payment', twoParts);
    await desk().perform('paid-elsewhere', byBank);
    const again = await desk().perform('ask-payment', { line: 'module-2' });
    expect(again.status).toBe(422);
    expect(again.message).toContain('cancel the rest');
    expect((await desk().perform('cancel-payment')).payment?.state).toBe('cancelled');
    expect((await desk().perform('ask-payment', { line: 'module-2' })).status).toBe(200);
  });
});
