import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sacOfTraining } from '#data/gst';
import { gstr1Of } from '#lib/accounting/files/gstr1';
import { type LedgerDocument, sumOf, tableOf } from '#lib/accounting/rules/returns';
import { taxOn } from '#lib/accounting/rules/tax';

let last = 0;
/** An invoice over `taxable` rupees to somebody in Karnataka without a GSTIN, from Tamil Nadu. */
function booked(taxable: number, given: Partial<LedgerDocument> = {}): LedgerDocument {
  const taxablePaise = Math.round(taxable * 100);
  const placeOfSupply = given.placeOfSupply ?? '29';
  const { gstPaise, ...tax } = taxOn(taxablePaise, { placeOfSupply, supplierState: '33' });
  last += 1;
  return {
    kind: 'invoice',
    number: `HOA/26-27/${String(last).padStart(5, '0')}`,
    issuedOn: '2026-12-02',
    name: 'Asha Sample',
    gstin: '',
    placeOfSupply,
    lines: [{ sac: sacOfTraining, taxablePaise }],
    taxablePaise,
    ...tax,
    totalPaise: taxablePaise + gstPaise,
    ...given,
  };
}
const note = (taxable: number, given: Partial<LedgerDocument> = {}) =>
  booked(taxable, { kind: 'credit-note', number: 'CN/26-27/00001', ...given });
const sheet = (documents: readonly LedgerDocument[], name: string) =>
  gstr1Of(documents).find((each) => each.name === name);

test('the tables are those of the offline tool, in its order', () => {
  expect(gstr1Of([]).map(({ name }) => name)).toEqual(
    'b2b b2cl b2cs cdnr cdnur hsn-b2b hsn-b2c docs'.split(' '),
  );
  expect(gstr1Of([]).every(({ rows }) => rows.length === 0)).toBe(true);
});

test('a registered buyer holds invoice by invoice', () => {
  const given = { gstin: '29AAPFU0939F1ZR', name: 'Sample Traders', number: 'HOA/26-27/00142' };
  const rows = sheet([booked(8500, given)], 'b2b');
  expect(rows?.headings[3]).toBe('Invoice date');
  expect(rows?.rows).toEqual([
    [
      ...['29AAPFU0939F1ZR', 'Sample Traders', 'HOA/26-27/00142', '02-Dec-2026', 10_030],
      ...['29-Karnataka', 'N', '', 'Regular B2B', '', 18, 8500, 0],
    ],
  ]);
});

test('without a GSTIN one line a State, credit notes taken off', () => {
  const documents = [booked(9000), booked(900.5), note(500), booked(450, { placeOfSupply: '33' })];
  expect(sheet(documents, 'b2cs')?.rows).toEqual([
    ['OE', '29-Karnataka', '', 18, 9400.5, 0, ''],
    ['OE', '33-Tamil Nadu', '', 18, 450, 0, ''],
  ]);
});

test('an inter-State invoice above one lakh is by itself, and so does its credit note', () => {
  const large = booked(1_00_000, { number: 'HOA/26-27/00200' });
  const back = note(10_000, { ofInvoiceTotalPaise: large.totalPaise, number: 'CN/26-27/00004' });
  expect(sheet([large, back], 'b2cl')?.rows).toEqual([
    ['HOA/26-27/00200', '02-Dec-2026', 1_18_000, '29-Karnataka', '', 18, 1_00_000, 0, ''],
  ]);
  expect(sheet([large, back], 'cdnur')?.rows).toEqual([
    ['B2CL', 'CN/26-27/00004', '02-Dec-2026', 'C', '29-Karnataka', 11_800, '', 18, 10_000, 0],
  ]);
  expect(tableOf(booked(1_00_000, { placeOfSupply: '33' }))).toBe('b2cs');
  expect(tableOf({ ...large, totalPaise: 1_00_000_00 })).toBe('b2cs');
  expect(tableOf(note(10_000, { ofInvoiceTotalPaise: 1_00_000_00 }))).toBe('b2cs');
});

