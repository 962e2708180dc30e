import { law } from '#data/law';
import {
  contractor,
  generate,
  mettur,
  professional,
  rent,
  sangam,
  yearLimit,
} from '#lib/practice/rules/papers/10-tds-with-tally/documents';
import { day, monthEnd, shownDay } from '#lib/practice/rules/papers/days';
import { type Draw, paise } from '#lib/practice/rules/papers/draw';
import { by, divided, minus, percent, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  credit,
  date,
  debit,
  journal,
  listed,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { halfRate, withTax } from '#lib/practice/rules/papers/tax';

const asOf = day('2026-11-30');
const late = law['tds-late'].values.depositPercentMonth;

function sheet(draw: Draw): Sheet {
  const {
    now,
    fee,
    feeBefore,
    rental,
    lateTax,
    deducted,
    deductedOn,
    paidOn,
    rate,
    all,
    base,
    of,
    feeBase,
    rentBase,
    months,
    noTax,
    code,
    rateOf,
    painterBill,
    painterLedger,
    pans,
    architectBill,
    architectLedger,
    rentBill,
    challan,
    request,
  } = generate(draw);
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
