import { law } from '#data/law';
import { fiveBills, mistakes } from '#data/practicals/17-ai-for-accountants/five-bills';
import { day } from '#data/practicals/days';
import {
  bill,
  gstRate,
  halfRate,
  halfTax,
  localTax,
  mail,
  paper,
  wholeTax,
  withTax,
} from '#data/practicals/documents';
import { inr, sampleGstin } from '#data/practicals/firms';
import { by, divided, percent, quotient, sum, upTo } from '#data/practicals/formula';
import {
  amount,
  because,
  choice,
  credit,
  type Draw,
  debit,
  journal,
  number,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const adyar = { name: 'Adyar Sample & Co', place: 'Chennai', gstin: sampleGstin('33', 171) };
const velan = 'Sri Velan Sample Stationers';
const { serial: professional } = law['tds-professional'].values;
const { serial: commission } = law['tds-commission'].values;
const { serial: rental } = law['tds-rent-land'].values;
const kinds = {
  professional: {
    what: 'Architect’s fee, drawings of the new office',
    serial: professional,
    old: '194J',
    rate: law['tds-professional'].values.percent,
  },
  commission: {
    what: 'Commission of an agent on sales of October',
    serial: commission,
    old: '194H',
    rate: law['tds-commission'].values.percent,
  },
  rent: {
    what: 'Rent of the branch office for November',
    serial: rental,
    old: '194-I',
    rate: law['tds-rent-land'].values.percent,
  },
} as const;
type Kind = keyof typeof kinds;

const asOf = day('2026-11-30');
const sections = [
  ...Object.values(kinds).map(({ serial, rate }) => [`393(1) Sl. No. ${serial}`, rate] as const),
  ...Object.values(kinds).map(({ old, rate }) => [`Section ${old}`, rate] as const),
];

function sheet(draw: Draw): Sheet {
  const { rows, invoices, output, toolTotal, trueTotal, clear } = fiveBills(draw, adyar);
  const fee = draw.around(64000);
  const stationery = draw.around(54500);
  const sure = draw.whole(130, 160, 10, 150);
  const wrongSure = draw.whole(2, 6, 1, 3);
  const wrongAll = draw.whole(12, 20, 1, 16);
  const sales = draw.around(4500000);
  const freight = draw.around(225000);
  const salesUp = draw.one([6, 8, 10, 12], 8);
  const freightUp = draw.one([18, 20, 24, 28], 24);
  const kind = draw.one<Kind>(['professional', 'commission', 'rent'], 'professional');
  const laptop = draw.either(true);
  const falseOne = draw.one([1, 2, 3], 2);
  const allowed = draw.either(true) ? 'both' : draw.one(['consent', 'account'] as const, 'consent');

  const { what, old, rate, serial } = kinds[kind];
  const memo = paper('output', 'The tool’s memo on TDS', {
    about: ['Asked on 27 Nov 2026 about a bill of 25 Nov 2026 to our client, a company'],
    table: {
      rows: [
        [what, inr(fee)],
        [`GST ${gstRate}%`, inr(wholeTax(fee))],
      ],
    },
    text: [
      `Deduct under section ${old} on the whole bill with GST, as it exceeds the limit for the year or month.`,
    ],
  });
  const velanBill = bill({
    from: { name: velan, place: 'Chennai', gstin: sampleGstin('33', 3) },
    to: adyar,
    number: '391',
    on: day('2026-11-24'),
    lines: [
      [laptop ? 'Laptop for the audit team' : 'Toner and paper for November', stationery],
      ...localTax(halfTax(stationery)),
    ],
    total: withTax(stationery),
    foot: ['Credit of GST is taken.'],
  });
  const proposed = paper('output', 'Entry that the tool proposes', {
    about: ['Bill 391'],
    table: {
      columns: ['Account', 'Debit', 'Credit'],
      rows: [
        [laptop ? 'Printing and stationery' : 'Computers', inr(withTax(stationery)), ''],
        [velan, '', inr(withTax(stationery))],
      ],
    },
  });
  const test = paper('table', 'Test of the tool', {
    about: ['test.csv: 200 lines of October, read again by a person'],
    table: {
      columns: ['', 'Lines', 'Wrong'],
      rows: [
        ['Lines of which the tool says it is sure', String(sure), String(wrongSure)],
        ['All lines', '200', String(wrongAll)],
      ],
    },
  });
  const policy = mail(
    'Quality partner',
    '26 Nov, 10:00 AM',
    'Rule for reading: where at most 3% of the sure lines were wrong in the test, a person reads only the unsure lines; otherwise all 200.',
    'Rule for data: client papers go into a tool only with the client’s consent and in our business account, names and PAN masked.',
  );
  const newSales = divided(sales * (100 + salesUp), 100);
  const newFreight = divided(freight * (100 + freightUp), 100);
  const tenths = (part: number, whole: number) => (divided(part * 1000, whole) / 10).toFixed(1);
  const [before, now] = [tenths(freight, sales), tenths(newFreight, newSales)];
  const table = paper('table', 'Sales and freight', {
    about: ['comment.csv'],
    table: {
      columns: ['', 'Nov 2025', 'Nov 2026'],
      rows: [
        ['Sales', inr(sales), inr(newSales)],
        ['Freight', inr(freight), inr(newFreight)],
      ],
    },
  });
  const comment = paper('output', 'The tool’s comment', {
    text: [
      `Sentence 1: Sales rose by ${falseOne === 1 ? freightUp : salesUp}% on November 2025.`,
      falseOne === 2
        ? 'Sentence 2: Freight rose in line with sales.'
        : 'Sentence 2: Freight rose faster than sales.',
      `Sentence 3: Freight was ${falseOne === 3 ? `${before}% of sales, after ${now}%` : `${now}% of sales, after ${before}%`} a year before.`,
    ],
  });
  const client = mail(
    'The client',
    '28 Nov, 5:20 PM',
    allowed === 'account'
      ? 'We would prefer that our ledgers are not put into any such tool.'
      : 'You may use your tool for our ledgers, as you wrote.',
    allowed === 'consent'
      ? 'Noted by the associate: the business account is not set up yet; a private one is.'
      : 'Noted by the associate: the firm’s business account is set up.',
  );
  const right = `393(1) Sl. No. ${serial}`;
  const sentences = ['Sentence 1', 'Sentence 2', 'Sentence 3'];
  const masks = { go: 'May go, masked', stay: 'May not go' };
  const mistakeWhy = 'Check the row with its bill: total, day before month, State, number.';
  return {
    about: `An associate of ${adyar.name}, Chennai, checks what a tool made of November’s papers.`,
    accounts: [
      'Computers',
      'Printing and stationery',
      'Input CGST',
      'Input SGST',
      'Input IGST',
      velan,
      'Professional fees',
      'TDS payable',
      'Bank',
      'Repairs',
    ],
    parts: [
      {
        title: 'Five bills',
        task: 'Check each row of the tool with its bill.',
        documents: [...invoices, output],
        items: [
          ...rows.map((mistake, at) =>
            choice(
              `r${at + 1}`,
              `Row ${at + 1}`,
              Object.values(mistakes),
              mistakes[mistake],
              mistakeWhy,
            ),
          ),
          amount(
            'ctl',
            'Tool’s total less the true total',
            toolTotal - trueTotal,
            'The control total shows how much is wrong.',
            'a bill counts once',
          ),
        ],
      },
      {
        title: 'Memo on TDS',
        task: 'Correct the memo. Nothing was paid to this supplier before.',
        documents: [memo],
        items: [
          choice(
            'sec',
            'Provision that applies',
            sections.map(([name]) => name),
            right,
            'Since 1 April 2026 the Act of 2025 applies, not the 194-series.',
          ),
          amount(
            'tds',
            'Tax to deduct',
            by(
              'sec',
              Object.fromEntries(sections.map(([name, of]) => [name, divided(fee * of, 100)])),
            ),
            'On the bill without GST.',
          ),
        ],
      },
      {
        title: 'Entry',
        task: 'Enter bill 391 as it should be.',
        documents: [velanBill, proposed],
        items: [
          journal(
            'Bill 391',
            debit(
              'j1',
              laptop ? 'Computers' : 'Printing and stationery',
              stationery,
              'A laptop serves for years: asset; toner is used up.',
            ),
            debit('j2', 'Input CGST', percent('j1', halfRate), because.inputTax),
            debit('j3', 'Input SGST', percent('j1', halfRate), because.inputTax),
            credit('j4', velan, sum('j1', 'j2', 'j3'), because.supplier, { party: true }),
          ),
        ],
      },
      {
        title: 'Trust and rules',
        task: 'Judge the test, the comment and the client’s papers.',
        documents: [test, policy, table, comment, client],
        items: [
          number(
            'err',
            'Errors among the sure lines, %',
            quotient(wrongSure, sure, 10_000),
            'The rule looks at sure lines alone.',
            'two decimals',
          ),
          number(
            'rev',
            'Lines that a person reads',
            upTo('err', 300, (200 - sure) * 100, 200 * 100),
            'Within 3% sure lines pass; a person reads the rest.',
          ),
          choice(
            'com',
            'Sentence that is false',
            sentences,
            sentences[falseOne - 1] ?? '',
            'Its figure does not follow from the table.',
          ),
          choice(
            'mask',
            'The client’s ledgers in the tool',
            Object.values(masks),
            allowed === 'both' ? masks.go : masks.stay,
            'Policy: consent, business account, names and PAN masked.',
          ),
        ],
      },
    ],
    traps: {
      ctl: [toolTotal],
      tds: [divided((fee + wholeTax(fee)) * rate, 100)],
      err: [divided(wrongAll * 10_000, 200)],
    },
    refused: !clear || wrongSure * 100 === sure * 3,
  };
}

/** Checking what an AI tool produced. */
export const aiForAccountants: Paper = { module: 17, minutes: 50, day: asOf, sheet };
