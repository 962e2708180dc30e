import {
  generate,
  palar,
  type State,
  states,
} from '#lib/practice/rules/papers/13-excel-data-analytics/documents';
import { day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { by, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  number,
  type Paper,
  type Sheet,
  signedAmount,
} from '#lib/practice/rules/papers/paper';

const asOf = day('2026-11-30');
const formulas = {
  first: '=EOMONTH(A2,-1)+1',
  last: '=EOMONTH(A2,0)',
  before: '=EOMONTH(A2,-1)',
  after: '=EOMONTH(A2,1)',
};

function sheet(draw: Draw): Sheet {
  const {
    otherMonth,
    count,
    taxes,
    budgetUnits,
    margin,
    lowest,
    order,
    askFirst,
    x1,
    x2,
    x3,
    units,
    actualMargin,
    closings,
    closing,
    low,
    spelt,
    sales,
    purchases,
    gstr2b,
    budget,
    plan,
    asked,
  } = generate(draw);
  const credited = (at: number) => {
    const tax = taxes[at] ?? 0;
    return by(`s${at + 1}`, {
      [states.matched]: tax,
      [states.cleaned]: tax,
      [states.differ]: 0,
      [states.missing]: 0,
    });
  };
  const inState = (...of: State[]) =>
    order.reduce((total, state, at) => total + (of.includes(state) ? (taxes[at] ?? 0) : 0), 0);
  return {
    about: `The MIS desk of ${palar}, Vellore, on 30 November: a register, GSTR-2B, a budget and the cash of four weeks.`,
    parts: [
      {
        title: 'Register',
        task: 'Clean the register, then answer from it.',
        documents: [sales],
        items: [
          amount(
            'sum',
            'Sales of Erode, October',
            x1 + x2 + x3,
            'TRIM and true dates first: SUMIFS passes over "Erode " and text dates.',
          ),
          number(
            'cust',
            'Customers',
            count * 100,
            'Clean, then count each once.',
            'each counted once',
          ),
          amount(
            'last',
            'Amount of the last sale of Erode',
            x3,
            'Search mode -1 of XLOOKUP finds the last.',
            'the last row, not the largest',
          ),
        ],
      },
      {
        title: 'GSTR-2B',
        task: 'Match the four lines of the register with GSTR-2B.',
        documents: [purchases, gstr2b],
        items: [
          ...order.map((state, at) =>
            choice(
              `s${at + 1}`,
              `Line ${at + 1}`,
              Object.values(states),
              states[state],
              'Compare GSTIN, number without zeros and year marks, value and tax.',
            ),
          ),
          amount(
            'okt',
            'Tax of the lines that agree',
            sum(...order.map((_, at) => credited(at))),
            'Lines that agree support credit now; a difference is cleared first: section 16(2)(aa).',
            'matched at once or after cleaning',
          ),
        ],
      },
      {
        title: 'Variances',
        task: 'Split the change of the margin into volume and price. Unfavourable is negative.',
        documents: [budget],
        items: [
          signedAmount(
            'vol',
            'Volume variance',
            (units - budgetUnits) * margin * 100,
            'Volume: change in units at the budgeted margin.',
          ),
          signedAmount(
            'price',
            'Margin variance',
            units * (actualMargin - margin) * 100,
            'Margin: change per unit on units sold.',
          ),
        ],
      },
      {
        title: 'Cash',
        task: 'Carry the weeks on, and answer the mail.',
        documents: [plan, asked],
        items: [
          number(
            'week',
            'Week with the lowest closing cash',
            lowest * 100,
            'Carry the weeks on, then look for the lowest.',
          ),
          amount(
            'low',
            'Closing cash of that week',
            by('week', Object.fromEntries(closing.map((each, week) => [String(week + 1), each]))),
            '30% of each week’s dues come in the next.',
          ),
          choice(
            'form',
            'Formula for the month column',
            Object.values(formulas),
            askFirst ? formulas.first : formulas.last,
            'The end of the month before, plus a day, is the first.',
          ),
        ],
      },
    ],
    traps: {
      sum: [x1, x1 + x2, x1 + x3, x1 + x2 + x3 + otherMonth],
      cust: [new Set(spelt).size * 100],
      okt: [
        inState('matched', 'cleaned', 'differ'),
        inState('matched'),
        inState('matched', 'cleaned', 'differ', 'missing'),
      ],
      price: [budgetUnits * (actualMargin - margin) * 100],
      low: [Math.min(...closings(0))],
    },
    refused:
      low <= 0 || closing[lowest - 1] !== low || closing.filter((each) => each === low).length > 1,
  };
}

/** Cleaning, matching, variances and cash in a sheet. */
export const excelDataAnalytics: Paper = { module: 13, minutes: 55, day: asOf, sheet };
