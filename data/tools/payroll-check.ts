import { law } from '#data/law';
import {
  type Format,
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

const epf = law.epf.values;
const esi = law.esi.values;
const half = law.wages.values.exclusionPercent / 100;

interface Person {
  readonly name: string;
  readonly basic: number;
  readonly special: number;
  readonly rent: number;
  readonly conveyance: number;
  readonly other: number;
  readonly full: 'Yes' | 'No';
  readonly insured: 'Yes' | 'No';
  readonly slip: readonly [pf: number, esi: number];
}

const people: readonly Person[] = [
  {
    name: 'Employee A',
    basic: 18000,
    special: 0,
    rent: 6000,
    conveyance: 3000,
    other: 0,
    full: 'No',
    insured: 'Yes',
    slip: [1800, 135],
  },
  {
    name: 'Employee B',
    basic: 14000,
    special: 0,
    rent: 14000,
    conveyance: 8000,
    other: 0,
    full: 'Yes',
    insured: 'Yes',
    slip: [1680, 0],
  },
  {
    name: 'Employee C',
    basic: 22000,
    special: 4000,
    rent: 9000,
    conveyance: 5000,
    other: 0,
    full: 'Yes',
    insured: 'No',
    slip: [3120, 0],
  },
  {
    name: 'Employee D',
    basic: 12500,
    special: 1500,
    rent: 2500,
    conveyance: 1000,
    other: 0,
    full: 'No',
    insured: 'Yes',
    slip: [1680, 105],
  },
];

function workOut(person: Person) {
  const included = person.basic + person.special;
  const excluded = person.rent + person.conveyance + person.other;
  const all = included + excluded;
  const back = Math.max(0, excluded - all * half);
  const wages = included + back;
  const pfWages = person.full === 'Yes' ? wages : Math.min(wages, epf.ceilingRupees);
  const pf = Math.round((pfWages * epf.percent) / 100);
  const covered = person.insured === 'Yes' && wages <= esi.ceilingRupees;
  const up = (percent: number) =>
    covered ? Math.ceil(Number(((wages * percent) / 100).toFixed(4))) : 0;
  const own = up(esi.employeePercent);
  const right = pf === person.slip[0] && own === person.slip[1];
  return { excluded, all, back, wages, pf, own, employer: up(esi.employerPercent), covered, right };
}

const first = 5;
const lines = 60;
const last = first + lines - 1;
const worth = people.map(workOut);
const rate = (what: string, value: number, format: Format, source: string): Row => [
  label(what),
  given(value, format),
  label(source),
];
/** It adds up a column of the sheet of payslips for the month. */
const monthTotal = (what: string, column: string, of: 'wages' | 'pf' | 'own' | 'employer'): Row => [
  label(what),
  worked(`SUM(Check!$${column}$${first}:$${column}$${last})`, sumOf(worth.map((each) => each[of]))),
];

export const payrollCheck: Workbook = {
  id: 'payroll-check',
  title: 'Payroll check',
  excerpt:
    'Wages under the labour codes, EPF and ESI of each person, beside what the payslip says.',
  kind: 'XLSX',
  file: '/templates/payroll-check.xlsx',
  version: '1.0',
  updated: '2026-11-22',
  courseNo: 11,
  does: [
    'Adds to wages the amount by which the listed exclusions exceed one-half of all remuneration (section 2(y), Code on Wages).',
    'Works out provident fund on the ceiling or on full wages, and ESI for employees under its limit.',
    'Compares with the payslip and names each person whose figures differ.',
  ],
  steps: [
    'On “Rates” compare rates and ceilings with the law of the month.',
    'On “Check” enter each person’s pay of the month in the five columns.',
    'Say whether provident fund is paid on full wages, and whether the person is insured under ESI.',
    'Enter what the payslip deducted. “Look” means: find out why before you pay the month.',
  ],
  limits:
    'Which unlisted allowance counts as wages is read in two ways: the sheet treats as excluded only what you enter there. The employer’s own provident fund contribution is an exclusion too: enter it under “Other excluded” where it counts towards the half. An employee who crosses the ESI limit within a contribution period stays insured until its end; the sheet looks at one month only. Pension, administrative charges, professional tax and income-tax are not in it.',
  shown: { sheet: 'Check', rows: 8 },
  sheets: () => [
    {
      name: 'Check',
      widths: [20, 15, 15, 13, 13, 13, 15, 14, 14, 11, 11, 12, 12, 12, 12, 12, 13],
      head: 4,
      landscape: true,
      rows: [
        title('Payroll check'),
        note('Fill in the cream cells. The persons are an example. A month, in rupees.'),
        [],
        head(
          'Name',
          'Basic, DA, retaining',
          'Other in wages',
          'House rent',
          'Conveyance',
          'Other excluded',
          'All',
          'Added back',
          'Wages',
          'PF on full',
          'ESI insured',
          'PF',
          'ESI',
          'PF on payslip',
          'ESI on payslip',
          'Result',
          'ESI, employer',
        ),
        ...rowsOf(people, lines, first, (person, row): Row => {
          const own = person && workOut(person);
          return [
            given(person?.name),
            given(person?.basic, 'money'),
            given(person?.special, 'money'),
            given(person?.rent, 'money'),
            given(person?.conveyance, 'money'),
            given(person?.other, 'money'),
            worked(`IF(A${row}="","",SUM(B${row}:F${row}))`, own?.all ?? ''),
            worked(
              `IF(A${row}="","",MAX(0,SUM(D${row}:F${row})-G${row}*Rates!$B$4))`,
              own?.back ?? '',
            ),
            worked(`IF(A${row}="","",B${row}+C${row}+H${row})`, own?.wages ?? ''),
            given(person?.full),
            given(person?.insured),
            worked(
              `IF(A${row}="","",ROUND(IF(J${row}="Yes",I${row},MIN(I${row},Rates!$B$6))*Rates!$B$5,0))`,
              own?.pf ?? '',
            ),
            worked(
              `IF(A${row}="","",IF(AND(K${row}="Yes",I${row}<=Rates!$B$9),ROUNDUP(ROUND(I${row}*Rates!$B$7,4),0),0))`,
              own?.own ?? '',
            ),
            given(person?.slip[0], 'money'),
            given(person?.slip[1], 'money'),
            worked(
              `IF(A${row}="","",IF(AND(L${row}=N${row},M${row}=O${row}),"Agrees","Look"))`,
              own ? (own.right ? 'Agrees' : 'Look') : '',
              'text',
            ),
            worked(
              `IF(A${row}="","",IF(AND(K${row}="Yes",I${row}<=Rates!$B$9),ROUNDUP(ROUND(I${row}*Rates!$B$8,4),0),0))`,
              own?.employer ?? '',
            ),
          ];
        }),
      ],
    },
    {
      name: 'Rates',
      widths: [52, 14, 80],
      landscape: true,
      rows: [
        title('Rates and ceilings'),
        note('Checked with the law as on 22 November 2026.'),
        head('What', 'Value', 'Source'),
        rate('Exclusions count up to this part of all', half, 'percent', law.wages.source),
        rate('Provident fund, each side', epf.percent / 100, 'percent', law.epf.source),
        rate('Provident fund ceiling, ₹ a month', epf.ceilingRupees, 'money', law.epf.source),
        rate('ESI, employee', esi.employeePercent / 100, 'percent', law.esi.source),
        rate('ESI, employer', esi.employerPercent / 100, 'percent', law.esi.source),
        rate('ESI limit, ₹ of wages a month', esi.ceilingRupees, 'money', law.esi.says),
        [],
        head('The month', 'Sum ₹', ''),
        monthTotal('Wages', 'I', 'wages'),
        monthTotal('Provident fund, employees', 'L', 'pf'),
        monthTotal('ESI, employees', 'M', 'own'),
        monthTotal('ESI, employer', 'Q', 'employer'),
        [
          totalName('Payslips to look at'),
          total(
            `COUNTIF(Check!$P$${first}:$P$${last},"Look")`,
            worth.filter(({ right }) => !right).length,
            'count',
          ),
        ],
      ],
    },
  ],
};
