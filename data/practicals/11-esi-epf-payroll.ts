import { law } from '#data/law';
import {
  type Day,
  day,
  isHoliday,
  isSaturday,
  isSunday,
  monthEnd,
  shortDay,
  weekday,
} from '#data/practicals/days';
import { mail, paper } from '#data/practicals/documents';
import { inr } from '#data/practicals/firms';
import { by, divided, least, minus, percent, share, sum, upTo } from '#data/practicals/formula';
import {
  amount,
  because,
  choice,
  credit,
  type Draw,
  date,
  debit,
  journal,
  type Paper,
  paise,
  type Sheet,
} from '#data/practicals/paper';

const musi = 'Musi Sample Appliances';
const days = 30;
const localHoliday = day('2026-11-24');
const { exclusionPercent } = law.wages.values;
const epf = law.epf.values;
const ceiling = paise(epf.ceilingRupees);
const fullEpf = divided(ceiling * epf.percent, 100);

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
  const a = {
    basic: draw.money(15500, 18500, 100, 16400),
    rent: draw.money(6000, 10500, 100, 10200),
    travel: draw.money(2000, 6500, 100, 6000),
  };
  const cover = draw.one(['in', 'out', 'until'] as const, 'until');
  const b = {
    basic:
      cover === 'in' ? draw.money(19500, 20900, 100, 20400) : draw.money(21100, 23500, 100, 22400),
    rent: draw.money(8000, 11000, 100, 9600),
    travel: draw.money(2000, 4000, 100, 2400),
  };
  const consolidated = draw.money(13500, 17400, 300, 16800);
  const away = draw.whole(1, 4, 1, 3);
  const lastDay = draw.day('2026-11-09', '2026-11-19', '2026-11-13');
  const saturdayWorks = !draw.either(true);
  const names = {
    a: draw.person('Nisha'),
    b: draw.person('Prabhu'),
    c: draw.person('Uma'),
    d: draw.person('Gopal'),
  };

  const gross = (of: typeof a) => of.basic + of.rent + of.travel;
  const excluded = a.rent + a.travel + fullEpf;
  const all = a.basic + excluded;
  const wages = a.basic + Math.max(0, excluded - divided(all * exclusionPercent, 100));
  const up = (value: number, rate: number) => Math.ceil((value * rate * 100) / 1_000_000) * 100;
  const earned = divided(consolidated * (days - away), days);
  const covers = { in: 'In ESI', until: 'In ESI until 31 March', out: 'Outside' };
  const ofB = (rate: number) =>
    by('bcov', {
      [covers.in]: up(b.basic, rate),
      [covers.until]: up(b.basic, rate),
      [covers.out]: 0,
    });

  const register = paper('register', 'Salary register, November 2026', {
    about: [`${musi}, Hyderabad. Rupees a month`],
    table: {
      columns: ['Employee', 'Basic and DA', 'HRA', 'Conveyance', 'Consolidated'],
      rows: [
        [`A: ${names.a}`, inr(a.basic), inr(a.rent), inr(a.travel), ''],
        [`B: ${names.b}`, inr(b.basic), inr(b.rent), inr(b.travel), ''],
        [`C: ${names.c}`, '', '', '', inr(consolidated)],
      ],
    },
  });
  const attendance = paper('register', 'Attendance, November 2026', {
    table: {
      columns: ['Employee', 'Calendar days', 'Away without pay'],
      rows: [
        [`A: ${names.a}`, String(days), '0'],
        [`B: ${names.b}`, String(days), '0'],
        [`C: ${names.c}`, String(days), String(away)],
      ],
    },
  });
  const slabs = paper('printout', 'Professional tax, Telangana', {
    table: {
      columns: ['Gross of the month', 'Tax'],
      rows: [
        ['to 15,000', 'nil'],
        ['15,001 to 20,000', '150'],
        ['above 20,000', '200'],
      ],
    },
  });
  const rules = paper('printout', 'Office rules for pay', {
    text: [
      'EPF of 12% each on wages of 15,000 at most. A, B and C are all in the fund and in the pension scheme.',
      'The employer’s EPF of 1,800 counts among the exclusions from wages. No EPF charges in this sheet.',
      'Pay for part of a month is by calendar days. ESI: each share of a person up to the next rupee; EPF and pension to the nearest.',
      `${weekday(localHoliday)} is a holiday. ${saturdayWorks ? 'Saturdays are worked.' : 'Saturdays and Sundays are off.'}`,
    ],
  });
  const raise = mail(
    'Personnel',
    '2 Nov, 10:00 AM',
    {
      in: `${names.b}’s pay stays as it has been since April; the card is the same too.`,
      out: `${names.b} joined on 5 October at the pay in the register. It has not changed since.`,
      until: `${names.b}’s raise is from 1 November. On 1 October the wages were ₹20,200, and ESI was deducted.`,
    }[cover],
  );
  const resigned = mail(
    'Personnel',
    `${shortDay(lastDay)}, 5:45 PM`,
    `${names.d} has resigned and worked the last day today, ${weekday(lastDay)}. By when do we owe the final pay?`,
  );
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
