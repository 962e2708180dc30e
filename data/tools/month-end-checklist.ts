import {
  given,
  head,
  label,
  note,
  type Row,
  rowsOf,
  title,
  total,
  totalName,
  type Workbook,
  worked,
} from '#data/tools/tool';

/** `when`: working days after the month's end, or the day of the next month that the law or the portal sets. */
type When = number | { readonly day: number };
type Task = readonly [part: string, what: string, proof: string, when: When, doneOn?: string];

const tasks: readonly Task[] = [
  [
    'Cut-off',
    'Last sales and purchase documents of the month are entered',
    'Number of the last invoice',
    1,
    '2026-11-02',
  ],
  [
    'Cut-off',
    'Goods received without an invoice are listed and provided for',
    'List of receipts',
    2,
    '2026-11-03',
  ],
  ['Cut-off', 'The period is closed for entries of other months', 'Lock in the software', 5],
  [
    'Bank and cash',
    'Each bank account is reconciled',
    'Reconciliation, difference 0',
    2,
    '2026-11-03',
  ],
  [
    'Bank and cash',
    'Cash counted on the last day agrees with the cash book',
    'Signed count',
    1,
    '2026-11-02',
  ],
  [
    'Bank and cash',
    'Cards, UPI and gateways agree with what they paid out',
    'Settlement reports',
    3,
    '2026-11-05',
  ],
  [
    'Customers',
    'Receipts are set against invoices; advances are kept separate',
    'Ageing',
    3,
    '2026-11-04',
  ],
  [
    'Customers',
    'Old amounts are followed up, doubtful ones reported',
    'List with dates of calls',
    4,
  ],
  ['Suppliers', 'Statements of the five largest suppliers agree', 'Statements', 4],
  ['Suppliers', 'Micro and small enterprises are paid in time', 'List by due date', 4],
  ['Stock', 'Stock counted agrees with stock in the books', 'Count sheet', 2, '2026-11-03'],
  ['Stock', 'No item is below zero; slow items are named', 'Stock summary', 3],
  ['Fixed assets', 'Additions and disposals are in the register', 'Register agrees with ledger', 4],
  ['Fixed assets', 'Depreciation of the month is entered', 'Journal', 4],
  [
    'Payroll',
    'Wages, EPF, ESI and tax agree with the payroll sheet',
    'Payroll sheet',
    3,
    '2026-11-04',
  ],
  ['Taxes', 'Output GST of the books agrees with GSTR-1', 'Comparison', 6],
  ['Taxes', 'TDS and TCS of the month are deposited', 'Challans', { day: 7 }],
  ['Taxes', 'GSTR-1 is filed (monthly)', 'Acknowledgement (ARN)', { day: 11 }],
  [
    'Taxes',
    'GSTR-2B is downloaded: the portal draws it up on this day',
    'File of the portal',
    { day: 14 },
  ],
  ['Taxes', 'EPF and ESI are deposited, the ECR is filed', 'Challans, ECR', { day: 15 }],
  [
    'Taxes',
    'Purchase register is matched with GSTR-2B; Invoice Management System agrees',
    'Match, differences named',
    { day: 17 },
  ],
  ['Taxes', 'GSTR-3B is filed and its tax is paid', 'ARN, ledgers of the portal', { day: 20 }],
  [
    'Taxes',
    'TDS is deducted on each payment and provision that needs it',
    'TDS ledger',
    3,
    '2026-11-04',
  ],
  [
    'Provisions',
    'Rent, electricity, audit and other costs of the month are provided for',
    'List compared with last month',
    4,
  ],
  ['Provisions', 'Prepaid costs are released', 'Schedule', 4],
  ['Loans', 'Interest is entered; balances agree with the lender', 'Statement of the lender', 4],
  ['Review', 'Suspense and rounding accounts are empty', 'Ledgers', 5],
  ['Review', 'Each balance has a schedule; odd signs are explained', 'Trial balance, ticked', 6],
  ['Review', 'Profit is compared with last month and budget, in words', 'One page', 7],
];

const month = '2026-10-01';
const monthEnd = '2026-10-31';
const asOn = '2026-11-05';
/** An example: the offices' own list goes here. */
const holidays = ['2026-11-09'];

const dayAfter = (isoDate: string) =>
  new Date(Date.parse(isoDate) + 864e5).toISOString().slice(0, 10);
const isOff = (isoDate: string) =>
  [0, 6].includes(new Date(isoDate).getUTCDay()) || holidays.includes(isoDate);

function workingDay(from: string, count: number): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = dayAfter(day);
    if (!isOff(day)) left--;
  }
  return day;
}

const dueOf = (when: When) =>
  typeof when === 'number' ? workingDay(monthEnd, when) : dayAfterEnd(when.day);
const dayAfterEnd = (day: number) =>
  new Date(Date.parse(monthEnd) + day * 864e5).toISOString().slice(0, 10);

