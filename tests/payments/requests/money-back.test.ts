import { describe, expect, test } from '@jest/globals';
import { byBank, openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);

describe('money goes back', () => {
  test('a part of a payment: a credit note, and nothing else changes', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const { invoice } = await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
    const back = await desk().perform('refund', {
      payment: invoice,
      amount: '1000.50',
      reason: 'Late',
    });
    expect(back).toMatchObject({
      status: 200,
      creditNote: 'CN/26-27/00001',
      refund: 'transfer',
      payment: { state: 'paid' },
    });
    const { documents } = await desk().file();
    const note = documents.find(({ kind }) => kind === 'credit-note');
    expect(note).toMatchObject({
      ofInvoice: invoice,
      taxablePaise: 84_788,
      cgstPaise: 7631,
      sgstPaise: 7631,
      totalPaise: 100_050,
    });
    expect(await desk().enquiry()).toMatchObject({ state: 'done', outcome: 'enrolled' });
  });

  test('all of what closed it as enrolled: it is open again without that outcome, and other systems hear of it', async () => {
    const paid = await openPayDesk({
      LEADS_WEBHOOK_URL: 'https://crm.example/hook',
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    });
    await paid.perform('ask-payment', { line: 'module-5' });
    const { invoice } = await paid.perform('paid-elsewhere', { ...byBank, amount: '11682' });
    expect(await paid.enquiry()).toMatchObject({ state: 'done', outcome: 'enrolled' });
    await paid.perform('refund', { payment: invoice, amount: '11682', reason: 'Cannot come' });
    const { state, outcome, doneAt } = await paid.enquiry();
    expect({ state, outcome, doneAt }).toEqual({ state: 'talking' });
    const events = await paid.context.store.claimWebhooks('test', 20, paid.clock.now);
    const back = events.find(({ type }) => type === 'payment.refunded');
    expect(JSON.parse(back?.body ?? '{}')).toMatchObject({
      data: { amount: 1_168_200, creditNote: 'CN/26-27/00001' },
    });
    await paid.close();
  });

  test('all of it in two steps adds up to the invoice; the enquiry is talked about again', async () => {
    await desk().perform('ask-payment', twoParts);
    const { invoice } = await desk().perform('paid-elsewhere', byBank);
    await desk().perform('refund', { payment: invoice, amount: '3333.33', reason: 'Agreed' });
    const rest = await desk().perform('refund', {
      payment: invoice,
      amount: '6696.67',
      reason: 'Agreed',
    });
    expect(rest.payment).toMatchObject({ state: 'refunded' });
    expect((await desk().enquiry()).state).toBe('talking');
    const { documents, requests } = await desk().file();
    const notes = documents.filter(({ kind }) => kind === 'credit-note');
    const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
      notes.reduce((all, each) => all + each[name], 0);
    expect([sum('taxablePaise'), sum('cgstPaise'), sum('sgstPaise')]).toEqual([
      850_000, 76_500, 76_500,
    ]);
    expect(requests[0]?.parts[1]?.cancelledAt).toBe(desk().clock.now);
    const more = await desk().perform('refund', {
      payment: invoice,
      amount: '0.01',
      reason: 'More',
    });
    expect(more.status).toBe(422);
  });

  test.each([
    ['amount', { amount: '10030.01' }],
    ['amount', { amount: '0' }],
    ['amount', { amount: '1,00' }],
    ['amount', { amount: '10,03' }],
    ['reason', { reason: '' }],
    ['payment', { payment: 'pay_unknown' }],
  ])('not with a wrong %s', async (field, changes) => {
    await desk().perform('ask-payment', twoParts);
    const { invoice } = await desk().perform('paid-elsewhere', byBank);
    const asked = { payment: invoice, amount: '10030', reason: 'Agreed', ...changes };
    const answer = await desk().perform('refund', asked);
    expect(answer.status).toBe(422);
    expect(answer.errors).toHaveProperty(field);
  });
});
