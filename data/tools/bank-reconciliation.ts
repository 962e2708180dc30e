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

interface Entry {
  readonly day: string;
  readonly voucher: string;
  readonly what: string;
  readonly received?: number;
  readonly paid?: number;
  readonly cleared?: string;
}

const at = '2026-10-31';
const opening = 184250;
const shown = 153530;

const before: readonly Entry[] = [
  {
    day: '2026-09-29',
    voucher: 'PY-212',
    what: 'Cheque 004411, Velan Traders',
    paid: 18500,
    cleared: '2026-10-05',
  },
  { day: '2026-09-30', voucher: 'PY-214', what: 'Cheque 004413, electricity board', paid: 6240 },
];
const book: readonly Entry[] = [
  {
    day: '2026-10-03',
    voucher: 'RC-118',
    what: 'Cheque deposited, Amudha Stores',
    received: 42000,
    cleared: '2026-10-05',
  },
  {
    day: '2026-10-07',
    voucher: 'PY-221',
    what: 'Rent, by NEFT',
    paid: 35000,
    cleared: '2026-10-07',
  },
  {
    day: '2026-10-09',
    voucher: 'PY-224',
    what: 'Cheque 004415, Kaveri Papers',
    paid: 27600,
    cleared: '2026-10-13',
  },
  {
    day: '2026-10-16',
    voucher: 'RC-121',
    what: 'By UPI, counter sales',
    received: 18450,
    cleared: '2026-10-16',
  },
  {
    day: '2026-10-20',
    voucher: 'PY-231',
    what: 'GST of September, challan',
    paid: 61300,
    cleared: '2026-10-20',
  },
  { day: '2026-10-28', voucher: 'PY-236', what: 'Cheque 004419, Senthil Transport', paid: 14800 },
  {
    day: '2026-10-31',
    voucher: 'RC-127',
    what: 'Cheque deposited, Thendral Textiles',
    received: 22350,
  },
];
const statementOnly = [
  {
    day: '2026-10-15',
    what: 'Interest of the fixed deposit',
    credit: 1246,
    entry: 'Interest received',
  },
  {
    day: '2026-10-23',
    what: 'NEFT from Marutham Mills',
    credit: 26500,
    entry: 'Find the invoice, then receipt',
  },
  {
    day: '2026-10-31',
    what: 'Charges and GST on them',
    debit: 1256,
    entry: 'Bank charges, input GST',
  },
] as const;

const stateOf = ({ received, cleared }: Entry) =>
  cleared ? 'Cleared' : received ? 'Not credited yet' : 'Not presented yet';
const first = 5;
const lines = 100;
const last = first + lines - 1;
const date = 'Reconciliation!$B$4';

const entryRow = (entry: Entry | undefined, row: number): Row => [
  given(entry?.day, 'day'),
  given(entry?.voucher),
  given(entry?.what),
  given(entry?.received, 'money'),
  given(entry?.paid, 'money'),
  given(entry?.cleared, 'day'),
  worked(
    `IF(AND(D${row}="",E${row}=""),"",IF(A${row}>${date},"Later",IF(OR(F${row}="",F${row}>${date}),IF(D${row}<>"","Not credited yet","Not presented yet"),"Cleared")))`,
    entry ? stateOf(entry) : '',
    'text',
  ),
];

const bookSheet = (name: string, says: string, entries: readonly Entry[]) => ({
  name,
  widths: [13, 11, 38, 15, 15, 15, 18],
  head: 4,
  landscape: true as const,
  rows: [
    title(name),
    note(says),
    [],
    head('Date', 'Voucher', 'Particulars', 'Received ₹', 'Paid ₹', 'On statement', 'State'),
    ...rowsOf(entries, lines, first, entryRow),
  ],
});

const range = (sheet: string, column: string) =>
  `'${sheet}'!$${column}$${first}:$${column}$${last}`;
const both = (state: string, column: string) =>
  ['Bank book', 'Brought forward']
    .map((sheet) => `SUMIF(${range(sheet, 'G')},"${state}",${range(sheet, column)})`)
    .join('+');
const upTo = (column: string) =>
  `SUMIF(${range('Bank book', 'A')},"<="&B4,${range('Bank book', column)})`;

