import {
  given,
  head,
  label,
  note,
  type Row,
  rowsOf,
  sumOf,
  title,
  type Workbook,
  worked,
} from '#data/tools/tool';

interface Invoice {
  readonly gstin: string;
  readonly number: string;
  readonly day: string;
  readonly value: number;
  /** IGST, CGST, SGST. */
  readonly tax: readonly [number, number, number];
}

const velan = '33ABCDE1234F1ZX';
const kaveri = '33PQRSK5678L1ZA';
const deccan = '29LMNOP9012Q1ZC';
const senthil = '33FGHIJ3456M1ZB';

/** Made-up suppliers: their numbers carry no true check digit. */
const register: readonly Invoice[] = [
  { gstin: velan, number: 'VT/26-27/118', day: '2026-10-04', value: 50000, tax: [0, 4500, 4500] },
  { gstin: kaveri, number: 'KP-0457', day: '2026-10-09', value: 24000, tax: [0, 2160, 2160] },
  { gstin: deccan, number: 'DM 2210', day: '2026-10-14', value: 80000, tax: [14400, 0, 0] },
  { gstin: senthil, number: 'ST/91', day: '2026-10-21', value: 12000, tax: [0, 300, 300] },
  { gstin: kaveri, number: 'KP/0457', day: '2026-10-28', value: 24000, tax: [0, 2160, 2160] },
];
const portal: readonly Invoice[] = [
  { gstin: velan, number: 'VT/26-27/118', day: '2026-10-04', value: 50000, tax: [0, 4500, 4500] },
  { gstin: kaveri, number: 'KP0457', day: '2026-10-09', value: 24000, tax: [0, 2160, 2160] },
  { gstin: deccan, number: 'DM-2210', day: '2026-10-14', value: 70000, tax: [12600, 0, 0] },
  { gstin: velan, number: 'VT/26-27/131', day: '2026-10-25', value: 9000, tax: [0, 810, 810] },
];

const states = {
  matched: 'Matched',
  differs: 'Tax differs',
  missing: 'Not in GSTR-2B',
  twice: 'Twice in the books',
  unbooked: 'Not in the books',
  twicePortal: 'Twice in GSTR-2B',
} as const;

const keyOf = ({ gstin, number }: Invoice) => `${gstin}|${number.replaceAll(/[-/ ]/g, '')}`;
const taxOf = ({ tax }: Invoice) => sumOf(tax);
const countOf = (list: readonly Invoice[], key: string) =>
  list.filter((each) => keyOf(each) === key).length;

function stateOf(own: readonly Invoice[], other: readonly Invoice[], invoice: Invoice): string {
  const key = keyOf(invoice);
  const inBooks = own === register;
  if (countOf(own, key) > 1) return inBooks ? states.twice : states.twicePortal;
  const match = other.filter((each) => keyOf(each) === key);
  if (match.length === 0) return inBooks ? states.missing : states.unbooked;
  return Math.abs(taxOf(invoice) - sumOf(match.map(taxOf))) <= 1 ? states.matched : states.differs;
}

const first = 5;
const lines = 150;
const last = first + lines - 1;
const range = (sheet: string, column: string) =>
  `'${sheet}'!$${column}$${first}:$${column}$${last}`;

function matchSheet(
  name: string,
  other: string,
  own: readonly Invoice[],
  others: readonly Invoice[],
) {
  const twice = own === register ? states.twice : states.twicePortal;
  const missing = own === register ? states.missing : states.unbooked;
  return {
    name,
    widths: [20, 18, 13, 15, 13, 13, 13, 14, 34, 20],
    head: 4,
    landscape: true as const,
    rows: [
      title(name),
      note(
        own === register
          ? 'The purchase register of the period: one invoice a line.'
          : 'Copied from the sheet B2B of the file that the portal gives: one invoice a line.',
      ),
      [],
      head(
        'GSTIN of supplier',
        'Invoice',
        'Date',
        'Taxable ₹',
        'IGST ₹',
        'CGST ₹',
        'SGST ₹',
        'Tax ₹',
        'Key',
        'State',
      ),
      ...rowsOf(own, lines, first, (invoice, row): Row => {
        const key = `I${row}`;
        return [
          given(invoice?.gstin),
          given(invoice?.number),
          given(invoice?.day, 'day'),
          given(invoice?.value, 'money'),
          ...[0, 1, 2].map((part) => given(invoice?.tax[part], 'money')),
          worked(`IF(B${row}="","",SUM(E${row}:G${row}))`, invoice ? taxOf(invoice) : ''),
          worked(
            `IF(B${row}="","",UPPER(TRIM(A${row}))&"|"&SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(UPPER(B${row}),"-",""),"/","")," ",""))`,
            invoice ? keyOf(invoice) : '',
            'text',
          ),
          worked(
            `IF(${key}="","",IF(COUNTIF(${range(name, 'I')},${key})>1,"${twice}",IF(COUNTIF(${range(other, 'I')},${key})=0,"${missing}",IF(ABS(H${row}-SUMIF(${range(other, 'I')},${key},${range(other, 'H')}))<=Summary!$B$4,"${states.matched}","${states.differs}"))))`,
            invoice ? stateOf(own, others, invoice) : '',
            'text',
          ),
        ];
      }),
    ],
  };
}

