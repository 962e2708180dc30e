import { beforeEach, describe, expect, test } from '@jest/globals';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { GET as zip } from '#app/desk/gstr1.zip/route';
import { GET as exported } from '#app/desk/payments/export/route';
import { GET as page } from '#app/desk/payments/route';
import { GET as csv } from '#app/desk/payments.csv/route';
import { newBrowser, openDeskSite, type RouteCall, signedInBrowser } from '#tests/desk/desk-site';
import {
  at,
  creditNoteRow,
  invoiceRow,
  partRow,
  requestRow,
  storeDocuments,
  strayRow,
} from '#tests/platform/db/book-samples';
import { onTables } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { forEachTest } from '#tests/setup/for-each-test';

const desk = forEachTest(() => openDeskSite());
const inTables = (work: Parameters<typeof onTables<void>>[1]) =>
  onTables({ dataDir: desk().context.env.DATA_DIR }, work);
const words = (html: string) => html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');

async function read(call: RouteCall, path: string) {
  const browser = await signedInBrowser(desk());
  return browser.ask(call, path);
}

/** November with every table of GSTR-1 in it, and one invoice of October. */
async function fill() {
  const registered = { gstin: '29AAPFU0939F1ZR', place_of_supply: '29' };
  const inNovember = (day: string) => ({ issued_at: at(`2026-11-${day}T12:00`) });
  const b2b = invoiceRow({ ...registered, ...inNovember('02'), name: '=Traders, "Sample"' });
  const b2cl = invoiceRow({ taxable: 1_29_600, place_of_supply: '29', ...inNovember('03') });
  const rows = [
    b2b,
    b2cl,
    invoiceRow({ taxable: 450, ...inNovember('23') }),
    invoiceRow({ taxable: 333.33, place_of_supply: '36', ...inNovember('23') }),
    creditNoteRow(b2b, { taxable: 1_000, ...inNovember('24') }),
    creditNoteRow(b2cl, { taxable: 2_000, ...inNovember('24') }),
    invoiceRow({ taxable: 500, issued_at: at('2026-10-31T23:59') }),
  ];
  await inTables((db) => storeDocuments(db, rows));
}

describe('what staff see', () => {
  test('of an empty desk: nobody owes anything, and nothing was received', async () => {
    const html = await (await read(page, '/desk/payments')).text();
    expect(words(html)).toContain(
      'No payments pending. To make a request, open an enquiry and choose Ask for payment.',
    );
    expect(words(html)).toContain('We received nothing in this month.');
    expect(html).toContain('data-state="empty"');
  });

  test('who owes is before what came, each group with its sum', async () => {
    await fill();
    const { store } = desk().context;
    const made = enquiryOf({ name: 'Ravi Sample', phone: '9840012345' });
    await store.recordSubmission(made, []);
    const { reference } = made.enquiry;
    const of = { enquiry_id: made.id, reference };
    await inTables(async (db) => {
      const requests = [requestRow('P-1', { ...of, state: 'part' }), requestRow('P-2')];
      await db.insertInto('payment_requests').values(requests).execute();
      const parts = [
        partRow('P-1', 1, '2026-10-20', { paid_at: 1 }),
        partRow('P-1', 2, '2026-11-20', { reminded: '2026-11-20' }),
        partRow('P-2', 1, '2026-11-27'),
      ];
      await db.insertInto('payment_parts').values(parts).execute();
      await db.insertInto('stray_payments').values(strayRow('pay_9')).execute();
    });
    const html = await (await read(page, '/desk/payments')).text();
    const text = words(html);
    for (const said of [
      '₹20,060 pending',
      '₹10,030 overdue , ₹10,030 open, ₹10,030 to refund, ₹0 to transfer. Tue 24 Nov 2026, 11:40 AM',
      'Overdue 1 ₹10,030 Fri 20 Nov 4 days late Ravi Sample P-1 AcSS 5 ₹10,030 part 2 of 2 Overdue reminded Fri 20 Nov',
      'Open 1 ₹10,030 Fri 27 Nov in 3 days',
      'To go back 1 ₹10,030 Mon 23 Nov 4:00 PM',
      'Paid twice ₹10,030 pay_9 Refund to be sent',
      'Received this week 2 ₹924.33',
    ]) {
      expect(text).toContain(said);
    }
    expect(html).toContain(`href="/desk/${reference}"`);
    expect(html).toContain('href="tel:+919840012345"');
    expect(text.indexOf('Overdue 1')).toBeLessThan(text.indexOf('Received this week'));
  });

  test('a name, a request, an invoice or a payment is found, and what is not is said', async () => {
    await fill();
    const found = words(await (await read(page, '/desk/payments?q=traders')).text());
    expect(found).toContain('Received 1');
    const none = words(await (await read(page, '/desk/payments?q=98765')).text());
    expect(none).toContain('Nobody here has “98765” in a name or a number.');
    const refunded = words(await (await read(page, '/desk/payments?show=refunded')).text());
    expect(refunded).toContain('Refunded 2 ₹3,540');
    for (const odd of ['?show=x&page=-1', '?page=1e9', '?month=9999-99', '?q=%00%27']) {
      expect((await read(page, `/desk/payments${odd}`)).status).toBe(200);
    }
  });
});

