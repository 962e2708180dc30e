import {
  given,
  head,
  label,
  note,
  type Row,
  rowsOf,
  title,
  type Workbook,
  worked,
} from '#data/tools/tool';

/** Working days after the month's end on which it should be done. */
type Task = readonly [
  part: string,
  what: string,
  proof: string,
  workingDay: number,
  doneOn?: string,
];

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
    'Receipts are set against invoices; advances stand apart',
    'Ageing',
    3,
    '2026-11-04',
  ],
  ['Customers', 'Old amounts are asked for, doubtful ones reported', 'List with dates of calls', 4],
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
  ['Taxes', 'Purchase register is matched with GSTR-2B', 'Match, differences named', 10],
  ['Taxes', 'Output GST of the books agrees with GSTR-1', 'Comparison', 7],
  [
    'Taxes',
    'TDS is deducted on each payment and provision that asks for it',
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

const stateOf = (due: string, doneOn?: string) =>
  doneOn ? (doneOn > due ? 'Done late' : 'Done') : due < asOn ? 'Late' : 'Open';
const states = tasks.map(([, , , days, doneOn]) => stateOf(workingDay(monthEnd, days), doneOn));
const countOf = (state: string) => states.filter((each) => each === state).length;

const first = 5;
const lines = 40;
const last = first + lines - 1;

export const monthEndChecklist: Workbook = {
  id: 'month-end-checklist',
  title: 'Month-end checklist',
  excerpt: 'Twenty-four tasks with their day, their proof and who does them; what is late says so.',
  kind: 'XLSX',
  file: '/templates/month-end-checklist.xlsx',
  version: '1.0',
  updated: '2026-11-22',
  courseNo: 7,
  does: [
    'Works out the day of each task from the month’s end, past Saturdays, Sundays and your holidays.',
    'Says of each task whether it is open, done, done late or late.',
    'Shows on top how far the month is.',
  ],
  steps: [
    'On “Status” enter the first day of the month and the day you look at it, or =TODAY().',
    'Enter your holidays on “Holidays”.',
    'On “Tasks” write who does each, and the day it was done with its proof.',
    'Change, add and strike tasks: there is room for forty. The number is the working day after the month’s end.',
    'Keep one copy for each month: the proof column is what an auditor asks for.',
  ],
  limits: 'Saturday counts as free; who works on Saturdays gives each task one day less.',
  shown: { sheet: 'Tasks', rows: 14 },
  sheets: [
    {
      name: 'Tasks',
      widths: [15, 62, 32, 14, 14, 14, 14, 13],
      head: 4,
      landscape: true,
      rows: [
        title('Month-end checklist'),
        note('Fill in the cream cells. The days done are an example.'),
        [],
        head('Part', 'Task', 'Proof', 'Working day', 'Due', 'Who', 'Done on', 'State'),
        ...rowsOf(tasks, lines, first, (task, row): Row => {
          const [part, what, proof, days, doneOn] = task ?? [];
          const due = days ? workingDay(monthEnd, days) : '';
          return [
            given(part),
            given(what),
            given(proof),
            given(days, 'count'),
            worked(
              `IF(D${row}="","",WORKDAY(Status!$B$5,D${row},Holidays!$A$4:$A$33))`,
              due,
              'day',
            ),
            given(),
            given(doneOn, 'day'),
            worked(
              `IF(D${row}="","",IF(G${row}<>"",IF(G${row}>E${row},"Done late","Done"),IF(E${row}<Status!$B$6,"Late","Open")))`,
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
            worked(`COUNTIF(Tasks!$H$${first}:$H$${last},"${state}")`, countOf(state), 'count'),
          ],
        ),
        [{ look: 'total', value: 'Tasks' }, worked('SUM(B8:B11)', tasks.length, 'count', 'total')],
        [
          { look: 'total', value: 'Done, of all' },
          worked(
            'IF(B12=0,0,(B8+B9)/B12)',
            (countOf('Done') + countOf('Done late')) / tasks.length,
            'percent',
            'total',
          ),
        ],
      ],
    },
    {
      name: 'Holidays',
      widths: [16, 44],
      rows: [
        title('Holidays'),
        note('Yours, beside Saturdays and Sundays. The first is an example.'),
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
