import { test } from '@jest/globals';
import fc from 'fast-check';
import { gstr1Of } from '#lib/accounting/files/gstr1';
import { supplierOf } from '#lib/accounting/rules/invoice';
import { sumOf } from '#lib/accounting/rules/returns';
import type { TaxDocument } from '#lib/accounting/schema';
import { documentView } from '#lib/accounting/words';
import { amountsOf } from '#lib/payments/rules/requests';
import { booked, creditOf, env, invoicesOf, line } from '#tests/accounting/sale-samples';

const add = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);
const supplier = supplierOf(env);

const sales = fc
  .record({
    fees: fc.array(fc.integer({ min: 1, max: 150_000 }), { minLength: 1, maxLength: 17 }),
    off: fc.double({ min: 0, max: 0.99, noNaN: true }),
    parts: fc.constantFrom(1, 2, 3),
    buyer: fc.constantFrom(
      { state: '33', gstin: '' },
      { state: '29', gstin: '' },
      { state: '29', gstin: '29AAPFU0939F1ZR' },
      { state: '33', gstin: '33AABCU9603R1ZU' },
    ),
    mode: fc.constantFrom('Online', 'Chennai', 'Hyderabad', undefined),
    back: fc.array(fc.double({ min: 0.01, max: 1, noNaN: true }), { maxLength: 3 }),
  })
  .map(({ fees, off, buyer, mode, ...sale }) => ({
    ...sale,
    ...buyer,
    lines: fees.map((fee, at) => line(`module-${at + 1}`, fee, mode)),
    discount: Math.min(Math.floor(add(fees) * off), add(fees) - 1),
  }));

test('of 10,000 requests invoice, ledger and GSTR-1 say the same, to the paisa', () => {
  fc.assert(
    fc.property(sales, ({ back, ...sale }) => {
      const asked = amountsOf(sale.lines, sale.discount * 100, sale.parts);
      const invoices = invoicesOf(sale);
      same(add(invoices.map((each) => each.taxablePaise)), asked.taxablePaise);
      // Asked for with CGST and SGST: across States IGST is rounded once, a paisa off for each part at most.
      const off = add(invoices.map(({ totalPaise }) => totalPaise)) - asked.amountPaise;
      const most = invoices.some(({ igstPaise }) => igstPaise > 0) ? sale.parts : 0;
      if (Math.abs(off) > most) throw new Error(`${off} paise were not asked for`);
      const notes = invoices.flatMap((invoice) => refunds(invoice, back));
      for (const document of [...invoices, ...notes]) addsUp(document);

      const ledger = [
        ...invoices.map((each) => booked(each)),
        ...notes.map((each) => booked(each, totalOf(invoices, each.ofInvoice))),
      ];
      const sheets = gstr1Of(ledger);
      const column = (name: string, heading: string) => {
        const { headings = [], rows = [] } = sheets.find((each) => each.name === name) ?? {};
        const place = headings.indexOf(heading);
        return add(rows.map((row) => Math.round(Number(row[place]) * 100)));
      };
      const codes = (heading: string) => column('hsn-b2b', heading) + column('hsn-b2c', heading);
      const { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = sumOf(ledger);
      const taxable = (...names: string[]) =>
        add(names.map((name) => column(name, 'Taxable Value')));
      same(taxable('b2b', 'b2cl', 'b2cs'), taxablePaise + taxable('cdnr', 'cdnur'));
      same(codes('Total Value'), totalPaise);
      same(codes('Integrated Tax Amount'), igstPaise);
      same(codes('Central Tax Amount'), cgstPaise);
      same(codes('State/UT Tax Amount'), sgstPaise);
    }),
    { numRuns: 10_000 },
  );
});

test('the sheet of each says the same sums', () => {
  fc.assert(
    fc.property(sales, ({ back, ...sale }) => {
      for (const invoice of invoicesOf(sale)) {
        for (const document of [invoice, ...refunds(invoice, back)]) {
          const { feePaise, discountPaise, taxes, amounts } = documentView(document, supplier);
          same(feePaise - discountPaise, amounts.taxablePaise);
          same(amounts.taxablePaise + add(taxes.map(({ paise }) => paise)), document.totalPaise);
        }
      }
    }),
  );
});

/** Half a million comparisons: `expect` takes longer for each than all the sums. */
function same(paise: number, other: number) {
  if (paise !== other) throw new Error(`${paise} is not ${other}`);
}

/** Its lines, its taxes and its sheet come to its total, and nothing is below zero. */
function addsUp(document: TaxDocument) {
  const { lines, taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise } = document;
  const { roundingPaise = 0 } = document;
  const amounts = [taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise];
  if (amounts.some((each) => each < 0 || !Number.isSafeInteger(each))) {
    throw new Error(`below zero, or no whole paise: ${amounts}`);
  }
  same(cgstPaise, sgstPaise);
  if (Math.abs(roundingPaise) > 2) throw new Error(`${roundingPaise} paise are rounded off`);
  same(taxablePaise + cgstPaise + sgstPaise + igstPaise + roundingPaise, totalPaise);
  same(add(lines.map((each) => each.taxablePaise)), taxablePaise);
}

/** Credit notes of one invoice, none of more than is left. */
function refunds(invoice: TaxDocument, shares: readonly number[]): TaxDocument[] {
  const notes: TaxDocument[] = [];
  for (const share of shares) {
    const left = invoice.totalPaise - add(notes.map(({ totalPaise }) => totalPaise));
    const paise = Math.floor(left * share);
    if (paise > 0) notes.push(creditOf(invoice, paise / 100, '2026-12-02', notes));
  }
  return notes;
}

const totalOf = (invoices: readonly TaxDocument[], number: string | undefined) =>
  invoices.find((each) => each.number === number)?.totalPaise;
