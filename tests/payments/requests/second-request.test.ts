/** No payment is hidden by what was asked for or cancelled later (fourth.md 1.1). */
import { describe, expect, test } from '@jest/globals';
import { GET as deskPage } from '#app/desk/[reference]/route';
import { levelDetails } from '#data/certification';
import { inRupees, withGst } from '#lib/platform/values/money';
import { readSignedIn } from '#tests/desk/desk-samples';
import { byBank, openPayDesk, twoParts } from '#tests/payments/requests/pay-desk';
import { openOrder, payDue, readPage } from '#tests/payments/requests/pay-visitor';
import { forEachTest } from '#tests/setup/for-each-test';

/** Rupees of a further attempt at the exam, GST included. */
const exam = withGst(levelDetails.foundation.examFee).total;

const desk = forEachTest(openPayDesk);

const onDesk = () =>
  readSignedIn(desk(), deskPage, `/desk/${desk().reference}`, { reference: desk().reference });

/** The payments that a form `refund` of the page names. */
const refundable = (html: string) =>
  [...html.matchAll(/<form[^>]*>(?:(?!<\/form>).)*name="action" value="refund".*?<\/form>/gs)].map(
    ([form]) => /name="payment" value="([^"]*)"/.exec(form)?.[1],
  );

const requests = (html: string) =>
  [...html.matchAll(/data-request="(P-[^"]*)" data-state="([^"]*)"/g)].map(([, , state]) => state);

const mainOf = (html: string) => /<main[^>]*>/.exec(html)?.[0] ?? '';

async function payAndCancelAnother() {
  await desk().perform('ask-payment', { line: 'module-5' });
  const { invoice } = await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
  await desk().perform('ask-payment', { line: 'exam-foundation' });
  await desk().perform('cancel-payment');
  return invoice ?? '';
}

describe('a second request on the same enquiry', () => {
  test('that is cancelled leaves the first payment refundable, its invoice on the page, and who paid enrolled', async () => {
    const invoice = await payAndCancelAnother();
    const visitor = await readPage(desk());
    expect(visitor).toContain(`/invoice/${invoice.replaceAll('/', '-')}`);
    expect(visitor).not.toContain('You owe nothing');
    expect(mainOf(visitor)).toMatch(/data-payment="paid".*data-enrolled="yes"/);
    const html = await onDesk();
    expect(refundable(html)).toEqual([invoice]);
    expect(requests(html)).toEqual(['paid', 'cancelled']);
    expect(html).toContain('<dt>Asked for</dt><dd>₹11,682</dd>');
    expect(html).toContain('<dt>Received</dt><dd>₹11,682</dd>');
    expect(html).toContain('<b class="sum">₹0</b>');
  });

  test('that is paid as well has its own invoice and its own refund; the first can still go back', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    const first = await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
    await desk().perform('ask-payment', { line: 'module-6' });
    await payDue(desk());
    const { documents } = await desk().file();
    const html = await onDesk();
    expect(refundable(html)).toHaveLength(2);
    expect(html).toContain('<dt>Received</dt><dd>₹23,364</dd>');
    const visitor = await readPage(desk());
    for (const { number } of documents) {
      expect(visitor).toContain(`/invoice/${number.replaceAll('/', '-')}`);
    }
    const back = { payment: first.invoice, amount: '11682', reason: 'Has it already' };
    expect(await desk().perform('refund', back)).toMatchObject({ status: 200 });
    // The other module is paid for.
    const after = await readPage(desk());
    expect(mainOf(after)).toContain('data-enrolled="yes"');
    expect(after).toContain('Credit note CN/26-27/00001');
    expect(refundable(await onDesk())).toHaveLength(1);
  });

  test('while it is open, it is the one that can be paid, by its number or without one', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await desk().perform('paid-elsewhere', { ...byBank, amount: '11682' });
    await desk().perform('ask-payment', { line: 'exam-foundation' });
    expect(mainOf(await readPage(desk()))).toContain(
      `data-payment="open" data-due="${exam * 100}"`,
    );
    expect(await openOrder(desk())).toMatchObject({ status: 200, amount: exam * 100 });
    const [, paid] = (await desk().file()).requests;
    const named = { state: '33', invoiceName: 'Divya', request: paid?.number ?? '' };
    expect(await openOrder(desk(), named)).toMatchObject({
      status: 409,
      message: expect.stringContaining('already paid'),
    });
  });

  test('a part that was paid before the rest was cancelled stays beside the new request', async () => {
    await desk().perform('ask-payment', twoParts);
    const { invoice } = await desk().perform('paid-elsewhere', byBank);
    await desk().perform('cancel-payment');
    await desk().perform('ask-payment', { line: 'exam-foundation' });
    const html = await onDesk();
    expect(requests(html)).toEqual(['open', 'cancelled']);
    expect(refundable(html)).toEqual([invoice]);
    expect(html).toContain(`<dt>Asked for</dt><dd>${inRupees(10_030 + exam)}</dd>`);
    const visitor = await readPage(desk());
    expect(visitor).toContain('The rest of this request was cancelled');
    expect(mainOf(visitor)).toContain(
      `data-payment="open" data-due="${exam * 100}" data-enrolled="yes"`,
    );
  });

  test('once all of it went back nobody is enrolled, and every document is still on the page', async () => {
    const invoice = await payAndCancelAnother();
    await desk().perform('refund', { payment: invoice, amount: '11682', reason: 'Cannot come' });
    const visitor = await readPage(desk());
    expect(mainOf(visitor)).toMatch(/data-payment="refunded" data-enrolled="no"/);
    expect(visitor).not.toContain('enquiry is closed');
    expect(visitor).toContain('Tax invoice HOA/26-27/00001');
    expect(visitor).toContain('Credit note CN/26-27/00001');
    expect(visitor).toContain('we will transfer it to your account');
  });

  test('where nothing was ever paid and all is cancelled, no request counts', async () => {
    await desk().perform('ask-payment', { line: 'module-5' });
    await desk().perform('cancel-payment');
    expect(mainOf(await readPage(desk()))).toMatch(/data-payment="none" data-enrolled="no"/);
  });
});
