import {
  given,
  head,
  label,
  note,
  type Row,
  rowsOf,
  sumOf,
  title,
  total,
  totalName,
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
  { gstin: velan, number: 'VT/26-27/0125', day: '2026-10-18', value: 16000, tax: [0, 1440, 1440] },
  { gstin: deccan, number: 'DM 2245', day: '2026-10-29', value: 30000, tax: [0, 2700, 2700] },
];
const portal: readonly Invoice[] = [
  { gstin: velan, number: 'VT/26-27/118', day: '2026-10-04', value: 50000, tax: [0, 4500, 4500] },
  { gstin: kaveri, number: 'KP0457', day: '2026-10-09', value: 24000, tax: [0, 2160, 2160] },
  { gstin: deccan, number: 'DM-2210', day: '2026-10-14', value: 70000, tax: [12600, 0, 0] },
  { gstin: velan, number: 'VT-125/2026-27', day: '2026-10-18', value: 16000, tax: [0, 1440, 1440] },
  { gstin: deccan, number: 'DM-2245', day: '2026-10-29', value: 30000, tax: [5400, 0, 0] },
  { gstin: velan, number: 'VT/26-27/131', day: '2026-10-25', value: 9000, tax: [0, 810, 810] },
];

const states = {
  matched: 'Matched',
  cleaned: 'Matched after cleaning',
  differs: 'Amounts differ',
  missing: 'Not in GSTR-2B',
  twice: 'Twice in the books',
  unbooked: 'Not in the books',
  twicePortal: 'Twice in GSTR-2B',
} as const;

const keyOf = ({ gstin, number }: Invoice) => `${gstin}|${number.replaceAll(/[-/ ]/g, '')}`;
/** As they are in numbers; the workbook has room for three. */
const yearMarks = ['2026-2027', '2026-27', '26-27'] as const;
/** Without year marks and zeros: what people write differently. Too bold by itself, so that amounts must agree too. */
function bareKeyOf({ gstin, number }: Invoice): string {
  const parts = yearMarks.reduce(
    (text, mark) => text.replaceAll(`/${mark.replaceAll('-', '/')}/`, '/'),
    `/${number.toUpperCase().replaceAll(/[-. ]/g, '/')}/`,
  );
  return `${gstin}|${parts.replaceAll(/[0/]/g, '')}`;
}
/** Taxable value and the three heads, in the order of the columns. */
const amountsOf = ({ value, tax }: Invoice) => [value, ...tax];
const heads = ['Taxable', 'IGST', 'CGST', 'SGST'] as const;

const taxOf = ({ tax }: Invoice) => sumOf(tax);
const countOf = (list: readonly Invoice[], key: string) =>
  list.filter((each) => keyOf(each) === key).length;

function stateOf(own: readonly Invoice[], other: readonly Invoice[], invoice: Invoice): string {
  const key = keyOf(invoice);
  const inBooks = own === register;
  if (countOf(own, key) > 1) return inBooks ? states.twice : states.twicePortal;
  const match = other.filter((each) => keyOf(each) === key);
  if (match.length > 0 && differing(invoice, match).length > 0) return states.differs;
  if (match.length > 1) return inBooks ? states.twicePortal : states.twice;
  if (match.length === 1) return states.matched;
  const bare = bareKeyOf(invoice);
  const alike = other.filter((each) => bareKeyOf(each) === bare);
  const alone = alike.length === 1 && own.filter((each) => bareKeyOf(each) === bare).length === 1;
  if (alone && differing(invoice, alike).length === 0) return states.cleaned;
  return inBooks ? states.missing : states.unbooked;
}

/** The heads in which the other side says something else; what it has twice is compared one by one, by its average. */
const differing = (invoice: Invoice, match: readonly Invoice[]) =>
  heads.filter((_, at) => {
    const theirs = sumOf(match.map((each) => amountsOf(each)[at] ?? 0)) / match.length;
    return Math.abs((amountsOf(invoice)[at] ?? 0) - theirs) > 1;
  });

