/**
 * Ten sales as an accountant would write them out by hand, from Chennai (GSTIN of Tamil Nadu, 33). What is on the
 * right was worked out on paper; fees are those of these examples.
 */
import { expect, test } from '@jest/globals';
import { gstr1Of } from '#lib/accounting/files/gstr1';
import { supplierOf } from '#lib/accounting/rules/invoice';
import type { LedgerDocument } from '#lib/accounting/rules/returns';
import type { TaxDocument } from '#lib/accounting/schema';
import { documentView } from '#lib/accounting/words';
import { booked, creditOf, env, invoicesOf, line } from '#tests/accounting/sale-samples';

/** Rupees: taxable value, CGST, SGST, IGST, total. */
const sums = (of: TaxDocument) =>
  [of.taxablePaise, of.cgstPaise, of.sgstPaise, of.igstPaise, of.totalPaise].map(
    (paise) => paise / 100,
  );

const table = (name: string, ...documents: LedgerDocument[]) =>
  gstr1Of(documents).find((each) => each.name === name)?.rows;

test('1. one module, within Tamil Nadu: CGST and SGST in halves', () => {
  // 9,900 × 9% = 891 twice; 9,900 + 1,782 = 11,682.
  const [invoice] = invoicesOf({ lines: [line('module-5', 9_900)] });
  expect(invoice && sums(invoice)).toEqual([9_900, 891, 891, 0, 11_682]);
  expect(invoice?.placeOfSupply).toBe('33');
  expect(invoice && table('b2cs', booked(invoice))).toEqual([
    ['OE', '33-Tamil Nadu', '', 18, 9_900, 0, ''],
  ]);
});

test('2. online to Karnataka without a GSTIN: IGST, supplied in the buyer’s State', () => {
  // 9,900 × 18% = 1,782.
  const [invoice] = invoicesOf({ lines: [line('module-5', 9_900, 'Online')], state: '29' });
  expect(invoice && sums(invoice)).toEqual([9_900, 0, 0, 1_782, 11_682]);
  expect(invoice && table('b2cs', booked(invoice))).toEqual([
    ['OE', '29-Karnataka', '', 18, 9_900, 0, ''],
  ]);
});

test('2b. the same buyer in the classroom in Chennai: CGST and SGST, the State is beside the name', () => {
  const [invoice] = invoicesOf({ lines: [line('module-5', 9_900, 'Chennai')], state: '29' });
  expect(invoice && sums(invoice)).toEqual([9_900, 891, 891, 0, 11_682]);
  const view = invoice && documentView(invoice, supplierOf(env));
  expect(view?.to).toContain('Karnataka (29)');
  expect(view?.facts).toContainEqual(['Place of supply', 'Tamil Nadu (33)']);
});

test('3. a GSTIN of another State: IGST wherever the lessons are given, and a line of its own in b2b', () => {
  const gstin = '29AAPFU0939F1ZR';
  const [invoice] = invoicesOf({ lines: [line('module-5', 9_900, 'Chennai')], state: '29', gstin });
  expect(invoice && sums(invoice)).toEqual([9_900, 0, 0, 1_782, 11_682]);
  expect(invoice && table('b2b', booked(invoice))).toEqual([
    [
      ...[gstin, 'Asha Sample', 'HOA/26-27/00001', '24-Nov-2026', 11_682],
      ...['29-Karnataka', 'N', '', 'Regular B2B', '', 18, 9_900, 0],
    ],
  ]);
});

test('4. a discount: tax on what is left, shared over the lines in proportion', () => {
  // 8,100 + 9,900 = 18,000; less 1,000 = 17,000. 1,000 × 8,100/18,000 = 450, × 9,900/18,000 = 550.
  // 17,000 × 9% = 1,530 twice; 17,000 + 3,060 = 20,060.
  const lines = [line('module-1', 8_100), line('module-5', 9_900)];
  const [invoice] = invoicesOf({ lines, discount: 1_000 });
  expect(invoice && sums(invoice)).toEqual([17_000, 1_530, 1_530, 0, 20_060]);
  expect(invoice?.lines.map((each) => [each.discountPaise / 100, each.taxablePaise / 100])).toEqual(
    [
      [450, 7_650],
      [550, 9_350],
    ],
  );
});

test('5. three parts: each its invoice, the odd paise on the first, all together the request', () => {
  // 10,000 = 3,333.34 + 3,333.33 + 3,333.33. Tax 1,800: 600.00 + 600.00 + the rest, 600.00.
  // 3,333.34 × 18% = 600.0012 → 600.00; in halves 300.00 + 300.00.
  const invoices = invoicesOf({ lines: [line('module-5', 10_000)], parts: 3 });
  expect(invoices.map(sums)).toEqual([
    [3_333.34, 300, 300, 0, 3_933.34],
    [3_333.33, 300, 300, 0, 3_933.33],
    [3_333.33, 300, 300, 0, 3_933.33],
  ]);
  // 3,933.34 + 2 × 3,933.33 = 11,800.
  expect(invoices.reduce((sum, { totalPaise }) => sum + totalPaise, 0)).toBe(11_800_00);
});

