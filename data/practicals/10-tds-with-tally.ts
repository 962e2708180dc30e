import { law } from '#data/law';
import { day, monthEnd, monthOf, shownDay, typedDay } from '#data/practicals/days';
import {
  bill,
  halfRate,
  halfTax,
  localTax,
  mail,
  paper,
  withTax,
} from '#data/practicals/documents';
import { inr, sampleGstin, samplePan } from '#data/practicals/firms';
import { by, divided, minus, percent, sum } from '#data/practicals/formula';
import {
  amount,
  because,
  credit,
  type Draw,
  date,
  debit,
  journal,
  listed,
  type Paper,
  paise,
  type Sheet,
} from '#data/practicals/paper';

const mettur = {
  name: 'Mettur Sample Infra Pvt Ltd',
  place: 'Salem',
  gstin: sampleGstin('33', 101),
};
const sangam = 'Sangam Sample Architects';
const contractor = law['tds-contractor'].values;
const professional = law['tds-professional'].values;
const rent = law['tds-rent-land'].values;
const yearLimit = paise(contractor.yearRupees);
const sumLimit = paise(contractor.sumRupees);

/** Earlier bills of the painter, from and to in rupees, so that each situation is as likely as the others. */
const earlier = { year: [21000, 29500], alone: [18000, 23000], neither: [18000, 28000] } as const;
const painters = [
  { pan: 'individual', hasPan: true },
  { pan: 'company', hasPan: true },
  { pan: 'individual', hasPan: false },
] as const;
const deposits = [
  ['2026-10-12', '2026-11-12'],
  ['2026-09-28', '2026-11-12'],
  ['2026-10-23', '2026-12-02'],
] as const;

const asOf = day('2026-11-30');
const late = law['tds-late'].values.depositPercentMonth;