describe('what goes out', () => {
  beforeEach(fill);

  test('GSTR-1 is a CSV a table, and adds up with the page', async () => {
    const answer = await read(zip, '/desk/gstr1.zip?month=2026-11');
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('gstr1-2026-11.zip');
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    expect(Object.keys(files)).toEqual(
      'b2b b2cl b2cs cdnr cdnur hsn-b2b hsn-b2c docs'.split(' ').map((name) => `${name}.csv`),
    );
    const table = (name: string): Record<string, string>[] =>
      parse(strFromU8(files[`${name}.csv`] ?? new Uint8Array()), { columns: true });
    expect(table('b2b')).toMatchObject([
      {
        'GSTIN/UIN of Recipient': '29AAPFU0939F1ZR',
        // A spreadsheet would work it out.
        'Receiver Name': '\'=Traders, "Sample"',
        'Invoice date': '02-Nov-2026',
        'Invoice Value': '10620',
        'Place Of Supply': '29-Karnataka',
        Rate: '18',
        'Taxable Value': '9000',
      },
    ]);
    expect(table('b2cl')).toHaveLength(1);
    expect(table('cdnr')).toHaveLength(1);
    expect(table('cdnur')).toMatchObject([{ 'UR Type': 'B2CL', 'Note Value': '2360' }]);
    expect(table('b2cs').map((row) => row['Place Of Supply'])).toEqual([
      '33-Tamil Nadu',
      '36-Telangana',
    ]);
    const sum = (name: string, sign = 1) =>
      table(name).reduce(
        (all, row) => all + sign * Math.round(Number(row['Taxable Value']) * 100),
        0,
      );
    const all = sum('b2b') + sum('b2cl') + sum('b2cs') + sum('cdnr', -1) + sum('cdnur', -1);
    expect(all).toBe(sum('hsn-b2b') + sum('hsn-b2c'));
    const html = await (await read(page, '/desk/payments?month=2026-11')).text();
    const row = /<tr data-month="2026-11">.*?<\/tr>/.exec(html)?.[0] ?? '';
    expect(/data-l="Taxable value" data-paise="(\d+)"/.exec(row)?.[1]).toBe(String(all));
    expect(words(html)).toContain('b2cl 1 ₹1,29,600 ₹23,328');
    expect(words(html)).toContain('cdnr 1 -₹1,000 -₹180');
  });

  test('every row is in the CSV of its month, credit notes below zero', async () => {
    const answer = await read(csv, '/desk/payments.csv?month=2026-11');
    expect(answer.headers.get('content-disposition')).toContain('payments-2026-11.csv');
    const rows: Record<string, string>[] = parse(await answer.text(), { columns: true, bom: true });
    expect(rows).toHaveLength(6);
    const total = rows.reduce((sum, row) => sum + Math.round(Number(row.Total) * 100), 0);
    const html = await (await read(page, '/desk/payments')).text();
    expect(html).toMatch(
      new RegExp(`data-month="2026-11".*?data-l="Received" data-paise="${total}"`),
    );
  });

  test.each([
    ['gstr1', '/desk/gstr1.zip?month=2026-11'],
    ['rows', '/desk/payments.csv?month=2026-11'],
  ])('the form leads to its file: %s', async (what, file) => {
    const answer = await read(exported, `/desk/payments/export?month=2026-11&what=${what}`);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(file);
  });

  test.each([
    ['zip', zip, '/desk/gstr1.zip'],
    ['csv', csv, '/desk/payments.csv'],
  ] as const)(
    'the %s asks for a sign-in of less than an hour and a month',
    async (_, call, path) => {
      const browser = await signedInBrowser(desk());
      desk().clock.now += 61 * 60_000;
      const late = await browser.ask(call, `${path}?month=2026-11`);
      expect(late.status).toBe(303);
      expect(late.headers.get('location')).toContain('again=1');
      const stranger = await newBrowser().ask(call, `${path}?month=2026-11`);
      expect(stranger.headers.get('location')).toContain('/desk/sign-in');
      for (const month of ['', '?month=2027-01', '?month=2026-00', '?month=../../x']) {
        expect((await read(call, path + month)).status).toBe(404);
      }
    },
  );
});
