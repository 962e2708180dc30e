import {
  adyar,
  generate,
  kinds,
  velan,
} from '#lib/practice/rules/papers/17-ai-for-accountants/documents';
import { mistakes } from '#lib/practice/rules/papers/17-ai-for-accountants/five-bills';
import { day } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { by, divided, percent, quotient, sum, upTo } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  choice,
  credit,
  debit,
  journal,
  number,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';
import { halfRate, wholeTax } from '#lib/practice/rules/papers/tax';

const asOf = day('2026-11-30');
const sections = [
  ...Object.values(kinds).map(({ serial, rate }) => [`393(1) Sl. No. ${serial}`, rate] as const),
  ...Object.values(kinds).map(({ old, rate }) => [`Section ${old}`, rate] as const),
];

function sheet(draw: Draw): Sheet {
  const {
    rows,
    invoices,
    output,
    toolTotal,
    trueTotal,
    clear,
    fee,
    stationery,
    sure,
    wrongSure,
    wrongAll,
    laptop,
    falseOne,
    allowed,
    rate,
    serial,
    memo,
    velanBill,
    proposed,
    test,
    policy,
    table,
    comment,
    client,
  } = generate(draw);
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
