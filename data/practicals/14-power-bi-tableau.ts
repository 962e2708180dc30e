import { day } from '#data/practicals/days';
import { mail, paper } from '#data/practicals/documents';
import { inr, western2 } from '#data/practicals/firms';
import { minus, quotient, sum } from '#data/practicals/formula';
import {
  amount,
  choice,
  type Draw,
  number,
  type Paper,
  type Sheet,
  signedAmount,
  signedNumber,
} from '#data/practicals/paper';

const cauvery = 'Cauvery Sample Foods';
const thousands = [
  712, 688, 745, 803, 776, 921, 694, 738, 842, 655, 719, 908, 764, 731, 798, 851, 829, 947, 752,
];
const months = ['Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar'];

const asOf = day('2026-11-30');
const relations = [
  'Dimension to fact, one to many, single direction',
  'Fact to dimension, one to many, single direction',
  'Dimension to fact, one to many, both directions',
  'Dimension to fact, many to many, both directions',
];
const functions = {
  year: 'TOTALYTD',
  last: 'SAMEPERIODLASTYEAR',
  twelve: 'DATESINPERIOD',
} as const;

function sheet(draw: Draw): Sheet {
  const sales = draw.around(22180000);
  const returns = draw.around(360000);
  const roundOff = draw.around(28500);
  const purchases = draw.around(13640000);
  const opening = draw.around(1840000);
  const closing = draw.around(2060000);
  const freight = draw.around(412000);
  const salaries = draw.around(2480000);
  const expenses = draw.around(936000);
  const income = draw.around(84000);
  const full = thousands.map((fixed) => draw.money(600_000, 950_000, 1000, fixed * 1000));
  const partial = draw.either(true);
  const november = partial
    ? draw.money(400_000, 590_000, 1000, 486_000)
    : draw.money(600_000, 950_000, 1000, 790_000);
  const [b1 = 0, b2 = 0, b3 = 0, b4 = 0] = [342000, 258000, 274000, 316000].map(draw.around);
  const wrong = draw.one(['freight', 'income', 'round'] as const, 'freight');
  const both = draw.either(true);
  const question = draw.one(['year', 'last', 'twelve'] as const, 'twelve');

  const revenue = sales - returns;
  const cost = opening + purchases - closing;
  const profit = revenue - cost - freight - salaries - expenses - roundOff + income;
  const mapped = {
    freight: { name: 'Freight outward', moves: -freight },
    income: { name: 'Other income', moves: income },
    round: { name: 'Round off', moves: -roundOff },
  };
  const reported = revenue + mapped[wrong].moves;
  const sold = [...full, november];
  const total = (from: number, to: number) =>
    sold.slice(from, to).reduce((all, each) => all + each, 0);
  // Months are counted from April 2025, the first; November 2026 is the twentieth.
  const end = partial ? 19 : 20;
  const toDate = total(12, end);
  const lastYear = total(0, end - 12);
  const rolling = total(end - 12, end);

  const ledgerRows: readonly (readonly [string, number, 'd' | 'k'])[] = [
    ['Sales', sales, 'k'],
    ['Sales returns', returns, 'd'],
    ['Round off', roundOff, 'd'],
    ['Purchases', purchases, 'd'],
    ['Opening stock', opening, 'd'],
    ['Freight outward', freight, 'd'],
    ['Salaries', salaries, 'd'],
    ['Other expenses', expenses, 'd'],
    ['Other income', income, 'k'],
  ];
  const trial = paper('ledger', `${cauvery}: trial balance, profit and loss ledgers`, {
    about: ['To 31 Oct 2026'],
    table: {
      columns: ['Ledger', 'Debit', 'Credit'],
      rows: draw
        .order(ledgerRows)
        .map(([name, paise, side]) => [
          name,
          side === 'd' ? inr(paise) : '',
          side === 'k' ? inr(paise) : '',
        ]),
    },
    foot: [
      `Closing stock, counted: ${inr(closing)}. Purchases have no freight in them; freight outward is a cost of selling.`,
    ],
  });
  const groups: Readonly<Record<string, string>> = {
    Sales: 'Revenue',
    'Sales returns': 'Revenue',
    Purchases: 'Cost of sales',
    'Opening stock': 'Cost of sales',
    'Freight outward': wrong === 'freight' ? 'Revenue' : 'Expenses',
    'Round off': wrong === 'round' ? 'Revenue' : 'Expenses',
    Salaries: 'Expenses',
    'Other expenses': 'Expenses',
    'Other income': wrong === 'income' ? 'Revenue' : 'Other income',
  };
  const mapping = paper('table', 'Mapping of ledgers to lines of the report', {
    about: ['mapping.csv, as it was loaded. One ledger is in the wrong group.'],
    table: { columns: ['Ledger', 'Line'], rows: draw.order(Object.entries(groups)) },
  });
  const report = paper('output', 'Report as refreshed', {
    about: [cauvery],
    table: { rows: [['Revenue', inr(reported)]] },
  });
  const shop = paper('table', 'Sales of the online shop by month', {
    about: ['shop.csv'],
    table: {
      columns: ['Month', 'Sales'],
      rows: sold.map((paise, at) => [
        `${months[at % 12]} ${at < 9 ? 2025 : 2026}${at === 19 && partial ? ', to the 20th' : ''}`,
        western2(paise),
      ]),
    },
  });
  const owner = draw.person('Farida');
  const asked = mail(
    owner,
    '30 Nov, 8:40 AM',
    'Full months alone, please: a part of a month makes every growth look bad. Our year begins on 1 April.',
    {
      year: 'And one measure for the card at the top: what we sold from 1 April to the last full month.',
      last: 'And one measure for the card at the top: the same months of last year.',
      twelve:
        'And one measure for the card at the top: the twelve months to the last full one, over the year’s end.',
    }[question],
  );
  const access = paper('table', 'Branches, one week, and who sees what', {
    about: ['access.csv'],
    table: {
      columns: ['Branch', 'State', 'Sales of the week', 'Manager who sees it'],
      rows: [
        ['1', 'Tamil Nadu', inr(b1), 'Meena'],
        ['2', 'Tamil Nadu', inr(b2), 'Gopal'],
        ['3', 'Kerala', inr(b3), both ? 'Gopal' : 'Salma'],
        ['4', 'Karnataka', inr(b4), 'Salma'],
      ],
    },
    foot: ['Each manager has a role that filters the branch table to his or her own rows.'],
  });
  const ledgers = ['Freight outward', 'Other income', 'Round off', 'Sales returns'];
  return {
    about: `Reports of ${cauvery} with four branches: a mapping, months, roles and a model.`,
    parts: [
      {
        title: 'Profit and mapping',
        task: 'Work out the lines of the report as they should be, and find the ledger in the wrong group.',
        documents: [trial, mapping, report],
        items: [
          amount('rev', 'Revenue', revenue, 'Sales less returns, by the mapping.'),
          amount(
            'gp',
            'Gross profit',
            minus('rev', cost),
            'Opening plus purchases less closing is cost.',
          ),
          amount(
            'np',
            'Net profit',
            sum(minus('gp', freight + salaries + expenses + roundOff), income),
            'Each ledger once, with its sign.',
          ),
          choice(
            'mapl',
            'Ledger in the wrong group',
            ledgers,
            mapped[wrong].name,
            'It is grouped under revenue, but is not revenue.',
          ),
          signedAmount(
            'corr',
            'Correction of the report’s revenue',
            minus('rev', reported),
            'A debit had lowered revenue, a credit raised it.',
            'with a minus if revenue falls',
          ),
        ],
      },
      {
        title: 'Months',
        task: 'The online shop, by the owner’s mail.',
        documents: [shop, asked],
        items: [
          amount('ytd', 'Year to date', toDate, 'From 1 April; a part month is left out.'),
          amount('ly', 'Same months of last year', lastYear, 'Compare the same months.'),
          signedNumber(
            'gr',
            'Growth, %',
            quotient(minus('ytd', 'ly'), 'ly', 10_000),
            'Change on last year’s figure.',
            'two decimals',
          ),
          amount(
            'r12',
            'Last twelve full months',
            rolling,
            'Twelve full months, over the year-end.',
          ),
        ],
      },
      {
        title: 'Roles and model',
        task: 'What Gopal’s role shows, a share, and the model behind it.',
        documents: [access, asked],
        items: [
          amount(
            'rls',
            'Sales of the week that Gopal sees',
            both ? b2 + b3 : b2,
            'Row-level security shows the role’s rows alone.',
          ),
          number(
            'share',
            'Branch 2 in its State, % (Tableau: FIXED [State])',
            quotient(b2, b1 + b2, 10_000),
            'FIXED [State] divides by the State’s total.',
            'two decimals, all branches in view',
          ),
          choice(
            'rel',
            'Relation of the branch table to sales',
            relations,
            relations[0] ?? '',
            'Filters run from dimension to fact.',
          ),
          choice(
            'dax',
            'Function for the owner’s card',
            Object.values(functions),
            functions[question],
            'The function of the question; TOTALYTD needs "3-31".',
          ),
        ],
      },
    ],
    traps: {
      rev: [sales, reported],
      corr: [reported - revenue],
      ytd: [partial ? total(12, 20) : total(12, 19), total(9, end)],
      share: [Math.round((b2 * 10_000) / (b1 + b2 + b3 + b4))],
      r12: [total(end - 11, end), total(8, 20)].filter((each) => each !== rolling),
    },
    refused: cost <= 0 || profit <= 0 || toDate === lastYear || revenue <= cost,
  };
}

/** A report's figures, months, roles and model. */
export const powerBiTableau: Paper = { module: 14, minutes: 45, day: asOf, sheet };
