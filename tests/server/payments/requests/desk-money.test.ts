import { describe, expect, test } from '@jest/globals';
import { isOverdueOn, stateOn } from '#lib/shared/payments/standing';
import { openPayDesk } from '#tests/server/payments/requests/pay-desk';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const twoParts = { line: ['module-1', 'module-5'], discount: 1000, reason: 'Agreed', parts: 2 };
const byBank = { method: 'bank', amount: '10030', number: 'SMPLN26331000001', on: '2026-11-24' };
const file = () => desk().site.store.findPaymentFile(desk().id);
const visitorMails = async () =>
  (await desk().site.store.findRelations(desk().id)).mails.filter(({ role }) => role === 'visitor');

describe('money that came elsewhere', () => {
  test('pays a part with its invoice and mail; all parts close the enquiry as enrolled', async () => {
    await desk().deed('ask-payment', twoParts);
    const first = await desk().deed('paid-elsewhere', byBank);
    expect(first).toMatchObject({
      status: 200,
      invoice: 'HOA/26-27/00001',
      payment: { state: 'part', overdue: false },
    });
    expect(first.state).toBe('talking');
    const second = await desk().deed('paid-elsewhere', { ...byBank, number: 'SMPLN26331000002' });
    expect(second).toMatchObject({ invoice: 'HOA/26-27/00002', payment: { state: 'paid' } });
    expect(await desk().stands()).toMatchObject({ state: 'done', outcome: 'enrolled' });
    const { documents } = await file();
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
    expect(await visitorMails()).toHaveLength(3);
  });

  test('pays both parts at once, with an invoice each', async () => {
    await desk().deed('ask-payment', twoParts);
    const { payment, invoices } = await desk().deed('paid-elsewhere', {
      ...byBank,
      amount: 20_060,
    });
    expect(payment?.state).toBe('paid');
    expect(invoices).toEqual(['HOA/26-27/00001', 'HOA/26-27/00002']);
  });

  test('to a GSTIN of another State bears integrated tax', async () => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const answer = await desk().deed('paid-elsewhere', {
      ...byBank,
      amount: '11682',
      state: 'Karnataka',
      invoiceName: 'Sample Traders',
    });
    expect(answer.invoice).toBe('HOA/26-27/00001');
    expect((await file()).documents[0]).toMatchObject({ igstPaise: 178_200, placeOfSupply: '29' });
  });

  test.each([
    ['amount', { amount: '10029' }],
    ['amount', { amount: '' }],
    ['method', { method: 'barter' }],
    ['number', { number: '' }],
    ['on', { on: '2026-11-25' }],
  ])('is refused with a wrong %s: %o', async (field, changes) => {
    await desk().deed('ask-payment', twoParts);
    const answer = await desk().deed('paid-elsewhere', { ...byBank, ...changes });
    expect(answer.status).toBe(422);
    expect(answer.errors).toHaveProperty(field);
    expect((await file()).documents).toEqual([]);
  });

  test('a part twice is refused, and so is cash of ₹2,00,000 or more, with the section named', async () => {
    await desk().deed('ask-payment', { line: 'module-1' });
    await desk().deed('paid-elsewhere', { ...byBank, amount: '9558' });
    expect((await desk().deed('paid-elsewhere', { ...byBank, amount: '9558' })).status).toBe(422);
    await desk().deed('ask-payment', {
      line: ['level-foundation', 'level-intermediate', 'level-final'],
      parts: 3,
    });
    const [{ amountPaise = 0 } = {}] = (await file()).requests[0]?.parts ?? [];
    const cash = { method: 'cash', amount: String(amountPaise / 100), number: '' };
    expect((await desk().deed('paid-elsewhere', cash)).status).toBe(200);
    const [, two, three] = (await file()).requests[0]?.parts ?? [];
    const rest = ((two?.amountPaise ?? 0) + (three?.amountPaise ?? 0)) / 100;
    const refused = await desk().deed('paid-elsewhere', { ...cash, amount: String(rest) });
    expect(refused.status).toBe(422);
    expect(refused.errors?.amount).toContain('section 186 of the Income-tax Act, 2025');
  });

  test('a part that is paid keeps a new request out until the rest is cancelled', async () => {
    await desk().deed('ask-payment', twoParts);
    await desk().deed('paid-elsewhere', byBank);
    const again = await desk().deed('ask-payment', { line: 'module-2' });
    expect(again.status).toBe(422);
    expect(again.message).toContain('cancel the rest');
    expect((await desk().deed('cancel-payment')).payment?.state).toBe('cancelled');
    expect((await desk().deed('ask-payment', { line: 'module-2' })).status).toBe(200);
  });

  test('a later part past its day is overdue; an unpaid request runs out', async () => {
    await desk().deed('ask-payment', twoParts);
    await desk().deed('paid-elsewhere', byBank);
    const { requests } = await file();
    const [request] = requests;
    if (!request) throw new Error('gone');
    expect([stateOn(request, '2027-01-02'), isOverdueOn(request, '2027-01-02')]).toEqual([
      'part',
      true,
    ]);
    expect(isOverdueOn(request, '2027-01-01')).toBe(false);
    expect(stateOn({ ...request, state: 'open' }, '2026-12-02')).toBe('expired');
  });
});