const inState = (list: readonly Invoice[], others: readonly Invoice[], state: string) =>
  list.filter((invoice) => stateOf(list, others, invoice) === state);

const summaryRow = (
  sheet: string,
  list: readonly Invoice[],
  others: readonly Invoice[],
  state: string,
  act: string,
): Row => [
  label(state),
  worked(`COUNTIF(${range(sheet, 'J')},"${state}")`, inState(list, others, state).length, 'count'),
  worked(
    `SUMIF(${range(sheet, 'J')},"${state}",${range(sheet, 'H')})`,
    sumOf(inState(list, others, state).map(taxOf)),
  ),
  label(act),
];

const books = (state: string, act: string) => summaryRow('Register', register, portal, state, act);
const online = (state: string, act: string) => summaryRow('GSTR-2B', portal, register, state, act);
const total = (list: readonly Invoice[], sheet: string, from: number, to: number): Row => [
  { look: 'total', value: `Total of ${sheet === 'Register' ? 'the books' : 'GSTR-2B'}` },
  worked(`SUM(B${from}:B${to})`, list.length, 'count', 'total'),
  worked(`SUM(C${from}:C${to})`, sumOf(list.map(taxOf)), 'money', 'total'),
  worked(
    `IF(ROUND(C${to + 1}-SUM(${range(sheet, 'H')}),2)=0,"Every line is sorted","A line is not sorted")`,
    'Every line is sorted',
    'text',
    'total',
  ),
];

export const gstr2bMatch: Workbook = {
  id: 'gstr-2b-match',
  title: 'GSTR-2B match',
  excerpt:
    'The purchase register against GSTR-2B, invoice by invoice, however the number is written.',
  kind: 'XLSX',
  file: '/templates/gstr-2b-match.xlsx',
  version: '1.0',
  updated: '2026-11-22',
  courseNo: 6,
  does: [
    'Compares by GSTIN and invoice number; KP-0457, KP/0457 and KP0457 are one invoice.',
    'Sorts both sides: matched, tax differs, missing on one of them, entered twice.',
    'Counts and adds up each group, and proves that no line is left out.',
  ],
  steps: [
    'Copy the purchase register of the period into “Register”.',
    'Download GSTR-2B as Excel from the portal and copy its invoices (sheet B2B) into “GSTR-2B”.',
    'On “Summary” say which difference in tax you let pass as rounding.',
    'Work down each group: “Summary” says what is to be done with it.',
    'Act in the Invoice Management System before GSTR-3B, and generate GSTR-2B anew if you did so after the 14th.',
  ],
  limits:
    'A match by number is one condition of credit among others (section 16): receipt of goods or services, payment within 180 days and blocked credit under section 17(5) remain yours to judge. Credit notes and amendments stand on sheets of their own in the portal’s file.',
  shown: { sheet: 'Summary', rows: 15 },
  sheets: [
    {
      name: 'Summary',
      widths: [30, 12, 16, 72],
      landscape: true,
      rows: [
        title('GSTR-2B match'),
        note('The figures are an example; suppliers and their GSTIN are made up.'),
        [],
        [label('Rounding let pass, ₹ of tax'), given(1, 'money')],
        [],
        head('In the books', 'Invoices', 'Tax ₹', 'What to do'),
        books(states.matched, 'Take the credit if the other conditions hold.'),
        books(
          states.differs,
          'Compare with the paper. Credit at most what the invoice bears; have the wrong side corrected.',
        ),
        books(
          states.missing,
          'No credit yet. Ask the supplier to report it in GSTR-1; look again next month.',
        ),
        books(states.twice, 'Look at the paper: take one entry out, or correct its number.'),
        total(register, 'Register', 7, 10),
        head('In GSTR-2B', 'Invoices', 'Tax ₹', 'What to do'),
        online(states.matched, 'Accepted in the Invoice Management System.'),
        online(
          states.differs,
          'Pending or rejected in the Invoice Management System until the supplier has answered.',
        ),
        online(states.unbooked, 'Ours? Then find the paper and enter it. Not ours? Reject it.'),
        online(states.twicePortal, 'The supplier reported it twice, or one is an amendment: ask.'),
        total(portal, 'GSTR-2B', 13, 16),
      ],
    },
    matchSheet('Register', 'GSTR-2B', register, portal),
    matchSheet('GSTR-2B', 'Register', portal, register),
  ],
};
