import { day } from '#data/practicals/days';
import { mail, paper } from '#data/practicals/documents';
import { inr, sampleGstin, western2 } from '#data/practicals/firms';
import { by, divided, sum } from '#data/practicals/formula';
import {
  amount,
  choice,
  type Draw,
  number,
  type Paper,
  type Sheet,
  signedAmount,
} from '#data/practicals/paper';

const palar = 'Palar Sample Electricals';
const states = {
  matched: 'Matched',
  cleaned: 'Matched after cleaning',
  differ: 'Amounts differ',
  missing: 'Not in GSTR-2B',
};
type State = keyof typeof states;
const customers = [
  ['Kongu Agencies', 'KONGU AGENCIES', ' Kongu Agencies'],
  ['Bhavani Mart', 'Bhavani Mart ', 'BHAVANI MART'],
  ['Nila Stores', 'nila stores', 'Nila Stores '],
  ['Amman Electricals', 'AMMAN ELECTRICALS', 'Amman Electricals '],
  ['Ponni Traders', 'Ponni traders', ' Ponni Traders'],
  ['Vaigai Lights', 'VAIGAI LIGHTS', 'Vaigai Lights '],
] as const;

const asOf = day('2026-11-30');
const formulas = {
  first: '=EOMONTH(A2,-1)+1',
  last: '=EOMONTH(A2,0)',
  before: '=EOMONTH(A2,-1)',
  after: '=EOMONTH(A2,1)',
};

function sheet(draw: Draw): Sheet {
  const erode = [24310, 18450, 31270].map(draw.around);
  const otherMonth = draw.around(22590);
  const count = draw.whole(4, 6, 1, 5);
  const taxes = [1260, 2214, 954, 3402].map((fixed) => draw.money(900, 4500, 18, fixed));
  const budgetUnits = draw.whole(800, 1400, 10, 1000);
  const more = draw.whole(60, 180, 10, 110);
  const margin = draw.whole(40, 70, 1, 52);
  const change = draw.whole(2, 7, 1, 5);
  const unitsUp = draw.either(true);
  const marginUp = !draw.either(true);
  const cash = draw.around(360000);
  const delayed = draw.around(164000);
  const dues = [420000, 380000, 510000, 460000].map(draw.around);
  const usual = [512000, 455000, 470000].map(draw.around);
  const heavy = draw.around(638000);
  const lowest = draw.one([2, 3, 4], 3);
  const order = draw.order<State>(['differ', 'matched', 'missing', 'cleaned']);
  const askFirst = draw.either(true);
  const others = [17640, 28920, 12450, 20780].map(draw.around);

  const [x1 = 0, x2 = 0, x3 = 0] = erode;
  const units = budgetUnits + (unitsUp ? more : -more);
  const actualMargin = margin + (marginUp ? change : -change);
  const paid = [...usual.slice(0, lowest - 1), heavy, ...usual.slice(lowest - 1)];
  const closings = (late: number) => {
    let left = cash;
    return dues.map((due, week) => {
      const before = week === 0 ? late : divided((dues[week - 1] ?? 0) * 30, 100);
      left += before + divided(due * 70, 100) - (paid[week] ?? 0);
      return left;
    });
  };
  const closing = closings(delayed);
  const low = Math.min(...closing);

  const rows: readonly (readonly [string, string, number])[] = [
    ['03-10-2026', 'Erode', x1],
    ['05-10-2026', 'Salem', others[0] ?? 0],
    ['09-09-2026', 'Erode', otherMonth],
    ['12-10-2026 (text)', 'Erode', x2],
    ['16-10-2026', 'Vellore', others[1] ?? 0],
    ['19-10-2026', 'Karur', others[2] ?? 0],
    ['24-10-2026', 'Erode (with a blank behind it)', x3],
    ['28-10-2026', 'Salem', others[3] ?? 0],
  ];
  const spelt = rows.map((_, at) => customers[at % count]?.[Math.floor(at / count)] ?? '');
  const shown = (name: string) =>
    name === name.trim()
      ? name
      : `${name.trim()} (with a blank ${name.startsWith(' ') ? 'before' : 'behind'} it)`;
  const sales = paper('register', 'Sales register', {
    about: [
      `${palar}, Vellore: sales.csv`,
      'Row 2 is the first. Rows stand in the order in which they were entered.',
    ],
    table: {
      columns: ['A: Date', 'B: Branch', 'C: Customer', 'D: Amount'],
      rows: rows.map(([date, branch, paise], at) => [
        date,
        branch,
        shown(spelt[at] ?? ''),
        western2(paise),
      ]),
    },
    foot: ['A date marked (text) is text, not a date: SUMIFS does not see it.'],
  });
  const bills = order.map((state, at) => {
    const tax = taxes[at] ?? 0;
    const gstin = sampleGstin('33', 131 + at);
    const number = `${['VE', 'RM', 'KL', 'SN'][at]}/${104 + 37 * at}`;
    const [prefix = '', digits = ''] = number.split('/');
    return {
      state,
      book: [
        `Line ${at + 1}`,
        gstin,
        state === 'cleaned' ? `${prefix}/0${digits}/26-27` : number,
        inr(tax),
      ],
      portal: [gstin, number, inr(state === 'differ' ? tax + 1800 : tax)],
    };
  });
  const purchases = paper('register', 'Purchase register, November 2026', {
    about: ['purchases.csv. IGST or both halves in one column'],
    table: { columns: ['', 'Supplier', 'Number', 'Tax'], rows: bills.map(({ book }) => book) },
  });
  const gstr2b = paper('gstr-2b', 'GSTR-2B, November 2026', {
    about: ['gstr-2b.csv'],
    table: {
      columns: ['Supplier', 'Number', 'Tax'],
      rows: draw.order(
        bills.filter(({ state }) => state !== 'missing').map(({ portal }) => portal),
      ),
    },
  });
  const budget = paper('table', 'Budget and actual, pumps, November', {
    about: ['budget.csv'],
    table: {
      columns: ['', 'Budget', 'Actual'],
      rows: [
        ['Units', String(budgetUnits), String(units)],
        ['Margin a unit, rupees', `${margin}.00`, `${actualMargin}.00`],
      ],
    },
  });
  const plan = paper('table', 'Cash of the next four weeks', {
    about: [
      'cash.csv',
      `Cash at the beginning ${inr(cash)}; still to come in week 1 from before ${inr(delayed)}`,
    ],
    table: {
      columns: ['Week', 'Falls due from customers', 'To be paid'],
      rows: dues.map((due, week) => [String(week + 1), inr(due), inr(paid[week] ?? 0)]),
    },
    foot: ['70% of what falls due comes in its week, 30% in the next.'],
  });
  const asked = mail(
    draw.person('Salma'),
    '30 Nov, 12:10 PM',
    `In the month column I want the ${askFirst ? 'first' : 'last'} day of the month of the date in A2, for every row, so that the pivot groups it.`,
  );
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
