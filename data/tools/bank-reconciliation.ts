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
const shown = 151106;

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
    day: '2026-10-30',
    what: 'NEFT of another customer of the bank',
    debit: 2500,
    bank: 'Yes',
    entry: 'None: the bank is asked in writing to correct it',
  },
  {
    day: '2026-10-31',
    what: 'Charges ₹1,000 and GST ₹180',
    debit: 1180,
    entry: 'Bank charges, input GST',
  },
] as const;
type StatementLine = (typeof statementOnly)[number];

const stateOf = ({ received, cleared }: Entry) =>
  cleared ? 'Cleared' : received ? 'Not credited yet' : 'Not presented yet';
const first = 5;
const lines = 100;
const last = first + lines - 1;
const date = 'Reconciliation!$B$4';
const unread = 'Date to correct';
/** A date typed as text is greater than every number, and SUMIF by date would leave its line out. */
const isText = (cell: string) => `${cell}>DATE(2999,12,31)`;

const entryRow = (entry: Entry | undefined, row: number): Row => [
  given(entry?.day, 'day'),
  given(entry?.voucher),
  given(entry?.what),
  given(entry?.received, 'money'),
  given(entry?.paid, 'money'),
  given(entry?.cleared, 'day'),
  worked(
    `IF(AND(D${row}="",E${row}=""),"",IF(OR(A${row}="",${isText(`A${row}`)},${isText(`F${row}`)}),"${unread}",IF(A${row}>${date},"Later",IF(OR(F${row}="",F${row}>${date}),IF(D${row}<>"","Not credited yet","Not presented yet"),"Cleared"))))`,
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

const toEnter = 'To enter';
const bankError = 'Error of the bank';
const stateOfLine = (line: StatementLine) => ('bank' in line ? bankError : toEnter);
const creditOf = (line: StatementLine) => ('credit' in line ? line.credit : undefined);
const debitOf = (line: StatementLine) => ('debit' in line ? line.debit : undefined);
const onStatement = (state: string, of: (line: StatementLine) => number | undefined) =>
  sumOf(statementOnly.filter((line) => stateOfLine(line) === state).map(of));
const onlyThere = (state: string, column: string) =>
  `SUMIF(${range('Only on statement', 'G')},"${state}",${range('Only on statement', column)})`;
const corrected = perBooks + onStatement(toEnter, creditOf) - onStatement(toEnter, debitOf);
const should =
  corrected +
  unpresented -
  uncredited +
  onStatement(bankError, creditOf) -
  onStatement(bankError, debitOf);
const toCorrect = ['Bank book', 'Brought forward', 'Only on statement']
  .map((sheet) => `COUNTIF(${range(sheet, 'G')},"${unread}")`)
  .join('+');

export const bankReconciliation: Workbook = {
  id: 'bank-reconciliation',
  title: 'Bank reconciliation',
  excerpt:
    'From the balance in the books to the balance at the bank, with every rupee between them explained.',
  kind: 'XLSX',
  file: '/templates/bank-reconciliation.xlsx',
  version: '1.2',
  updated: '2026-11-29',
  courseNo: 4,
  does: [
    'Sorts every line of the bank book for you: cleared, not presented yet, not credited yet.',
    'Keeps last month’s open items apart, so that none is lost or counted twice.',
    'Takes the balance of the books to the corrected one first: what only the bank knows is entered, charges too. Only cheques and deposits in transit, and errors of the bank, are open items.',
    'Tells you what the statement should show, and the difference.',
    'Names each line whose date is missing or was typed as text, and does not say “It agrees” while there is one.',
  ],
  steps: [
    'On “Reconciliation” enter the date, the opening balance of the books and the balance of the statement.',
    'Copy the bank ledger of the month into “Bank book”: receipts and payments, one a line.',
    'Copy what was open last month into “Brought forward”.',
    'Tick off the statement: write the bank’s date into “On statement”. A line without a date stays open.',
    'Put what is only on the statement into “Only on statement”, with “Yes” beside an error of the bank. Enter all the rest in the books; the bank is to correct its errors.',
    'Correct what “Date to correct” marks: write the date as a date, such as 31/10/2026, not as text.',
  ],
  limits:
    'A difference of zero proves that the amounts agree, not that each of them is right: look at the names too.',
  shown: { sheet: 'Reconciliation', rows: 23 },
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
          label('Enter: credits that only the statement has'),
          worked(onlyThere(toEnter, 'C'), onStatement(toEnter, creditOf)),
        ],
        [
          label('Enter: debits that only the statement has, charges too'),
          worked(onlyThere(toEnter, 'D'), onStatement(toEnter, debitOf)),
        ],
        [totalName('Balance of the books, corrected'), total('B8+B10-B11', corrected)],
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
          label('Add: wrong credits of the bank'),
          worked(onlyThere(bankError, 'C'), onStatement(bankError, creditOf)),
        ],
        [
          label('Less: wrong debits of the bank'),
          worked(onlyThere(bankError, 'D'), onStatement(bankError, debitOf)),
        ],
        [totalName('The statement should show'), total('B12+B14-B15+B16-B17', should)],
        [label('The statement shows'), given(shown, 'money')],
        [totalName('Difference'), total('ROUND(B19-B18,2)', shown - should)],
        [label('Lines whose date is to be corrected'), worked(toCorrect, 0, 'count')],
        [],
        [
          label('Result'),
          total(
            'IF(B21>0,"A date is to be corrected",IF(B20=0,"It agrees","It does not agree"))',
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
      widths: [13, 42, 15, 15, 18, 44, 18],
      head: 4,
      landscape: true,
      rows: [
        title('Only on the statement'),
        note(
          'What the bank knows and the books do not. Once you enter it in the books, it goes to “Bank book”. “Yes” keeps an error of the bank out of the books.',
        ),
        [],
        head(
          'Date',
          'What the bank says',
          'Credit ₹',
          'Debit ₹',
          'Error of the bank?',
          'Entry to make',
          'State',
        ),
        ...rowsOf<StatementLine>(statementOnly, lines, first, (line, row) => [
          given(line?.day, 'day'),
          given(line?.what),
          given(line && creditOf(line), 'money'),
          given(line && debitOf(line), 'money'),
          given(line && 'bank' in line ? line.bank : undefined),
          given(line?.entry),
          worked(
            `IF(AND(C${row}="",D${row}=""),"",IF(OR(A${row}="",${isText(`A${row}`)}),"${unread}",IF(A${row}>${date},"Later",IF(UPPER(TRIM(E${row}))="YES","${bankError}","${toEnter}"))))`,
            line ? stateOfLine(line) : '',
            'text',
          ),
        ]),
      ],
    },
  ],
};
