import { law } from '#data/law';
import {
  asOf,
  corporate,
  creek,
  free,
  generate,
  rhein,
  vat,
} from '#lib/practice/rules/papers/15-gulf-vat-and-ifrs/documents';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { by, divided, minus, percent, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  choice,
  credit,
  date,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';

const gratuity = law['uae-gratuity'].values;

function sheet(draw: Draw): Sheet {
  const {
    abuDhabi,
    exported,
    design,
    goods,
    rent,
    dinner,
    basic,
    above,
    years,
    price,
    ratio,
    proven,
    soldByDubai,
    relieved,
    taxed,
    local,
    of,
    due,
    toDubai,
    toAbuDhabi,
    creditNote,
    exportBill,
    customs,
    germanBill,
    dinnerMemo,
    senior,
    pay,
    taxMail,
    contract,
  } = generate(draw);
  const proofs = ['Zero-rated', 'Standard-rated'] as const;
  const unproven = by('cexp', { 'Zero-rated': 0, 'Standard-rated': of(exported) });
  const reverseWhy = 'Reverse charge is shown on both sides.';
  const days =
    Math.min(years, gratuity.firstYears) * gratuity.firstDays +
    Math.max(0, years - gratuity.firstYears) * gratuity.furtherDays;
  const forDays = (count: number) => divided(basic * count, gratuity.monthDays);
  return {
    about: `${creek.name}, Dubai: VAT 201 of 1 September to 30 November, and three questions of the year’s end. Amounts are in dirhams.`,
    accounts: [
      'Design fees',
      'Input VAT',
      'Output VAT',
      rhein,
      'Sales',
      'Purchases',
      'Bank',
      'Customs duty',
      'Advertising',
    ],
    parts: [
      {
        title: 'Output',
        task: 'The boxes of VAT 201 for what was sold, and for the service from abroad.',
        documents: [toDubai, toAbuDhabi, creditNote, exportBill, customs, germanBill],
        items: [
          choice(
            'cexp',
            'Export CT-296',
            proofs,
            proofs[proven ? 0 : 1],
            'Zero rate needs proof that the goods left.',
            'with what customs say',
          ),
          amount(
            'b1a',
            'Box 1a, Abu Dhabi: VAT',
            soldByDubai ? 0 : of(abuDhabi),
            'Box 1 goes by the office that sells, not by the customer.',
          ),
          amount(
            'b1b',
            'Box 1b, Dubai: VAT',
            sum(of(local), unproven),
            'Dubai sales less the credit note.',
          ),
          amount(
            'b3',
            'Box 3, supplies under reverse charge: VAT',
            of(design),
            'For services from abroad you account yourself.',
          ),
          amount(
            'b12',
            'Box 12, total due',
            sum('b1a', 'b1b', 'b3'),
            'All output boxes, reverse charge too.',
          ),
        ],
      },
      {
        title: 'Input',
        task: 'What is recovered, what is paid, and when.',
        documents: [senior, dinnerMemo],
        items: [
          amount(
            'b9',
            'Box 9, standard-rated expenses: VAT',
            of(goods + rent),
            'Entertainment of customers is blocked.',
          ),
          amount(
            'b14',
            'Box 14, payable',
            minus(minus('b12', 'b9'), 'b3'),
            'Reverse charge is recovered in the same return.',
          ),
          date('due', 'Last day to file and pay', due, 'Filed and paid by the 28th.'),
        ],
      },
      {
        title: 'Journal',
        task: 'Enter the German invoice.',
        documents: [germanBill],
        items: [
          journal(
            'Invoice 2026-77',
            debit('j1', 'Design fees', design, 'The supplier is owed his bill without VAT.'),
            debit('j2', 'Input VAT', percent('j1', vat), reverseWhy),
            credit('j3', 'Output VAT', percent('j1', vat), reverseWhy),
            credit('j4', rhein, 'j1', 'The supplier is owed his bill without VAT.', {
              party: true,
            }),
          ),
        ],
      },
      {
        title: 'Year’s end',
        task: 'Corporate tax, end of service, and revenue of 30 November.',
        documents: [taxMail, pay, contract],
        items: [
          amount(
            'ct',
            'Corporate tax',
            relieved ? 0 : divided(taxed * corporate.percent, 100),
            'Add fines and half of entertainment, take off 375,000; relief: periods to 31 December 2026.',
          ),
          amount(
            'grat',
            'End-of-service gratuity',
            forDays(days),
            '21 days a year for five years, 30 beyond.',
            'a month is 30 days',
          ),
          amount(
            'ifrs',
            'Revenue for the machines',
            divided(price * ratio, ratio + 1),
            'IFRS 15 divides by stand-alone prices.',
          ),
        ],
      },
    ],
    traps: {
      b1a: [soldByDubai ? of(abuDhabi) : 0],
      b14: [
        of(local + (soldByDubai ? 0 : abuDhabi) + (proven ? 0 : exported)) +
          of(design) -
          of(goods + rent),
      ],
      b9: [of(goods + rent + dinner)],
      ct: [
        relieved ? divided(taxed * corporate.percent, 100) : 0,
        divided((taxed + free) * corporate.percent, 100),
      ],
      grat: [forDays(years * (above ? gratuity.firstDays : gratuity.furtherDays))],
    },
    alike: [
      ['b3', 'j2'],
      ['b3', 'j3'],
    ],
    refused:
      taxed <= 0 ||
      of(local + (soldByDubai ? 0 : abuDhabi) + (proven ? 0 : exported)) <= of(goods + rent),
  };
}

/** VAT 201, reverse charge, corporate tax, gratuity and IFRS 15 in Dubai. */
export const gulfVatAndIfrs: Paper = { module: 15, minutes: 60, day: asOf, sheet };