describe('money goes back', () => {
  test('a part of a payment: a credit note, and nothing else changes', async () => {
    await desk().deed('ask-payment', { line: 'module-5' });
    const { invoice } = await desk().deed('paid-elsewhere', { ...byBank, amount: '11682' });
    const back = await desk().deed('refund', {
      payment: invoice,
      amount: '1000.50',
      reason: 'Late',
    });
    expect(back).toMatchObject({
      status: 200,
      creditNote: 'CN/26-27/00001',
      refund: 'refunded',
      payment: { state: 'paid' },
    });
    const { documents } = await file();
    const note = documents.find(({ kind }) => kind === 'credit-note');
    expect(note).toMatchObject({
      ofInvoice: invoice,
      taxablePaise: 84_788,
      cgstPaise: 7631,
      sgstPaise: 7631,
      totalPaise: 100_050,
    });
    expect(await desk().stands()).toMatchObject({ state: 'done', outcome: 'enrolled' });
  });

  test('all of what closed it as enrolled: it is open again without that outcome, and other systems hear of it', async () => {
    const told = await openPayDesk({
      LEADS_WEBHOOK_URL: 'https://crm.example/hook',
      LEADS_WEBHOOK_SECRET: `whsec_${Buffer.alloc(32).toString('base64')}`,
    });
    await told.deed('ask-payment', { line: 'module-5' });
    const { invoice } = await told.deed('paid-elsewhere', { ...byBank, amount: '11682' });
    expect(await told.stands()).toMatchObject({ state: 'done', outcome: 'enrolled' });
    await told.deed('refund', { payment: invoice, amount: '11682', reason: 'Cannot come' });
    const { state, outcome, doneAt } = await told.stands();
    expect({ state, outcome, doneAt }).toEqual({ state: 'talking' });
    const events = await told.site.store.claimWebhooks('test', 20, told.clock.now);
    const back = events.find(({ type }) => type === 'payment.refunded');
    expect(JSON.parse(back?.body ?? '{}')).toMatchObject({
      data: { amount: 1_168_200, creditNote: 'CN/26-27/00001' },
    });
    await told.close();
  });

  test('all of it in two steps adds up to the invoice; the enquiry is talked about again', async () => {
    await desk().deed('ask-payment', twoParts);
    const { invoice } = await desk().deed('paid-elsewhere', byBank);
    await desk().deed('refund', { payment: invoice, amount: '3333.33', reason: 'Agreed' });
    const rest = await desk().deed('refund', {
      payment: invoice,
      amount: '6696.67',
      reason: 'Agreed',
    });
    expect(rest.payment).toMatchObject({ state: 'refunded' });
    expect((await desk().stands()).state).toBe('talking');
    const { documents, requests } = await file();
    const notes = documents.filter(({ kind }) => kind === 'credit-note');
    const sum = (name: 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
      notes.reduce((all, each) => all + each[name], 0);
    expect([sum('taxablePaise'), sum('cgstPaise'), sum('sgstPaise')]).toEqual([
      850_000, 76_500, 76_500,
    ]);
    expect(requests[0]?.parts[1]?.cancelledAt).toBe(desk().clock.now);
    const more = await desk().deed('refund', { payment: invoice, amount: '0.01', reason: 'More' });
    expect(more.status).toBe(422);
  });

  test.each([
    ['amount', { amount: '10030.01' }],
    ['amount', { amount: '0' }],
    ['reason', { reason: '' }],
    ['payment', { payment: 'pay_unknown' }],
  ])('not with a wrong %s', async (field, changes) => {
    await desk().deed('ask-payment', twoParts);
    const { invoice } = await desk().deed('paid-elsewhere', byBank);
    const asked = { payment: invoice, amount: '10030', reason: 'Agreed', ...changes };
    const answer = await desk().deed('refund', asked);
    expect(answer.status).toBe(422);
    expect(answer.errors).toHaveProperty(field);
  });
});
