import { law } from '#data/law';
import {
  ceiling,
  days,
  epf,
  fullEpf,
  generate,
  localHoliday,
  musi,
} from '#lib/practice/rules/papers/11-esi-epf-payroll/documents';
import {
  type Day,
  day,
  isHoliday,
  isSaturday,
  isSunday,
  monthEnd,
} from '#lib/practice/rules/papers/days';
import { type Draw, paise } from '#lib/practice/rules/papers/draw';
import {
  divided,
  least,
  minus,
  percent,
  share,
  sum,
  upTo,
} from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  choice,
  credit,
  date,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';

const asOf = day('2026-11-30');
const { leaverWorkingDays, monthlyDay } = law['wage-payment'].values;
const pension = law.pension.values;
const esi = law.esi.values;
const esiCeiling = paise(esi.ceilingRupees);
const fullPension = divided(ceiling * pension.percent, 10_000) * 100;

const workingDaysAfter = (from: Day, count: number, saturdayWorks: boolean): Day => {
  let of = from;
  for (let left = count; left > 0; ) {
    of += 1;
    const off =
      isSunday(of) || isHoliday(of) || of === localHoliday || (isSaturday(of) && !saturdayWorks);
    if (!off) left -= 1;
  }
  return of;
};

function sheet(draw: Draw): Sheet {
  const {
    a,
    cover,
    b,
    consolidated,
    away,
    lastDay,
    saturdayWorks,
    names,
    gross,
    excluded,
    wages,
    earned,
    covers,
    ofB,
    register,
    attendance,
    slabs,
    rules,
    raise,
    resigned,
  } = generate(draw);
  const esiPay = (rate: number, cell: string) => percent(cell, rate, 'up');
  return {
    about: `November’s pay of three employees and one leaver at ${musi}, Hyderabad, under the labour codes.`,
    accounts: [
      'Salaries',
      'EPF payable',
      'ESI payable',
      'Professional tax payable',
      'Salaries payable',
      'Employer’s EPF',
      'Employer’s ESI',
      'Bank',
      'Cash',
      'Staff advance',
    ],
    parts: [
      {
        title: 'Wages and ESI',
        task: 'A’s wages and contribution, and B’s cover.',
        documents: [register, rules, raise],
        items: [
          amount(
            'awages',
            'A’s wages under the codes',
            wages,
            'What exceeds half of all is added back: Code on Wages, section 2(y).',
          ),
          amount(
            'aesi',
            'A’s own ESI',
            esiPay(esi.employeePercent, 'awages'),
            'Employee 0.75%, up to the next rupee.',
          ),
          amount(
            'aesir',
            'Employer’s ESI for A',
            esiPay(esi.employerPercent, 'awages'),
            'Employer 3.25%, up.',
          ),
          choice(
            'bcov',
            'B in November',
            Object.values(covers),
            covers[cover],
            'Limit 21,000; insured when the period began, insured to its end.',
            'contribution periods begin on 1 April and 1 October',
          ),
        ],
      },
      {
        title: 'C’s pay and the fund',
        task: 'C for the days paid, then the fund.',
        documents: [register, attendance, rules],
        items: [
          amount(
            'cpay',
            'C’s pay for November',
            share(consolidated, days - away, days),
            'By the office’s rule November has 30 days.',
          ),
          amount(
            'cepf',
            'C’s own EPF',
            percent(least('cpay', ceiling), epf.percent, 'rupee'),
            '12% up to the ceiling of 15,000.',
          ),
          amount(
            'eps',
            'To the pension fund for A, B and C',
            sum(2 * fullPension, percent(least('cpay', ceiling), pension.percent, 'rupee')),
            '8.33% of the employer’s 12% is pension, 1,250 at the ceiling.',
          ),
        ],
      },
      {
        title: 'Salary journal',
        task: 'Enter the salaries of A, B and C with all that is deducted from them. The employer’s shares are entered elsewhere.',
        documents: [register, slabs, rules],
        items: [
          journal(
            'Salaries of November',
            debit(
              's1',
              'Salaries',
              sum(gross(a) + gross(b), 'cpay'),
              'Salaries are debited gross.',
            ),
            credit('s2', 'EPF payable', sum(2 * fullEpf, 'cepf'), because.payable),
            credit(
              's3',
              'ESI payable',
              sum('aesi', ofB(esi.employeePercent), esiPay(esi.employeePercent, 'cpay')),
              because.payable,
            ),
            credit(
              's4',
              'Professional tax payable',
              sum(2 * paise(200), upTo('cpay', paise(15000), 0, paise(150))),
              because.payable,
            ),
            credit(
              's5',
              'Salaries payable',
              minus('s1', sum('s2', 's3', 's4')),
              'Only the employees’ own deductions come off.',
            ),
          ),
        ],
      },
      {
        title: 'Employer and leaver',
        task: 'The employer’s cost and the two days.',
        documents: [rules, resigned],
        items: [
          amount(
            'er',
            'Employer’s EPF and ESI for A, B and C',
            sum('s2', 'aesir', ofB(esi.employerPercent), esiPay(esi.employerPercent, 'cpay')),
            'The employer’s shares are his cost beside gross pay.',
          ),
          date(
            'due',
            'Last day to pay EPF and ESI of November',
            monthEnd(asOf) + law['wage-remittance'].values.days,
            'EPF and ESI: fifteen days from the month’s end.',
          ),
          date(
            'last',
            `Last day for ${names.d}’s final pay`,
            workingDaysAfter(lastDay, leaverWorkingDays, saturdayWorks),
            'Two working days: Code on Wages, section 17(2).',
          ),
        ],
      },
    ],
    traps: {
      awages: wages === a.basic ? [gross(a)] : [a.basic, gross(a)],
      cpay: [divided(consolidated * (26 - away), 26)],
      last: [monthEnd(asOf) + monthlyDay],
      s2: [2 * (2 * fullEpf) + 2 * divided(Math.min(earned, ceiling) * epf.percent, 10_000) * 100],
    },
    refused:
      excluded === a.basic ||
      b.basic === esiCeiling ||
      earned === ceiling ||
      (isSaturday(lastDay) && !saturdayWorks),
  };
}

/** A month's pay under the labour codes. */
export const esiEpfPayroll: Paper = { module: 11, minutes: 60, day: asOf, sheet };