const all = [...before, ...book];
const received = sumOf(book.map((entry) => entry.received));
const paid = sumOf(book.map((entry) => entry.paid));
const perBooks = opening + received - paid;
const unpresented = sumOf(all.filter(({ cleared }) => !cleared).map((entry) => entry.paid));
const uncredited = sumOf(all.filter(({ cleared }) => !cleared).map((entry) => entry.received));
const credits = sumOf(statementOnly.map((line) => ('credit' in line ? line.credit : 0)));
const debits = sumOf(statementOnly.map((line) => ('debit' in line ? line.debit : 0)));
const should = perBooks + unpresented - uncredited + credits - debits;

export const bankReconciliation: Workbook = {
  id: 'bank-reconciliation',
  title: 'Bank reconciliation',
  excerpt:
    'From the balance in the books to the balance at the bank, with every rupee between them explained.',
  kind: 'XLSX',
  file: '/templates/bank-reconciliation.xlsx',
  version: '1.1',
  updated: '2026-11-24',
  courseNo: 4,
  does: [
    'Sorts every line of the bank book for you: cleared, not presented yet, not credited yet.',
    'Keeps last month’s open items apart, so that none is lost or counted twice.',
    'Tells you what the statement should show, and the difference.',
  ],
  steps: [
    'On “Reconciliation” enter the date, the opening balance of the books and the balance of the statement.',
    'Copy the bank ledger of the month into “Bank book”: receipts and payments, one a line.',
    'Copy what was open last month into “Brought forward”.',
    'Tick off the statement: write the bank’s date into “On statement”. A line without a date stays open.',
    'Put what is only on the statement into “Only on statement”, and then enter it in the books.',
  ],
  limits:
    'A difference of zero proves that the amounts agree, not that each of them is right: look at the names too.',
  shown: { sheet: 'Reconciliation', rows: 18 },
  sheets: () => [
    {
      name: 'Reconciliation',
      widths: [58, 18],
      rows: [
        title('Bank reconciliation'),
        note('Fill in the cream cells; the rest is calculated. The figures are an example.'),
        [],
        [label('Reconciled up to'), given(at, 'day')],
        [label('Opening balance of the bank book'), given(opening, 'money')],
        [label('Received in the month'), worked(upTo('D'), received)],
        [label('Paid in the month'), worked(upTo('E'), paid)],
        [totalName('Balance of the books'), total('B5+B6-B7', perBooks)],
        [],
        [
          label('Add: issued, not presented yet'),
          worked(both('Not presented yet', 'E'), unpresented),
        ],
        [
          label('Less: deposited, not credited yet'),
          worked(both('Not credited yet', 'D'), uncredited),
        ],
        [
          label('Add: credits only on the statement'),
          worked(`SUM('Only on statement'!C${first}:C${last})`, credits),
        ],
        [
          label('Less: debits only on the statement'),
          worked(`SUM('Only on statement'!D${first}:D${last})`, debits),
        ],
        [totalName('The statement should show'), total('B8+B10-B11+B12-B13', should)],
        [label('The statement shows'), given(shown, 'money')],
        [totalName('Difference'), total('ROUND(B15-B14,2)', shown - should)],
        [],
        [
          label('Result'),
          total(
            'IF(B16=0,"It agrees","It does not agree")',
            shown === should ? 'It agrees' : 'It does not agree',
            'text',
          ),
        ],
      ],
    },
    bookSheet(
      'Bank book',
      'The bank ledger of the month. Write the date of the statement when you find a line there.',
      book,
    ),
    bookSheet(
      'Brought forward',
      'What was open at the end of last month. It is part of the opening balance already.',
      before,
    ),
    {
      name: 'Only on statement',
      widths: [13, 42, 15, 15, 34],
      head: 4,
      landscape: true,
      rows: [
        title('Only on the statement'),
        note(
          'What the bank knows and the books do not. Once you enter it in the books, it goes to “Bank book”.',
        ),
        [],
        head('Date', 'What the bank says', 'Credit ₹', 'Debit ₹', 'Entry to make'),
        ...rowsOf<(typeof statementOnly)[number]>(statementOnly, lines, first, (line) => [
          given(line?.day, 'day'),
          given(line?.what),
          given(line && 'credit' in line ? line.credit : undefined, 'money'),
          given(line && 'debit' in line ? line.debit : undefined, 'money'),
          given(line?.entry),
        ]),
      ],
    },
  ],
};