test('codes are summed for registered buyers and others, numbers named from first to last', () => {
  const documents = [
    booked(1000, { gstin: '33AABCU9603R1ZU', placeOfSupply: '33', number: 'HOA/26-27/00087' }),
    booked(2000, { number: 'HOA/26-27/00088' }),
    note(500, { number: 'CN/26-27/00004' }),
  ];
  const what = 'Commercial training and coaching services';
  expect(sheet(documents, 'hsn-b2b')?.rows).toEqual([
    ['999293', what, 'NA', 0, 1180, 18, 1000, 0, 90, 90, 0],
  ]);
  expect(sheet(documents, 'hsn-b2c')?.rows).toEqual([
    ['999293', what, 'NA', 0, 1770, 18, 1500, 270, 0, 0, 0],
  ]);
  expect(sheet(documents, 'docs')?.rows).toEqual([
    ['Invoices for outward supply', 'HOA/26-27/00087', 'HOA/26-27/00088', 2, 0],
    ['Credit Note', 'CN/26-27/00004', 'CN/26-27/00004', 1, 0],
  ]);
});

test('whatever was invoiced and credited, the five tables and the codes add up to the ledger', () => {
  const one = fc.record({
    taxable: fc.integer({ min: 1, max: 20_000_000 }),
    isNote: fc.boolean(),
    gstin: fc.constantFrom('', '29AAPFU0939F1ZR'),
    placeOfSupply: fc.constantFrom('29', '33', '36'),
    ofInvoiceTotalPaise: fc.constantFrom(1_00_000_00, 2_00_000_00),
    sacs: fc.constantFrom(['999293'], ['999293', '999294'], ['999295', '999293', '999294']),
  });
  fc.assert(
    fc.property(fc.array(one, { maxLength: 12 }), (made) => {
      const documents = made.map(({ taxable, isNote, sacs, ...given }) => {
        const document = booked(taxable / 100, given);
        const each = Math.floor(document.taxablePaise / sacs.length);
        const lines = sacs.map((sac, at) => ({
          sac,
          taxablePaise: at === 0 ? document.taxablePaise - each * (sacs.length - 1) : each,
        }));
        return { ...document, lines, kind: isNote ? 'credit-note' : 'invoice' } as const;
      });
      const sheets = gstr1Of(documents);
      const column = (name: string, heading: string, sign = 1) => {
        const { headings = [], rows = [] } = sheets.find((each) => each.name === name) ?? {};
        const at = headings.indexOf(heading);
        return rows.reduce((sum, row) => sum + sign * Math.round(Number(row[at]) * 100), 0);
      };
      const codes = (heading: string) => column('hsn-b2b', heading) + column('hsn-b2c', heading);
      const ledger = sumOf(documents);
      const tables = ['b2b', 'b2cl', 'b2cs'].map((name) => column(name, 'Taxable Value'));
      const notes = ['cdnr', 'cdnur'].map((name) => column(name, 'Taxable Value', -1));
      expect([...tables, ...notes].reduce((sum, each) => sum + each, 0)).toBe(ledger.taxablePaise);
      expect({
        taxablePaise: codes('Taxable Value'),
        cgstPaise: codes('Central Tax Amount'),
        sgstPaise: codes('State/UT Tax Amount'),
        igstPaise: codes('Integrated Tax Amount'),
        totalPaise: codes('Total Value'),
      }).toEqual(ledger);
    }),
  );
});

test('places are spelled as the list of the offline tool spells them', () => {
  const places = ['01', '26', '31', '35', '33'];
  const rows = sheet(
    places.map((placeOfSupply) => booked(1000, { placeOfSupply })),
    'b2cs',
  )?.rows;
  expect(rows?.map(([, place]) => place)).toEqual([
    '01-Jammu & Kashmir',
    '26-Dadra & Nagar Haveli & Daman & Diu',
    '31-Lakshdweep',
    '33-Tamil Nadu',
    '35-Andaman & Nicobar Islands',
  ]);
});

test('a credit without tax is in no table, nor among the numbers', () => {
  const commercial = note(1000, {
    ...{ number: 'CC/27-28/00001', isCommercial: true, taxablePaise: 0, igstPaise: 0 },
  });
  const documents = [booked(1000, { number: 'HOA/27-28/00001' }), commercial];
  const all = gstr1Of(documents).flatMap(({ rows }) => rows.flat());
  expect(all).not.toContain('CC/27-28/00001');
  expect(sheet(documents, 'b2cs')?.rows).toEqual([['OE', '29-Karnataka', '', 18, 1000, 0, '']]);
});
