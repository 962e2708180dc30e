import { describe, expect, it } from '@jest/globals';
import type { PaymentGroup } from '#lib/accounting/queries/payments';
import { sumOf, tableOf } from '#lib/accounting/rules/returns';
import {
  type Entry,
  entriesOf,
  monthsUntil,
  monthTotals,
  readMonth,
  tableTotals,
} from '#lib/accounting/views';
import { readEnv } from '#lib/platform/config/env';
import {
  at,
  creditNoteRow,
  invoiceRow,
  partRow,
  refundRow,
  requestRow,
  storeDocuments,
  strayRow,
} from '#tests/platform/db/book-samples';
import { onTables, testedEngines } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { orderOf, receiptOf } from '#tests/platform/db/order-samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const now = at('2026-11-24T11:40');
const env = readEnv({});
const gstin = '29AAPFU0939F1ZR';

describe.each(testedEngines)('the books, on %s', (_engine, newPlace) => {
  const { store, place } = newStoreForEachTest(newPlace);
  const inTables = (work: Parameters<typeof onTables<void>>[1]) => onTables(place, work);

  it('finds a document with what is said beside it', async () => {
    const request = 'P-20261124-7K3M';
    const invoice = invoiceRow({ request, part: 1 });
    const note = creditNoteRow(invoice, { issued_at: at('2026-11-27T10:14') });
    await inTables(async (db) => {
      await db
        .insertInto('payment_requests')
        .values(requestRow(request, { state: 'part' }))
        .execute();
      const paid = partRow(request, 1, '2026-12-01', { paid_at: now });
      await db
        .insertInto('payment_parts')
        .values([partRow(request, 2, '2027-01-01'), paid])
        .execute();
      await storeDocuments(db, [invoice, note]);
      await db.insertInto('refunds').values(refundRow(note.number)).execute();
    });
    const found = await store.findDocument(invoice.number);
    expect(found?.document).toMatchObject({ kind: 'invoice', totalPaise: 10_620_00, request });
    expect(found?.around).toMatchObject({
      discount: { paise: 1_000_00, ofPaise: 18_000_00, reason: 'second enrolment with HOA' },
      parts: [
        { part: 1, isOpen: false },
        { part: 2, due: '2027-01-01', isOpen: true, amountPaise: 10_030_00 },
      ],
    });
    const credited = await store.findDocument(note.number);
    expect(credited?.document.ofInvoice).toBe(invoice.number);
    expect(credited?.around).toMatchObject({
      invoicedAt: at('2026-11-24T11:20'),
      refund: { state: 'refunded', providerRefundId: 'rfnd_1' },
    });
    expect(await store.findDocument('HOA/26-27/99999')).toBeUndefined();
  });

  it('sums by month and by table what the documents say, webinars among them', async () => {
    const made = Array.from({ length: 60 }, (_, each) =>
      invoiceRow({
        taxable: 500 + each * 3_777.77,
        gstin: each % 4 === 0 ? gstin : '',
        place_of_supply: ['33', '29', '36'][each % 3] ?? '33',
        issued_at: at(
          `2026-${each % 2 ? '10' : '11'}-${String(1 + (each % 28)).padStart(2, '0')}T00:00`,
        ),
      }),
    );
    const notes = made
      .filter((_, each) => each % 5 === 0)
      .map((row) =>
        creditNoteRow(row, { taxable: row.taxable_paise / 300, issued_at: at('2026-11-30T23:59') }),
      );
    await inTables((db) => storeDocuments(db, [...made, ...notes]));
    const order = orderOf();
    await store.recordOrder(order);
    const submission = enquiryOf({ id: order.id, kind: 'webinar-paid' });
    await store.receiveOrder(receiptOf(order, 'pay_webinar', { submission }));

    const books = { store, env };
    const totals = await monthTotals(books, monthsUntil(now, 3));
    expect(totals.map(({ month }) => month.id)).toEqual(['2026-11', '2026-10', '2026-09']);
    const all: Entry[] = [];
    for (const { month, invoices, creditNotes, amounts } of totals) {
      const entries = await entriesOf(books, month);
      all.push(...entries);
      expect(amounts).toEqual(sumOf(entries));
      expect(invoices).toBe(entries.filter(({ kind }) => kind === 'invoice').length);
      expect(creditNotes).toBe(entries.length - invoices);
      for (const { table, taxablePaise, taxPaise } of await tableTotals(books, month)) {
        const own = sumOf(entries.filter((each) => tableOf(each) === table));
        expect([table, taxablePaise]).toEqual([table, own.taxablePaise]);
        expect(taxPaise).toBe(own.cgstPaise + own.sgstPaise + own.igstPaise);
      }
    }
    expect(totals[2]?.amounts.totalPaise).toBe(0);
    const webinar = all.find(({ payment }) => payment === 'pay_webinar');
    expect(webinar).toMatchObject({ totalPaise: 499_00, taxablePaise: 422_88, cgstPaise: 38_06 });
    expect(await store.findDocument(webinar?.number ?? '')).toMatchObject({
      document: { enquiryId: order.id },
      order: { edition: order.edition, providerOrderId: order.providerOrderId },
    });
    const { rows } = await store.listPayments({
      ...{ group: 'received', today: '2026-11-24', query: 'pay_webinar', limit: 50, offset: 0 },
    });
    const { reference } = submission.enquiry;
    expect(rows).toMatchObject([
      { hasEnquiry: true, reference, labels: ['Live webinar: Webinar'] },
    ]);
  });

  it('a month begins and ends at midnight in India', async () => {
    const rows = ['2026-10-31T23:59', '2026-11-01T00:00', '2026-11-30T23:59', '2026-12-01T00:00'];
    await inTables((db) =>
      storeDocuments(
        db,
        rows.map((time) => invoiceRow({ issued_at: at(time) })),
      ),
    );
    const month = readMonth('2026-11', at('2026-12-02T09:00'));
    expect(month && (await entriesOf({ store, env }, month))).toHaveLength(2);
    expect(readMonth('2026-13', now)).toBeUndefined();
    expect(readMonth('2026-12', now)).toBeUndefined();
    expect(readMonth("2026-11' or 1=1", now)).toBeUndefined();
  });

  it('lists open amounts, refunds and receipts, in groups with their sums', async () => {
    await inTables(async (db) => {
      const requests = [
        requestRow('P-1', { state: 'part' }),
        requestRow('P-2'),
        requestRow('P-3', { until: '2026-11-20' }),
        requestRow('P-4', { state: 'cancelled' }),
      ];
      await db.insertInto('payment_requests').values(requests).execute();
      const parts = [
        partRow('P-1', 1, '2026-10-20', { paid_at: 1 }),
        partRow('P-1', 2, '2026-11-20', { reminded: '2026-11-20' }),
        partRow('P-1', 3, '2026-12-20'),
        partRow('P-2', 1, '2026-12-01'),
        partRow('P-3', 1, '2026-11-20'),
        partRow('P-4', 1, '2026-12-01', { cancelled_at: 1 }),
      ];
      await db.insertInto('payment_parts').values(parts).execute();
      await db.insertInto('stray_payments').values(strayRow('pay_stray')).execute();
      const [before, week] = [at('2026-11-20T10:00'), at('2026-11-23T10:00')];
      const invoice = invoiceRow({ issued_at: before, name: 'Priya Sample' });
      await storeDocuments(db, [
        invoice,
        invoiceRow({ issued_at: week, request: 'P-1', part: 1, name: '100% Ravi_Sample' }),
        creditNoteRow(invoice, { issued_at: week }),
      ]);
    });
    const weekFrom = at('2026-11-23T00:00');
    const sums = await store.sumGroups('2026-11-24', weekFrom);
    expect(sums).toEqual({
      overdue: { many: 1, paise: 10_030_00 },
      open: { many: 2, paise: 20_060_00 },
      expired: { many: 1, paise: 20_060_00 },
      back: { many: 1, paise: 10_030_00 },
      transfer: { many: 0, paise: 0 },
      received: { many: 1, paise: 10_620_00 },
      refunded: { many: 1, paise: 10_620_00 },
    });
    expect(await store.countOverdue('2026-11-24')).toBe(1);
    const asked = { today: '2026-11-24', query: '', limit: 50, offset: 0 };
    const rows = async (group: PaymentGroup, query = '') =>
      (await store.listPayments({ ...asked, group, query })).rows;
    expect(await rows('overdue')).toMatchObject([
      {
        on: '2026-11-20',
        request: 'P-1',
        part: 2,
        parts: 3,
        reminded: '2026-11-20',
        labels: ['AcSS 5'],
      },
    ]);
    expect((await rows('open')).map(({ request, part }) => [request, part])).toEqual([
      ['P-2', 1],
      ['P-1', 3],
    ]);
    expect(await rows('back')).toMatchObject([{ payment: 'pay_stray', why: 'twice' }]);
    expect((await rows('received')).map(({ name }) => name)).toEqual([
      '100% Ravi_Sample',
      'Priya Sample',
    ]);
    expect(await rows('received', 'priya')).toHaveLength(1);
    expect(await rows('received', 'p-1')).toMatchObject([{ name: '100% Ravi_Sample' }]);
    expect(await rows('received', '0% R')).toHaveLength(1);
    expect(await rows('received', 'pri\u200dya')).toHaveLength(1);
    expect(await rows('received', '_')).toHaveLength(2);
    expect(await rows('received', 'i_s')).toHaveLength(1);
    expect(await rows('received', '\\')).toHaveLength(0);
    expect(await rows('refunded')).toMatchObject([{ labels: ['AcSS 5, GST fundamentals'] }]);
    const page = { ...asked, group: 'received', query: 'sample', limit: 1 } as const;
    expect(await store.listPayments(page)).toMatchObject({ rows: [{}], more: true });
    const second = await store.listPayments({ ...asked, group: 'received', limit: 1, offset: 1 });
    expect(second.rows.map(({ name }) => name)).toEqual(['Priya Sample']);
  });

  it('lists what staff have to transfer in one group, by the name of its document or of nobody', async () => {
    const invoice = invoiceRow({ issued_at: now, name: 'Priya Sample', method: 'cash' });
    const note = creditNoteRow(invoice, { issued_at: now });
    await inTables(async (db) => {
      await storeDocuments(db, [invoice, note]);
      await db.insertInto('stray_payments').values(strayRow('pay_stray')).execute();
      const open = { provider_refund_id: null, settled_at: null };
      await db
        .insertInto('refunds')
        .values([
          refundRow(note.number, { ...open, method: 'cash', state: 'transfer' }),
          refundRow('', { ...open, credit_note: null, payment: 'pay_stray', state: 'refused' }),
          refundRow('sent', { credit_note: null, state: 'sent' }),
        ])
        .execute();
    });
    const asked = { today: '2026-11-24', query: '', limit: 50, offset: 0 };
    const names = async (group: PaymentGroup, query = '') =>
      (await store.listPayments({ ...asked, group, query })).rows.map(({ name, payment }) => [
        name,
        payment,
      ]);
    expect((await names('transfer')).sort()).toEqual([
      ['', 'pay_stray'],
      ['Priya Sample', note.number],
    ]);
    expect(await names('transfer', 'priya')).toHaveLength(1);
    expect(await names('back')).toEqual([]);
    const sums = await store.sumGroups('2026-11-24', 0);
    expect([sums.transfer, sums.back.many]).toEqual([{ many: 2, paise: 20_060_00 }, 0]);
  });
});
