/** The State decides the heads of tax, and a paisa of the price (fourth.md 1.8, 9.1 and 9.2). */
import { describe, expect, test } from '@jest/globals';
import { GET as deskRefund } from '#app/desk/[reference]/route';
import { readSignedIn } from '#tests/desk/desk-samples';
import { byBank, openPayDesk } from '#tests/payments/requests/pay-desk';
import { openOrder, payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);

/** AcSS 1 costs ₹8,100: in parts of ₹3,550.50 the half of the tax is no whole paisa. */
const odd = { line: 'module-1', discount: 999, reason: 'Agreed', parts: 2 };
const outside = { state: '29', invoiceName: 'Divya Sample' };

describe('₹3,550.50 before GST', () => {
  test('is asked for and paid with two halves of ₹319.55 in Tamil Nadu', async () => {
    const asked = await desk().perform('ask-payment', odd);
    expect(asked.payment?.parts.map(({ amount }) => amount)).toEqual([418_960, 418_960]);
    expect(asked.payment?.amount).toBe(837_920);
    await payDue(desk());
    expect((await desk().file()).documents).toMatchObject([
      { cgstPaise: 31_955, sgstPaise: 31_955, igstPaise: 0, totalPaise: 418_960 },
    ]);
  });

  test('costs a paisa less with IGST: order, document, money and request are equal', async () => {
    await desk().perform('ask-payment', odd);
    expect(await openOrder(desk(), outside)).toMatchObject({ status: 200, amount: 418_959 });
    expect(await openOrder(desk())).toMatchObject({ status: 200, amount: 418_960 });
    await payDue(desk(), outside);
    const { documents, requests } = await desk().file();
    expect(documents).toMatchObject([
      { taxablePaise: 355_050, igstPaise: 63_909, cgstPaise: 0, totalPaise: 418_959 },
    ]);
    expect(documents[0]?.roundingPaise).toBeUndefined();
    expect(requests[0]?.parts[0]?.amountPaise).toBe(418_959);
    expect(requests[0]?.amountPaise).toBe(837_919);
    expect(await readPage(desk())).toContain('₹4,189.59');
  });

  test('that was transferred as it was asked for shows the paisa as rounding off', async () => {
    await desk().perform('ask-payment', odd);
    const paid = { ...byBank, amount: '4189.60', state: '29', invoiceName: 'Divya Sample' };
    expect((await desk().perform('paid-elsewhere', paid)).status).toBe(200);
    expect((await desk().file()).documents).toMatchObject([
      { igstPaise: 63_909, totalPaise: 418_960, roundingPaise: 1 },
    ]);
  });

  test('can be entered as transferred with IGST, too', async () => {
    await desk().perform('ask-payment', odd);
    const paid = { ...byBank, amount: '4189.59', state: '29', invoiceName: 'Divya Sample' };
    expect((await desk().perform('paid-elsewhere', paid)).status).toBe(200);
    expect((await desk().file()).documents[0]?.roundingPaise).toBeUndefined();
  });
});

describe('a refund', () => {
  test('is exactly what was entered; what no taxable value yields is rounding off', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const { invoice } = await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
    for (const amount of ['100.07', '100.08', '100.09', '11381.76']) {
      const back = { payment: invoice, amount, reason: 'Agreed' };
      expect((await desk().perform('refund', back)).status).toBe(200);
    }
    const notes = (await desk().file()).documents.filter(({ kind }) => kind === 'credit-note');
    for (const note of notes) {
      expect(note.cgstPaise).toBe(note.sgstPaise);
      const rounding = note.roundingPaise ?? 0;
      expect(Math.abs(rounding)).toBeLessThanOrEqual(2);
      expect(note.taxablePaise + 2 * note.cgstPaise + rounding).toBe(note.totalPaise);
    }
    expect(notes.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(1_168_200);
  });

  test('after 30 November of the year after is a commercial credit without tax, and the desk says so before', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const { invoice } = await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
    desk().clock.now = Date.parse('2027-11-30T18:00:00+05:30');
    const back = { payment: invoice, amount: '1000', reason: 'Agreed' };
    expect((await desk().perform('refund', back)).creditNote).toBe('CN/27-28/00001');
    desk().clock.now = Date.parse('2027-12-01T09:00:00+05:30');
    const { reference } = desk();
    const path = `/desk/${reference}?refund=${encodeURIComponent(invoice ?? '')}`;
    const html = await readSignedIn(desk(), deskRefund, path, { reference });
    expect(html).toContain('documented without tax');
    const late = await desk().perform('refund', back);
    expect(late.creditNote).toBe('CC/27-28/00001');
    const note = (await desk().file()).documents.find(({ number }) => number === late.creditNote);
    expect(note).toMatchObject({
      ...{ isCommercial: true, taxablePaise: 0, cgstPaise: 0, sgstPaise: 0 },
      totalPaise: 100_000,
    });
    const rest = { ...back, amount: '9682' };
    expect(await desk().perform('refund', rest)).toMatchObject({ payment: { state: 'refunded' } });
  });
});
