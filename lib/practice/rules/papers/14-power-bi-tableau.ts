import { cauvery, generate } from '#lib/practice/rules/papers/14-power-bi-tableau/documents';
import { day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { minus, quotient, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  number,
  type Paper,
  type Sheet,
  signedAmount,
  signedNumber,
} from '#lib/practice/rules/papers/paper';

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
  const {
    sales,
    roundOff,
    freight,
    salaries,
    expenses,
    income,
    partial,
    b1,
    b2,
    b3,
    b4,
    wrong,
    both,
    question,
    revenue,
    cost,
    profit,
    mapped,
    reported,
    total,
    end,
    toDate,
    lastYear,
    rolling,
    trial,
    mapping,
    report,
    shop,
    asked,
    access,
  } = generate(draw);
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
