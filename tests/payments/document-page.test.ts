import { beforeEach, describe, expect, test } from '@jest/globals';
import { GET as deskInvoice } from '#app/desk/payments/[number]/route';
import { GET as visitorInvoice } from '#app/enquiry/[token]/invoice/[number]/route';
import { enquiryToken } from '#lib/enquiries/credentials';
import { numberInPath } from '#lib/payments/rules/requests';
import { hashOf } from '#lib/platform/values/token';
import { type DeskSite, newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { at, creditNoteRow, invoiceRow, storeDocuments } from '#tests/platform/db/book-samples';
import { onTables } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(() => openDeskSite());
const gstin = '29AAPFU0939F1ZR';

const inTables = (work: Parameters<typeof onTables<void>>[1], { context }: DeskSite = desk()) =>
  onTables({ dataDir: context.env.DATA_DIR }, work);

/** An enquiry and the token of its page. */
async function newEnquiry() {
  const { store } = desk().context;
  const made = enquiryOf();
  const token = await enquiryToken(store, made.id);
  const enquiry = { ...made.enquiry, tokenHash: hashOf(token) };
  await store.recordSubmission({ ...made, enquiry }, []);
  return { id: made.id, token };
}

const open = (token: string, of: string) => {
  const number = numberInPath(of);
  const path = `/enquiry/${token}/invoice/${number}`;
  return newBrowser().ask(visitorInvoice, path, {}, { token, number });
};

const invoice = invoiceRow({
  taxable: 8_500,
  gstin,
  state: '29',
  place_of_supply: '29',
  name: 'Sample <Traders>',
  address: '2 Sample Street\nBengaluru 560001',
  issued_at: at('2026-11-26T11:20'),
  method: 'upi',
  payment: 'UTR42',
});
const note = creditNoteRow(invoice, { issued_at: at('2026-11-27T10:14') });

describe('an invoice on the page of its enquiry', () => {
  let enquiry: { readonly id: string; readonly token: string };
  beforeEach(async () => {
    enquiry = await newEnquiry();
    const of = { enquiry_id: enquiry.id };
    await inTables((db) =>
      storeDocuments(db, [
        { ...invoice, ...of },
        { ...note, ...of },
      ]),
    );
  });

  test('has on it what rule 46 asks for, and its sums in paise for who reads no words', async () => {
    const answer = await open(enquiry.token, invoice.number);
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(
      /<main[^>]*data-taxable="850000" data-cgst="0" data-sgst="0" data-igst="153000" data-total="1003000"/,
    );
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Tax invoice',
      invoice.number,
      'Thu 26 Nov 2026',
      'Karnataka (29)',
      'Reverse charge No',
      'GSTIN 33SAMPL0000S1Z8 Sample',
      'Sample &lt;Traders&gt; 2 Sample Street Bengaluru 560001 Karnataka (29)',
      `GSTIN ${gstin}`,
      'AcSS 5, GST fundamentals Training, 20 hours',
      '999293',
      'IGST 18% ₹1,530',
      'Rupees ten thousand thirty only',
      '₹10,030 on Thu 26 Nov 2026, by UPI Payment UTR42',
    ]) {
      expect(text).toContain(said);
    }
    expect(text).not.toMatch(/CGST 9%|SGST/);
    expect(html).not.toContain('<script');
  });

  test('is stored by nobody and announced to nobody', async () => {
    const { headers } = await open(enquiry.token, invoice.number);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('its credit note names it, why, and what to reverse, with a line to sign', async () => {
    const html = await (await open(enquiry.token, note.number)).text();
    const text = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      'Credit note',
      `For invoice ${invoice.number} of Thu 26 Nov 2026`,
      'Cancelled within 24 hours of paying.',
      'Credited ₹10,030',
      'reverse ₹1,530',
      'Authorised signatory',
    ]) {
      expect(text).toContain(said);
    }
  });

  test('opens by no other link, and no other number by this one', async () => {
    const other = await newEnquiry();
    for (const [token, number] of [
      [other.token, invoice.number],
      [enquiry.token, 'HOA/26-27/99999'],
      [enquiry.token, "HOA' or 1=1"],
      [enquiry.token, invoice.number.toLowerCase()],
      ['nonsense', invoice.number],
    ] as const) {
      const answer = await open(token, number);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toContain('Sample');
    }
  });
});

test('staff open any of them, also of who was erased, and strangers none', async () => {
  await inTables((db) => storeDocuments(db, [{ ...invoice, name: '', address: '' }]));
  const params = { number: numberInPath(invoice.number) };
  const path = `/desk/payments/${params.number}`;
  const browser = await signedInBrowser(desk());
  const html = await browser.read(deskInvoice, path, params);
  expect(html).toContain('Name erased on request');
  expect(html).toContain('data-total="1003000"');
  const unknown = await browser.ask(deskInvoice, path, {}, { number: 'HOA-26-27-99999' });
  expect(unknown.status).toBe(404);
  const stranger = await newBrowser().ask(deskInvoice, path, {}, params);
  expect(stranger.status).toBe(303);
});