function sheet(draw: Draw): Sheet {
  const year = draw.one(['year', 'alone', 'neither'] as const, 'year');
  const [least, most] = earlier[year];
  const before = [22500, 28000, 26500].map((fixed) => draw.money(least, most, 500, fixed));
  const sumBefore = before.reduce((total, each) => total + each, 0);
  const rest = (yearLimit - sumBefore) / 100;
  const now = {
    year: () => draw.money(Math.max(15500, rest + 500), 37500, 500, 27000),
    alone: () => draw.money(30500, Math.min(37500, rest - 500), 500, 32000),
    neither: () => draw.money(15500, Math.min(29500, rest - 500), 500, 20000),
  }[year]();
  const fee = draw.money(61000, 98000, 1000, 72000);
  const feeBefore = draw.money(15000, 45000, 1000, 38000);
  const rental = draw.either(true)
    ? draw.money(50500, 57500, 500, 52500)
    : draw.money(46500, 49500, 500, 48500);
  const lateTax = draw.money(12000, 40000, 200, 26400);
  const painter = draw.one<(typeof painters)[number]>(painters, painters[0]);
  const deducted = !draw.either(true);
  const [deductedOn, paidOn] = draw
    .one<(typeof deposits)[number]>(deposits, deposits[1])
    .map(day) as [number, number];

  const individual = painter.pan === 'individual';
  const rateOf = (pan: 'individual' | 'company') => {
    if (!painter.hasPan) return law['tds-no-pan'].values.percent;
    return pan === 'individual' ? contractor.percentIndividual : contractor.percentOthers;
  };
  const rate = rateOf(painter.pan);
  const all = sumBefore + now;
  const base = all > yearLimit ? all : now > sumLimit ? now : 0;
  const of = (value: number, at: number) => divided(value * at, 100);
  const feeBase = fee + (deducted ? 0 : feeBefore);
  const rentBase = rental > paise(rent.monthRupees) ? rental : 0;
  const months = monthOf(paidOn) - monthOf(deductedOn) + 1;
  const noTax = 'None';
  const code = String(individual ? contractor.codeIndividual : contractor.codeOthers);
  const director = draw.person('Vimala');
  const painterName = individual ? 'Arul Sample Painters' : 'Arul Sample Painters Pvt Ltd';

  const painterBill = bill({
    from: {
      name: painterName,
      place: individual
        ? 'Salem, proprietor Arul, not registered for GST'
        : 'Salem, not registered for GST',
    },
    to: mettur,
    name: 'Bill',
    number: '61',
    on: day('2026-11-17'),
    lines: [['Painting of block C, with our own paint', now]],
    total: now,
  });
  const painterLedger = paper('ledger', `${painterName} in our books`, {
    about: ['Tax year 2026-27, before bill 61. Painting work, billed separately each time'],
    table: {
      columns: ['Date', 'Bill', 'Amount', 'TDS'],
      rows: before.map((each, at) => [
        ['11 May', '13 Jul', '15 Sep'][at] ?? '',
        String(18 + 14 * at),
        inr(each),
        '0.00',
      ]),
    },
  });
  const pans = paper('table', 'PAN of suppliers', {
    about: ['pan.csv'],
    table: {
      columns: ['Supplier', 'PAN'],
      rows: draw.order([
        [painterName, painter.hasPan ? samplePan(painter.pan, 4121) : 'not given, asked twice'],
        [sangam, samplePan('individual', 5230)],
        ['Yercaud Sample Estates', samplePan('company', 7714)],
      ]),
    },
    foot: ['The fourth letter says what the holder is: P a person, C a company.'],
  });
  const architectBill = bill({
    from: { name: sangam, place: 'Salem', gstin: sampleGstin('33', 102) },
    to: mettur,
    number: 'SA/44',
    on: day('2026-11-20'),
    lines: [['Architect’s fee, drawings of block D', fee], ...localTax(halfTax(fee))],
    total: withTax(fee),
    foot: ['Credit of GST is taken.'],
  });
  const architectLedger = paper('ledger', `${sangam} in our books`, {
    about: ['Tax year 2026-27, before bill SA/44'],
    table: {
      columns: ['Date', 'Bill', 'Fee without GST', 'TDS'],
      rows: [
        [
          '24 Jul',
          'SA/19',
          inr(feeBefore),
          deducted ? inr(of(feeBefore, professional.percent)) : '0.00',
        ],
      ],
    },
  });
  const rentBill = bill({
    from: { name: 'Yercaud Sample Estates', place: 'Salem', gstin: sampleGstin('33', 103) },
    to: mettur,
    number: 'R/11',
    on: day('2026-11-02'),
    lines: [['Rent of the site office for November', rental], ...localTax(halfTax(rental))],
    total: withTax(rental),
  });
  const challan = paper('challan', 'Challan of tax deducted', {
    about: ['Contractors, tax year 2026-27'],
    table: {
      rows: [
        ['Tax', inr(lateTax)],
        ['Deducted on', typedDay(deductedOn)],
        ['Paid on', typedDay(paidOn)],
        ['Interest', 'not paid yet'],
      ],
    },
  });
  const request = mail(
    director,
    '3 Dec, 10:30 AM',
    'What tax do we owe for November on painter, architect and landlord, by what day, and what does the late challan cost us?',
    'Deduct now whatever should have been deducted of earlier bills; I know that interest on that comes apart.',
  );
  // A learner who takes a payment below the limits for one above them answers this.
  const liable = base > 0 ? base : now;

  return {
    about: `Tax deducted by ${mettur.name}, Salem, in November, under the Income-tax Act, 2025.`,
    accounts: [
      'Professional fees',
      'Input CGST',
      'Input SGST',
      'TDS payable',
      sangam,
      'Rent',
      'Painting',
      'Bank',
      'Output CGST',
      'Output SGST',
      'Interest on TDS',
      'Repairs',
    ],
    parts: [
      {
        title: 'Painter',
        task: 'Bill 61, with what was billed before.',
        documents: [painterBill, painterLedger, pans],
        items: [
          listed(
            'k1',
            'Payment code for bill 61',
            [String(contractor.codeIndividual), String(contractor.codeOthers), noTax],
            base > 0 ? code : noTax,
            'Contractors, Sl. No. 6(i): 1023 individual or HUF, 1024 others.',
            `${noTax} if no tax is deducted`,
          ),
          amount(
            't1',
            'Tax to deduct now from the painter',
            by('k1', {
              [contractor.codeIndividual]: of(liable, rateOf('individual')),
              [contractor.codeOthers]: of(liable, rateOf('company')),
              [noTax]: 0,
            }),
            'Past the year’s limit all is liable, past 30,000 that bill: section 393(1) Sl. No. 6(i); no PAN 20%, 397(2)(b).',
          ),
        ],
      },
      {
        title: 'Architect and landlord',
        task: 'Bills SA/44 and R/11. Nothing else was paid to the landlord’s firm for November.',
        documents: [architectLedger, architectBill, rentBill],
        items: [
          amount(
            't2',
            'Tax to deduct now from the architect',
            of(feeBase, professional.percent),
            '10% without GST, Sl. No. 6(iii); past 50,000 the earlier fee too.',
          ),
          listed(
            'k3',
            'Payment code for R/11',
            [String(rent.code), noTax],
            rentBase > 0 ? String(rent.code) : noTax,
            'Rent of a building, Sl. No. 2(ii): code 1009.',
            `${noTax} if no tax is deducted`,
          ),
          amount(
            't3',
            'Tax to deduct from the landlord',
            by('k3', { [rent.code]: of(rental, rent.percent), [noTax]: 0 }),
            'The limit is 50,000 for a month or part.',
          ),
        ],
      },
      {
        title: 'Journal',
        task: 'Enter bill SA/44 with the tax of part 2 held back.',
        documents: [architectBill],
        items: [
          journal(
            'Bill SA/44',
            debit('j1', 'Professional fees', fee, because.expense),
            debit('j2', 'Input CGST', percent('j1', halfRate), because.inputTax),
            debit('j3', 'Input SGST', percent('j1', halfRate), because.inputTax),
            credit('j4', 'TDS payable', 't2', 'What you hold back is owed to the government.'),
            credit(
              'j5',
              sangam,
              minus(sum('j1', 'j2', 'j3'), 'j4'),
              'The bill less the tax held back.',
              { party: true },
            ),
          ),
        ],
      },
      {
        title: 'Deposit',
        task: 'Answer the director.',
        documents: [challan, request],
        items: [
          amount(
            'tot',
            'Tax of November on the three',
            sum('t1', 't2', 't3'),
            'The month’s tax of the three.',
          ),
          date(
            'due',
            'Last day to pay it',
            monthEnd(asOf) + law['tds-due-dates'].values.days,
            'Within seven days of the month’s end.',
          ),
          amount(
            'int',
            'Interest on the late challan',
            divided(lateTax * late * 10 * months, 1000),
            '1.5% for each calendar month touched, as TRACES counts, deduction to deposit: section 398(3).',
            `calendar months touched, ${shownDay(deductedOn)} to ${shownDay(paidOn)}`,
          ),
          date(
            'qdue',
            'Last day for Form 140, October to December',
            day('2027-01-31'),
            'Form 140 for October to December: 31 January.',
          ),
        ],
      },
    ],
    traps: {
      t1: [of(now, rate), of(all, rate), of(Math.max(0, all - yearLimit), rate)].filter(
        (each) => each !== of(base, rate),
      ),
      t2: [
        of(withTax(fee), professional.percent),
        deducted ? of(fee + feeBefore, professional.percent) : of(fee, professional.percent),
      ],
      t3: [
        rentBase > 0
          ? of(rental - paise(rent.monthRupees), rent.percent)
          : of(rental, rent.percent),
      ],
      int: [divided(lateTax * late * 10 * (months - 1), 1000)],
    },
    alike: [['t2', 'j4']],
  };
}

/** Tax deducted in a month under section 393. */
export const tdsWithTally: Paper = { module: 10, minutes: 60, day: asOf, sheet };
