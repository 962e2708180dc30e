import { law } from '#data/law';
import type { Law } from '#data/law/entry';
import {
  given,
  head,
  label,
  note,
  type Row,
  roundTo,
  rowsOf,
  sumOf,
  title,
  total,
  type Workbook,
  worked,
} from '#data/tools/tool';

const late = law['tds-late'].values;
const dates = law['tds-due-dates'].values;
const statements = law['tds-statement-dates'].values;

/** April to March, as the first day of each month. */
const months = Array.from({ length: 12 }, (_, at) =>
  new Date(Date.UTC(2026, 3 + at, 1)).toISOString().slice(0, 10),
);
const dayOf = (text: string) => {
  const [day = '', month = ''] = text.split(' ');
  const number = new Date(`${day} ${month} 2026 UTC`).getUTCMonth() + 1;
  // From July on the days of a tax year lie in its first calendar year.
  return `${number >= 7 ? 2026 : 2027}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
};
const depositBy = (month: string, at: number) => {
  if (at === 11) return dayOf(dates.marchDate);
  const from = new Date(month);
  return new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1, dates.days))
    .toISOString()
    .slice(0, 10);
};
const quartersOf = ({
  first,
  second,
  third,
  fourth,
}: Record<'first' | 'second' | 'third' | 'fourth', string>) =>
  [first, second, third, fourth].map(dayOf);
/** Each quarter with the day of the statement of tax deducted, and of tax collected. */
const deducted = quartersOf(statements);
const collected = quartersOf(law['tcs-statement-dates'].values);
const quarterNames = [
  'April to June 2026',
  'July to September 2026',
  'October to December 2026',
  'January to March 2027',
];
const statementRows = (days: readonly string[], from: number, forms: string): Row[] =>
  quarterNames.map((quarter, at) => [
    label(quarter),
    given(days[at], 'day'),
    worked(`TEXT(B${from + at},"dddd")`, weekdayOf(days[at] ?? ''), 'text'),
    label(forms),
  ]);
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const weekdayOf = (isoDate: string) => weekdays[new Date(isoDate).getUTCDay()] ?? '';
const monthName = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

interface Deduction {
  readonly what: string;
  readonly deductedOn: string;
  readonly tax: number;
  readonly paidOn: string;
}
const deductions: readonly Deduction[] = [
  { what: 'Rent of the office', deductedOn: '2026-09-30', tax: 6000, paidOn: '2026-10-06' },
  { what: 'Auditor', deductedOn: '2026-09-15', tax: 8500, paidOn: '2026-10-14' },
  { what: 'Contractor, individual', deductedOn: '2026-10-20', tax: 1250, paidOn: '2026-11-07' },
];
const dueOf = ({ deductedOn }: Deduction) => {
  const at = months.findIndex((month) => month.slice(0, 7) === deductedOn.slice(0, 7));
  return depositBy(months[at] ?? '', at);
};
const monthNumber = (isoDate: string) =>
  Number(isoDate.slice(0, 4)) * 12 + Number(isoDate.slice(5, 7));
const monthsOf = (each: Deduction) =>
  each.paidOn <= dueOf(each) ? 0 : monthNumber(each.paidOn) - monthNumber(each.deductedOn) + 1;
const interestOf = (each: Deduction) =>
  roundTo((each.tax * monthsOf(each) * late.depositPercentMonth) / 100);

const rates: readonly (readonly [keyof typeof law, string, string])[] = [
  [
    'tds-commission',
    String(law['tds-commission'].values.serial),
    String(law['tds-commission'].values.code),
  ],
  [
    'tds-rent-land',
    String(law['tds-rent-land'].values.serial),
    String(law['tds-rent-land'].values.code),
  ],
  [
    'tds-contractor',
    String(law['tds-contractor'].values.serial),
    `${law['tds-contractor'].values.codeIndividual}, ${law['tds-contractor'].values.codeOthers}`,
  ],
  [
    'tds-professional',
    String(law['tds-professional'].values.serial),
    `${law['tds-professional'].values.code} (professional)`,
  ],
  ['tds-partners', '393(3)', ''],
  ['tds-goods', '8(ii)', ''],
];

const first = 5;
const lines = 100;
const last = first + lines - 1;

export const tdsCalendar: Workbook = {
  id: 'tds-calendar-2026-27',
  title: 'TDS calendar of the tax year 2026-27',
  excerpt: 'Every day of deposit and statement under the new Act, and what a late deposit costs.',
  kind: 'XLSX',
  file: '/templates/tds-calendar-2026-27.xlsx',
  version: '1.1',
  updated: '2026-11-29',
  courseNo: 10,
  does: [
    'Lists the days of deposit for April 2026 to March 2027, of the four quarterly statements and of Form 143 for tax collected, with their weekday.',
    'Finds the due day of each deduction and the interest of a late deposit.',
    'Keeps the usual rates, thresholds and payment codes beside it, with their source.',
  ],
  steps: [
    'Read “Calendar” and copy its days into your own calendar.',
    'Enter each deduction on “Deposits”, with the day you paid it. If unpaid, enter the expected date of payment.',
    'Pay interest with the tax, under its own head of the challan, before the statement is filed.',
    'Check “Rates” before the first payment of each kind, and the Act where a case is unusual.',
  ],
  limits:
    'Deductors other than offices of the Government. Payments reported in the challan-cum-statement (Form 141) have 30 days. Interest counts each calendar month or part of it, as the department’s system does, and is rounded to the rupee; interest for late deduction (1% a month) and the fee of a late statement (₹200 a day, at most the tax) are not in it. Where a due day is a holiday, plan for the working day before.',
  shown: { sheet: 'Calendar', rows: 27 },
  sheets: () => [
    {
      name: 'Calendar',
      widths: [36, 16, 14, 44],
      landscape: true,
      rows: [
        title('TDS in the tax year 2026-27'),
        note(
          'Income-tax Act, 2025. Checked with the law as on 29 November 2026; watch for extensions.',
        ),
        [],
        head('Tax deducted in', 'Deposit by', 'Weekday', 'Remark'),
        ...months.map(
          (month, at): Row => [
            label(monthName.format(new Date(month))),
            worked(
              at === 11
                ? 'DATE(2027,4,30)'
                : `DATE(${month.slice(0, 4)},${Number(month.slice(5, 7)) + 1},${dates.days})`,
              depositBy(month, at),
              'day',
            ),
            worked(`TEXT(B${first + at},"dddd")`, weekdayOf(depositBy(month, at)), 'text'),
            label(at === 11 ? 'Only March has time until the end of April' : ''),
          ],
        ),
        head('Statement for', 'File by', 'Weekday', 'Forms'),
        ...statementRows(deducted, 18, '138 salary, 140 residents, 144 non-residents'),
        head('Statement of tax collected for', 'Plan for', 'Weekday', 'Form'),
        ...statementRows(collected, 23, '143, formerly 27EQ: confirm the day'),
        note(`Not confirmed: ${law['tcs-statement-dates'].unconfirmed}`),
      ],
    },
    {
      name: 'Deposits',
      widths: [34, 15, 14, 15, 15, 14, 15, 15],
      head: 4,
      landscape: true,
      rows: [
        title('Deposits and interest'),
        [
          { look: 'note', value: 'Interest on a late deposit, per month or part of it' },
          null,
          null,
          given(late.depositPercentMonth / 100, 'percent'),
        ],
        [
          label('Sum'),
          null,
          total(`SUM(C${first}:C${last})`, sumOf(deductions.map(({ tax }) => tax))),
          null,
          null,
          null,
          total(`SUM(G${first}:G${last})`, sumOf(deductions.map(interestOf))),
          total(
            `SUM(H${first}:H${last})`,
            sumOf(deductions.map((each) => each.tax + interestOf(each))),
          ),
        ],
        head(
          'Payment',
          'Deducted on',
          'Tax ₹',
          'Due',
          'Paid on',
          'Months late',
          'Interest ₹',
          'To pay ₹',
        ),
        ...rowsOf(
          deductions,
          lines,
          first,
          (each, row): Row => [
            given(each?.what),
            given(each?.deductedOn, 'day'),
            given(each?.tax, 'money'),
            worked(
              `IF(B${row}="","",IF(MONTH(B${row})=3,DATE(YEAR(B${row}),4,30),DATE(YEAR(B${row}),MONTH(B${row})+1,${dates.days})))`,
              each ? dueOf(each) : '',
              'day',
            ),
            given(each?.paidOn, 'day'),
            worked(
              `IF(OR(B${row}="",E${row}=""),"",IF(E${row}<=D${row},0,(YEAR(E${row})-YEAR(B${row}))*12+MONTH(E${row})-MONTH(B${row})+1))`,
              each ? monthsOf(each) : '',
              'count',
            ),
            worked(`IF(F${row}="","",ROUND(C${row}*F${row}*$D$2,0))`, each ? interestOf(each) : ''),
            worked(`IF(F${row}="","",C${row}+G${row})`, each ? each.tax + interestOf(each) : ''),
          ],
        ),
      ],
    },
    {
      name: 'Rates',
      widths: [34, 14, 22, 70, 60],
      landscape: true,
      rows: [
        title('Usual rates'),
        note(
          'Residents with a PAN. Section 393(1) of the Income-tax Act, 2025, by serial number of its table, where no other subsection is named.',
        ),
        [],
        head('Payment', 'Serial', 'Payment code', 'Rule', 'Source'),
        ...rates.map(([id, serial, code]): Row => {
          const { about, says, source, unconfirmed }: Law = law[id];
          const rule = unconfirmed ? `${says} Not confirmed: ${unconfirmed}` : says;
          return [label(about), label(serial), label(code), label(rule), label(source)];
        }),
      ],
    },
  ],
};
