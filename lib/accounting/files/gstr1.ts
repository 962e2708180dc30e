/** GSTR-1 of a month in the headings that the portal’s offline tool wants letter for letter. Amounts in rupees. */
import { gstPercent } from '#data/formatting';
import { namesInOfflineTool } from '#data/gst';
import {
  added,
  type Gstr1Table,
  type LedgerAmounts,
  type LedgerDocument,
  nothing,
  signOf,
  tableOf,
} from '#lib/accounting/rules/returns';
import { stateName } from '#lib/accounting/rules/tax';

type Cell = string | number;
interface Sheet {
  /** The name of the file, without `.csv`. */
  readonly name: Gstr1Table | 'hsn-b2b' | 'hsn-b2c' | 'docs';
  readonly headings: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

/**
 * All tables, empty ones with their headings alone; documents in the order in which they were issued. Since May 2025 the
 * tool takes table 12 in two files, for supplies to registered buyers and to others. Credits without tax are in none.
 */
export function gstr1Of(issued: readonly LedgerDocument[]): readonly Sheet[] {
  const documents = issued.filter(({ isCommercial }) => !isCommercial);
  const [registered, others] = [documents.filter(isRegistered), documents.filter(isUnregistered)];
  const within = (table: Gstr1Table) => documents.filter((each) => tableOf(each) === table);
  return [
    { name: 'b2b', headings: headings.b2b, rows: within('b2b').map(b2bRow) },
    { name: 'b2cl', headings: headings.b2cl, rows: within('b2cl').map(b2clRow) },
    { name: 'b2cs', headings: headings.b2cs, rows: b2csRows(within('b2cs')) },
    { name: 'cdnr', headings: headings.cdnr, rows: within('cdnr').map(cdnrRow) },
    { name: 'cdnur', headings: headings.cdnur, rows: within('cdnur').map(cdnurRow) },
    { name: 'hsn-b2b', headings: headings.hsn, rows: hsnRows(registered) },
    { name: 'hsn-b2c', headings: headings.hsn, rows: hsnRows(others) },
    { name: 'docs', headings: headings.docs, rows: docsRows(documents) },
  ];
}

const isRegistered = ({ gstin }: LedgerDocument) => gstin !== '';
const isUnregistered = ({ gstin }: LedgerDocument) => gstin === '';

const tail = ['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'];
const headings = {
  b2b: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date'],
    ...['Invoice Value', 'Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate'],
    ...['Invoice Type', 'E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
  ],
  b2cl: [
    ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply'],
    ...[...tail, 'E-Commerce GSTIN'],
  ],
  b2cs: ['Type', 'Place Of Supply', ...tail, 'E-Commerce GSTIN'],
  cdnr: [
    ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
    ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value', ...tail],
  ],
  cdnur: [
    ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
    ...tail,
  ],
  hsn: [
    ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
  ],
  docs: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
} as const;

const b2bRow = (one: LedgerDocument): Cell[] => [
  ...[one.gstin, one.name, one.number, shortDate(one.issuedOn), inRupees(one.totalPaise)],
  ...[placeOf(one), 'N', '', 'Regular B2B', '', gstPercent, inRupees(one.taxablePaise), 0],
];

const b2clRow = (one: LedgerDocument): Cell[] => [
  ...[one.number, shortDate(one.issuedOn), inRupees(one.totalPaise), placeOf(one)],
  ...['', gstPercent, inRupees(one.taxablePaise), 0, ''],
];

const cdnrRow = (one: LedgerDocument): Cell[] => [
  ...[one.gstin, one.name, one.number, shortDate(one.issuedOn), 'C', placeOf(one), 'N'],
  ...['Regular B2B', inRupees(one.totalPaise), '', gstPercent, inRupees(one.taxablePaise), 0],
];

const cdnurRow = (one: LedgerDocument): Cell[] => [
  ...['B2CL', one.number, shortDate(one.issuedOn), 'C', placeOf(one), inRupees(one.totalPaise)],
  ...['', gstPercent, inRupees(one.taxablePaise), 0],
];

/** A row a place, credit notes taken off. `OE`: not through an electronic commerce operator. */
function b2csRows(documents: readonly LedgerDocument[]): Cell[][] {
  const places = new Map<string, number>();
  for (const one of documents) {
    const before = places.get(one.placeOfSupply) ?? 0;
    places.set(one.placeOfSupply, before + signOf(one) * one.taxablePaise);
  }
  return [...places]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([place, paise]) => ['OE', codeAndState(place), '', gstPercent, inRupees(paise), 0, '']);
}