const stateOf = (due: string, doneOn?: string) =>
  doneOn ? (doneOn > due ? 'Done late' : 'Done') : due < asOn ? 'Late' : 'Open';
const states = tasks.map(([, , , when, doneOn]) => stateOf(dueOf(when), doneOn));
const countOf = (state: string) => states.filter((each) => each === state).length;

const first = 5;
const lines = 40;
const last = first + lines - 1;

export const monthEndChecklist: Workbook = {
  id: 'month-end-checklist',
  title: 'Month-end checklist',
  excerpt:
    'Twenty-nine tasks, each with its day, its proof and who does it; whatever is late is marked.',
  kind: 'XLSX',
  file: '/templates/month-end-checklist.xlsx',
  version: '1.1',
  updated: '2026-11-24',
  courseNo: 7,
  does: [
    'Works out the day of each task from the month’s end, skipping Saturdays, Sundays and your holidays.',
    'Holds the days that do not move: TDS on the 7th, GSTR-1 on the 11th, GSTR-2B on the 14th, EPF and ESI on the 15th, GSTR-3B on the 20th.',
    'Shows whether each task is open, done, done late or late.',
    'Shows at the top how far the month has come.',
  ],
  steps: [
    'On “Status” enter the first day of the month and the day you look at it, or =TODAY().',
    'Enter your holidays on “Holidays”.',
    'On “Tasks” write who does each, and the day it was done with its proof.',
    'Change, add and delete tasks: there is room for forty. The number is the working day after the month’s end, or in the next column the day of the next month.',
    'Keep one copy for each month: the proof column is what an auditor asks for.',
  ],
  limits:
    'Saturday counts as free; if you work on Saturdays, give each task one day less. The days are those of a monthly filer: with QRMP GSTR-1 is due on the 13th after the quarter and GSTR-3B on the 22nd or 24th, TDS of March on 30 April. Professional tax has the day of your State. If the government moves a due date, change it by hand.',
  shown: { sheet: 'Tasks', rows: 14 },
  sheets: () => [
    {
      name: 'Tasks',
      widths: [15, 62, 32, 14, 14, 14, 14, 14, 13],
      head: 4,
      landscape: true,
      rows: [
        title('Month-end checklist'),
        note('Fill in the cream cells. The days done are an example.'),
        [],
        head(
          'Part',
          'Task',
          'Proof',
          'Working day',
          'Day of next month',
          'Due',
          'Who',
          'Done on',
          'State',
        ),
        ...rowsOf(tasks, lines, first, (task, row): Row => {
          const [part, what, proof, when, doneOn] = task ?? [];
          const due = when ? dueOf(when) : '';
          return [
            given(part),
            given(what),
            given(proof),
            given(typeof when === 'number' ? when : undefined, 'count'),
            given(typeof when === 'object' ? when.day : undefined, 'count'),
            worked(
              `IF(E${row}<>"",Status!$B$5+E${row},IF(D${row}="","",WORKDAY(Status!$B$5,D${row},Holidays!$A$4:$A$33)))`,
              due,
              'day',
            ),
            given(),
            given(doneOn, 'day'),
            worked(
              `IF(F${row}="","",IF(H${row}<>"",IF(H${row}>F${row},"Done late","Done"),IF(F${row}<Status!$B$6,"Late","Open")))`,
              task ? stateOf(due, doneOn) : '',
              'text',
            ),
          ];
        }),
      ],
    },
    {
      name: 'Status',
      widths: [44, 16],
      rows: [
        title('How far the month is'),
        note('Enter the month once; every due day follows from it.'),
        [],
        [label('First day of the month'), given(month, 'day')],
        [label('Last day of the month'), worked('EOMONTH(B4,0)', monthEnd, 'day')],
        [label('Looked at on'), given(asOn, 'day')],
        [],
        ...['Done', 'Done late', 'Open', 'Late'].map(
          (state): Row => [
            label(state),
            worked(`COUNTIF(Tasks!$I$${first}:$I$${last},"${state}")`, countOf(state), 'count'),
          ],
        ),
        [totalName('Tasks'), total('SUM(B8:B11)', tasks.length, 'count')],
        [
          totalName('Done, of all'),
          total(
            'IF(B12=0,0,(B8+B9)/B12)',
            (countOf('Done') + countOf('Done late')) / tasks.length,
            'percent',
          ),
        ],
      ],
    },
    {
      name: 'Holidays',
      widths: [16, 44],
      rows: [
        title('Holidays'),
        note('Your holidays, apart from Saturdays and Sundays. The first is an example.'),
        head('Date', 'Which'),
        ...rowsOf(
          holidays,
          30,
          4,
          (day): Row => [given(day, 'day'), given(day && 'Holiday of the office')],
        ),
      ],
    },
  ],
};