test('6. a part of it goes back: taxable value and tax computed as on the invoice, and all of it together is the invoice', () => {
  // A refund of 5,000 out of 11,682: 4,237.28 × 9% = 381.3552 → 381.36 twice, together 5,000 to the paisa.
  const [invoice] = invoicesOf({ lines: [line('module-5', 9_900)] });
  if (!invoice) throw new Error('there is no invoice');
  const first = creditOf(invoice, 5_000, '2026-11-27');
  expect(sums(first)).toEqual([4_237.28, 381.36, 381.36, 0, 5_000]);
  // The rest, 6,682: 5,662.72 × 9% = 509.6448 → 509.64 twice; nothing is left of the 9,900.
  const second = creditOf(invoice, 6_682, '2026-11-28', [first]);
  expect(sums(second)).toEqual([5_662.72, 509.64, 509.64, 0, 6_682]);
});

test('7. a credit note in the month after: November keeps its tax, December gives it back', () => {
  const gstin = '33AABCU9603R1ZU';
  const [invoice] = invoicesOf({ lines: [line('module-5', 9_900)], gstin }, '2026-11-30');
  if (!invoice) throw new Error('there is no invoice');
  const note = creditOf(invoice, 11_682, '2026-12-02');
  expect(table('b2b', booked(invoice))).toHaveLength(1);
  expect(table('cdnr', booked(note, invoice.totalPaise))).toEqual([
    [
      ...[gstin, 'Asha Sample', 'CN/26-27/00001', '02-Dec-2026', 'C', '33-Tamil Nadu', 'N'],
      ...['Regular B2B', 11_682, '', 18, 9_900, 0],
    ],
  ]);
  expect(table('hsn-b2b', booked(note))).toEqual([
    ['999293', expect.any(String), 'NA', 0, -11_682, 18, -9_900, 0, -891, -891, 0],
  ]);
});

test('8. a further attempt at an exam: ₹450 and ₹81 GST', () => {
  // 450 × 9% = 40.50 twice.
  const [invoice] = invoicesOf({ lines: [line('exam-foundation', 450)] });
  expect(invoice && sums(invoice)).toEqual([450, 40.5, 40.5, 0, 531]);
});

test('9. a bootcamp in Hyderabad for somebody of Telangana without a GSTIN: IGST, the classroom is in Telangana', () => {
  // 54,000 × 18% = 9,720; 63,720 is below ₹1,00,000.
  const [invoice] = invoicesOf({
    lines: [line('bootcamp-B05F003', 54_000, 'Hyderabad')],
    state: '36',
  });
  expect(invoice && sums(invoice)).toEqual([54_000, 0, 0, 9_720, 63_720]);
  expect(invoice && table('b2cs', booked(invoice))).toEqual([
    ['OE', '36-Telangana', '', 18, 54_000, 0, ''],
  ]);
});

test('10. a whole level to Kerala without a GSTIN: above ₹1,00,000 and across States, so b2cl; its credit note cdnur', () => {
  // 1,29,600 × 18% = 23,328; total 1,52,928. Back 11,800: 10,000 and 1,800.
  const [invoice] = invoicesOf({ lines: [line('level-final', 1_29_600)], state: '32' });
  if (!invoice) throw new Error('there is no invoice');
  expect(sums(invoice)).toEqual([1_29_600, 0, 0, 23_328, 1_52_928]);
  expect(table('b2cl', booked(invoice))).toEqual([
    ['HOA/26-27/00001', '24-Nov-2026', 1_52_928, '32-Kerala', '', 18, 1_29_600, 0, ''],
  ]);
  const note = creditOf(invoice, 11_800, '2026-12-02');
  expect(sums(note)).toEqual([10_000, 0, 0, 1_800, 11_800]);
  expect(table('cdnur', booked(note, invoice.totalPaise))).toEqual([
    ['B2CL', 'CN/26-27/00001', '02-Dec-2026', 'C', '32-Kerala', 11_800, '', 18, 10_000, 0],
  ]);
  // In two parts neither is above it: each part is an invoice of its own.
  const halves = invoicesOf({ lines: [line('level-final', 1_29_600)], state: '32', parts: 2 });
  expect(table('b2cl', ...halves.map((each) => booked(each)))).toEqual([]);
});