/** Table 13: from which number to which, a row a series. Nothing of ours is cancelled: what was wrong is credited. */
function docsRows(documents: readonly LedgerDocument[]): Cell[][] {
  const series = Map.groupBy(documents, ({ kind, number }) => `${kind} ${seriesOf(number)}`);
  return [...series.values()].map((all) => {
    const numbers = all.map(({ number }) => number).sort(byNumber);
    const nature = all[0]?.kind === 'invoice' ? 'Invoices for outward supply' : 'Credit Note';
    return [nature, numbers[0] ?? '', numbers.at(-1) ?? '', numbers.length, 0];
  });
}

const seriesOf = (number: string) => number.slice(0, number.lastIndexOf('/') + 1);
/** Past 99999 a number has a digit more. */
const byNumber = (one: string, other: string) =>
  one.length - other.length || (one < other ? -1 : 1);

const placeOf = ({ placeOfSupply }: LedgerDocument) => codeAndState(placeOfSupply);
const codeAndState = (code: string) =>
  `${code}-${namesInOfflineTool[code] ?? stateName(code) ?? ''}`;

const inRupees = (paise: number) => paise / 100;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** "02-Dec-2026" of an ISO day. */
function shortDate(isoDay: string): string {
  const [year = '', month = '', day = ''] = isoDay.split('-');
  return `${day}-${months[Number(month) - 1]}-${year}`;
}

/** A row a code, credit notes taken off. */
function hsnRows(documents: readonly LedgerDocument[]): Cell[][] {
  const sums = new Map<string, LedgerAmounts>();
  for (const one of documents) {
    for (const [sac, amounts] of byCode(one)) {
      sums.set(sac, added(sums.get(sac) ?? nothing, amounts, signOf(one)));
    }
  }
  return [...sums]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([sac, sum]) => {
      const values = [sum.taxablePaise, sum.igstPaise, sum.cgstPaise, sum.sgstPaise];
      const [taxable = 0, ...taxes] = values.map((paise) => paise / 100);
      // A service has no unit: UQC NA, quantity 0.
      const what = 'Commercial training and coaching services';
      return [sac, what, 'NA', 0, sum.totalPaise / 100, gstPercent, taxable, ...taxes, 0];
    });
}

/** The amounts of one document by code; the last code takes what rounding left. */
function byCode(one: LedgerDocument): [string, LedgerAmounts][] {
  const taxables = new Map<string, number>();
  for (const { sac, taxablePaise } of one.lines) {
    taxables.set(sac, (taxables.get(sac) ?? 0) + taxablePaise);
  }
  let left: LedgerAmounts = one;
  return [...taxables].map(([sac, taxablePaise], at) => {
    const share = (paise: number) =>
      one.taxablePaise === 0 ? 0 : Math.round((paise / one.taxablePaise) * taxablePaise);
    const [cgstPaise, sgstPaise, igstPaise] = [
      share(one.cgstPaise),
      share(one.sgstPaise),
      share(one.igstPaise),
    ];
    const totalPaise = taxablePaise + cgstPaise + sgstPaise + igstPaise;
    const amounts =
      at === taxables.size - 1
        ? left
        : { taxablePaise, cgstPaise, sgstPaise, igstPaise, totalPaise };
    left = added(left, amounts, -1);
    return [sac, amounts];
  });
}