function whereOf(own: readonly Invoice[], other: readonly Invoice[], invoice: Invoice): string {
  if (stateOf(own, other, invoice) !== states.differs) return '';
  const match = other.filter((each) => keyOf(each) === keyOf(invoice));
  return differing(invoice, match).join(' ');
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
  const [twice, twiceThere] =
    own === register ? [states.twice, states.twicePortal] : [states.twicePortal, states.twice];
  const missing = own === register ? states.missing : states.unbooked;
  return {
    name,
    widths: [20, 18, 13, 15, 13, 13, 13, 14, 32, 30, 24, 26],
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
        'Without year and zeros',
        'State',
        'What differs ₹',
      ),
      ...rowsOf(own, lines, first, (invoice, row): Row => {
        const key = `I${row}`;
        const bare = `J${row}`;
        const times = (by: string, mark: string) => `COUNTIF(${range(other, by)},${mark})`;
        const off = (column: string, by: string, mark: string) =>
          `ABS(${column}${row}-SUMIF(${range(other, by)},${mark},${range(other, column)})/${times(by, mark)})`;
        const agrees = (by: string, mark: string) =>
          `AND(${['D', 'E', 'F', 'G'].map((column) => `${off(column, by, mark)}<=Summary!$B$4`).join(',')})`;
        const apart = (column: string, name: string) =>
          `IF(${off(column, 'I', key)}>Summary!$B$4,"${name} ","")`;
        const unmarked = [5, 6, 7].reduce(
          (text, at) =>
            `SUBSTITUTE(${text},"/"&SUBSTITUTE(UPPER(TRIM(Summary!$B$${at})),"-","/")&"/","/")`,
          `"/"&SUBSTITUTE(SUBSTITUTE(SUBSTITUTE(UPPER(B${row}),"-","/")," ","/"),".","/")&"/"`,
        );
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
            `IF(B${row}="","",UPPER(TRIM(A${row}))&"|"&SUBSTITUTE(SUBSTITUTE(${unmarked},"0",""),"/",""))`,
            invoice ? bareKeyOf(invoice) : '',
            'text',
          ),
          worked(
            `IF(${key}="","",IF(COUNTIF(${range(name, 'I')},${key})>1,"${twice}",IF(${times('I', key)}>0,IF(${agrees('I', key)},IF(${times('I', key)}>1,"${twiceThere}","${states.matched}"),"${states.differs}"),IF(AND(COUNTIF(${range(name, 'J')},${bare})=1,${times('J', bare)}=1),IF(${agrees('J', bare)},"${states.cleaned}","${missing}"),"${missing}"))))`,
            invoice ? stateOf(own, others, invoice) : '',
            'text',
          ),
          worked(
            `IF(K${row}="${states.differs}",TRIM(${apart('D', 'Taxable')}&${apart('E', 'IGST')}&${apart('F', 'CGST')}&${apart('G', 'SGST')}),"")`,
            invoice ? whereOf(own, others, invoice) : '',
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
  worked(`COUNTIF(${range(sheet, 'K')},"${state}")`, inState(list, others, state).length, 'count'),
  worked(
    `SUMIF(${range(sheet, 'K')},"${state}",${range(sheet, 'H')})`,
    sumOf(inState(list, others, state).map(taxOf)),
  ),
  label(act),
];

const books = (state: string, act: string) => summaryRow('Register', register, portal, state, act);
const online = (state: string, act: string) => summaryRow('GSTR-2B', portal, register, state, act);
const totalRow = (list: readonly Invoice[], sheet: string, from: number, to: number): Row => [
  totalName(`Total of ${sheet === 'Register' ? 'the books' : 'GSTR-2B'}`),
  total(`SUM(B${from}:B${to})`, list.length, 'count'),
  total(`SUM(C${from}:C${to})`, sumOf(list.map(taxOf))),
  total(
    `IF(ROUND(C${to + 1}-SUM(${range(sheet, 'H')}),2)=0,"Every line is sorted","A line is not sorted")`,
    'Every line is sorted',
    'text',
  ),
];

export const gstr2bMatch: Workbook = {
  id: 'gstr-2b-match',
  title: 'GSTR-2B match',
  excerpt:
    'The purchase register against GSTR-2B, invoice by invoice, however the number is written.',
  kind: 'XLSX',
  file: '/templates/gstr-2b-match.xlsx',
  version: '1.2',
  updated: '2026-11-29',
  courseNo: 6,
  does: [
    'Compares by GSTIN and invoice number; KP-0457, KP/0457 and KP0457 are one invoice.',
    'Where the number is found, compares taxable value, IGST, CGST and SGST one by one, and names what differs: the same tax under another head is no match.',
    'Where it is not, tries again without zeros and year marks (VT/26-27/0125 and VT-125/2026-27): a match only if all amounts agree and no other line is like it, and it is marked as cleaned.',
    'Sorts both sides: matched, matched after cleaning, amounts differ, missing on one of them, entered twice. An invoice that is twice in the books is compared with each of its entries, and accepted once.',
    'Counts and adds up each group, and checks that no line is left out.',
  ],
  steps: [
    'Copy the purchase register of the period into “Register”.',
    'Download GSTR-2B as Excel from the portal and copy its invoices (sheet B2B) into “GSTR-2B”.',
    'On “Summary” set the difference you accept as rounding, and how suppliers write the year in their numbers.',
    'Check each “Matched after cleaning” once with the bill in hand: the numbers differ, and only the amounts agree.',
    'Go through each group: “Summary” tells you what to do.',
    'Act in the Invoice Management System before GSTR-3B, and generate GSTR-2B again if you did so after the 14th.',
  ],
  limits:
    'A match by number is one condition of credit among others (section 16): receipt of goods or services, payment within 180 days and blocked credit under section 17(5) are for you to judge. Credit notes and amendments are on separate sheets in the portal’s file.',
  shown: { sheet: 'Summary', rows: 24 },
  sheets: () => [
    {
      name: 'Summary',
      widths: [30, 12, 16, 72],
      landscape: true,
      rows: [
        title('GSTR-2B match'),
        note('The figures are an example; suppliers and their GSTIN are made up.'),
        [],
        [label('Rounding accepted, ₹ an amount'), given(1, 'money')],
        ...yearMarks.map((mark): Row => [label('Year mark left out'), given(mark)]),
        [],
        head('In the books', 'Invoices', 'Tax ₹', 'What to do'),
        books(states.matched, 'Take the credit if the other conditions hold.'),
        books(states.cleaned, 'Compare the two numbers with the paper once; then as above.'),
        books(
          states.differs,
          'Compare with the paper: “What differs” names the head. Take at most the credit that the invoice shows, under its own head; get the wrong side corrected.',
        ),
        books(
          states.missing,
          'No credit yet. Ask the supplier to report it in GSTR-1; look again next month.',
        ),
        books(states.twice, 'Look at the paper: take one entry out, or correct its number.'),
        books(
          states.twicePortal,
          'Take the credit once. The supplier reported it twice, or one is an amendment: ask.',
        ),
        totalRow(register, 'Register', 10, 15),
        head('In GSTR-2B', 'Invoices', 'Tax ₹', 'What to do'),
        online(states.matched, 'Accepted in the Invoice Management System.'),
        online(states.cleaned, 'Accepted, after the paper confirms it.'),
        online(
          states.differs,
          'Pending or rejected in the Invoice Management System until the supplier has answered.',
        ),
        online(states.unbooked, 'If it is ours, find the paper and enter it. If not, reject it.'),
        online(
          states.twice,
          'Accept it: the invoice is right. Take the second entry out of the books.',
        ),
        online(states.twicePortal, 'The supplier reported it twice, or one is an amendment: ask.'),
        totalRow(portal, 'GSTR-2B', 18, 23),
      ],
    },
    matchSheet('Register', 'GSTR-2B', register, portal),
    matchSheet('GSTR-2B', 'Register', portal, register),
  ],
};
