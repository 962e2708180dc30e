/** Whoever changes what a browser sends pays neither less nor for another, and learns nothing. */
import { describe, expect, test } from '@jest/globals';
import { GET as invoicePage } from '#app/enquiry/[token]/invoice/[number]/route';
import { enquiryToken, hashOf } from '#lib/server/store/enquiries/page-link';
import { numberInPath } from '#lib/shared/payments/number-mark';
import { newBrowser } from '#tests/server/desk/desk-site';
import { openPayDesk } from '#tests/server/payments/requests/pay-desk';
import { openOrder, payDue, payOrder, verify } from '#tests/server/payments/requests/pay-visitor';
import { enquiryOf } from '#tests/server/store/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(openPayDesk);
const asked = { line: 'module-5' };
const file = () => desk().site.store.findPaymentFile(desk().id);

/** Somebody else, with an enquiry of their own. */
async function other() {
  const { store } = desk().site;
  const made = enquiryOf({ kind: 'certificate' });
  const token = await enquiryToken(store, made.id);
  const enquiry = { ...made.enquiry, tokenHash: hashOf(token) };
  await store.recordSubmission({ ...made, enquiry }, []);
  return { token };
}

describe('an order', () => {
  test('costs what the store says, whatever amount, line or part comes along', async () => {
    await desk().deed('ask-payment', asked);
    const typed = { state: '33', invoiceName: 'Divya Sample' };
    const cheap = {
      amount: '100',
      amountPaise: '100',
      line: 'exam-foundation',
      part: '2',
      discount: '9000',
    };
    const opened = await openOrder(desk(), { ...typed, ...cheap });
    expect(opened).toMatchObject({ status: 200, amount: 11_682_00 });
  });

  test('of another’s request, or of one that was replaced, is refused', async () => {
    const first = await desk().deed('ask-payment', asked);
    const stranger = await other();
    expect((await openOrder(stranger)).status).toBe(409);
    await desk().deed('ask-payment', { line: 'module-1' });
    const typed = { state: '33', invoiceName: 'Divya Sample' };
    const stale = await openOrder(desk(), { ...typed, request: first.payment?.number ?? '' });
    expect(stale.status).toBe(409);
    expect(stale.enquiry).toBe(`/enquiry/${desk().token}`);
  });

  test('of less money than was asked pays nothing, and staff are told', async () => {
    await desk().deed('ask-payment', asked);
    const opened = await openOrder(desk());
    await verify(await payOrder(desk(), opened.order_id, 100), opened.browser);
    const { documents, requests, strays } = await file();
    expect(documents).toEqual([]);
    expect(requests[0]?.state).toBe('open');
    expect(strays).toMatchObject([{ why: 'amount', amountPaise: 100 }]);
  });
});

describe('what a checkout hands back', () => {
  test('with another signature, payment or order is no payment', async () => {
    await desk().deed('ask-payment', asked);
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
      expect((await file()).documents).toEqual([]);
    }
    expect((await verify(signed, opened.browser)).status).toBe(200);
  });

  test('sent again, and again by others, makes one invoice', async () => {
    await desk().deed('ask-payment', asked);
    const { signed, opened } = await payDue(desk());
    const again = await Promise.all([
      verify(signed, opened.browser),
      verify(signed, opened.browser),
      verify(signed),
    ]);
    expect(again.every(({ status }) => status < 500)).toBe(true);
    const { documents, strays } = await file();
    expect(documents).toHaveLength(1);
    expect(strays).toEqual([]);
  });
});

describe('an invoice', () => {
  test('opens by the link of its own enquiry alone, and says what was paid', async () => {
    await desk().deed('ask-payment', asked);
    await payDue(desk(), { state: '29', invoiceName: 'Divya Sample' });
    const [invoice] = (await file()).documents;
    const number = numberInPath(invoice?.number ?? '');
    const path = `/enquiry/x/invoice/${number}`;
    const open = (token: string) => newBrowser().ask(invoicePage, path, {}, { token, number });
    const html = await (await open(desk().token)).text();
    expect(html).toContain('data-taxable="990000" data-cgst="0" data-sgst="0" data-igst="178200"');
    expect(html).toContain('Karnataka (29)');
    const stranger = await open((await other()).token);
    expect(stranger.status).toBe(404);
    expect(await stranger.text()).not.toContain('Divya');
  });
});
