import { law } from '#data/law';
import {
  asOf,
  chola,
  generate,
} from '#lib/practice/rules/papers/07-tally-financial-management/documents';
import { monthOf, shortDay } from '#lib/practice/rules/papers/days';
import type { Draw } from '#lib/practice/rules/papers/draw';
import { divided, minus, sum } from '#lib/practice/rules/papers/formula';
import {
  amount,
  because,
  credit,
  date,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#lib/practice/rules/papers/paper';

const { residualPercent } = law['useful-lives'].values;
const { agreedDays } = law['delayed-payment'].values;

function sheet(draw: Draw): Sheet {
  const {
    premium,
    instalment,
    fee,
    accepted,
    revenue,
    costs,
    common,
    part,
    profit,
    terms,
    prepaid,
    depreciation,
    interest,
    schedule,
    provision,
    allowed,
    policy,
    purchase,
    lender,
    plan,
    audit,
    ageing,
    rules,
    maker,
    branch,
    draft,
  } = generate(draw);
  const yearMonths = monthOf(asOf) - 3;
  return {
    about: `Accounts of ${chola.name}, Tiruchirappalli, to 30 November, for the bank.`,
    accounts: [
      'Insurance',
      'Prepaid insurance',
      'Depreciation',
      'Accumulated depreciation',
      'Term loan',
      'Interest on loan',
      'Bank',
      'Audit fee',
      'Audit fee payable',
      'Plant and machinery',
      'Provision for doubtful debts',
      'Suspense',
    ],
    parts: [
      {
        title: 'Insurance and depreciation',
        task: `Adjust the premium, and depreciate the new asset to ${shortDay(asOf)}.`,
        documents: [policy, purchase, rules],
        items: [
          journal(
            'Premium that belongs to later',
            debit(
              'pre1',
              'Prepaid insurance',
              prepaid,
              'Months after 30 November belong to later periods.',
            ),
            credit(
              'pre2',
              'Insurance',
              prepaid,
              'Months after 30 November belong to later periods.',
            ),
          ),
          journal(
            'Depreciation',
            debit(
              'dep1',
              'Depreciation',
              depreciation(residualPercent),
              'Schedule II: residual value 5%, life by class, months of use.',
            ),
            credit(
              'dep2',
              'Accumulated depreciation',
              depreciation(residualPercent),
              'Schedule II: residual value 5%, life by class, months of use.',
            ),
          ),
        ],
      },
      {
        title: 'Loan and audit',
        task: 'Enter the instalment of November as it should be, and the audit fee to date.',
        documents: [lender, audit],
        items: [
          journal(
            'Instalment of 30 Nov',
            debit(
              'emi1',
              'Term loan',
              minus(instalment, 'emi2'),
              'Only the principal lowers the loan.',
            ),
            debit(
              'emi2',
              'Interest on loan',
              interest,
              'Opening principal by the rate, for a month.',
            ),
            credit('emi3', 'Bank', instalment, because.money, {
              also: ['Uraiyur Sample Bank', 'Uraiyur'],
            }),
          ),
          journal(
            'Audit fee, April to November',
            debit(
              'aud1',
              'Audit fee',
              divided(fee * yearMonths, 12),
              'April to November are eight months of the fee.',
            ),
            credit('aud2', 'Audit fee payable', divided(fee * yearMonths, 12), because.payable),
          ),
        ],
      },
      {
        title: 'Loan, debtors, supplier',
        task: 'What the balance sheet of 30 November needs.',
        documents: [plan, ageing, maker, rules],
        items: [
          amount(
            'cur',
            'Current maturities of the loan',
            schedule.toMarch + schedule.toNovember,
            'Current: due within twelve months of the date, Schedule III.',
          ),
          amount(
            'prov',
            'Provision for doubtful debts',
            provision(0),
            'Count from the due date, then take the policy’s rate.',
          ),
          date(
            'msme',
            'Last day to pay bill KP/311',
            accepted + allowed,
            'At most 45 days, 15 if unwritten: MSMED Act, section 15.',
          ),
        ],
      },
      {
        title: 'Result',
        task: 'The branch, then the profit of the company after your entries. There was no provision for doubtful debts before.',
        documents: [branch, draft],
        items: [
          amount(
            'branch',
            'Result of the branch',
            revenue - costs - divided(common * part, 100),
            'The branch bears its share of common cost.',
          ),
          amount(
            'profit',
            'Profit to 30 November',
            minus(sum(profit, 'pre1'), sum('dep1', 'emi2', 'aud1', 'prov')),
            'Prepaid adds; the four costs take off.',
          ),
        ],
      },
    ],
    traps: {
      pre1: [premium - prepaid, premium],
      dep1: [depreciation(0)],
      emi1: [instalment],
      cur: [schedule.toMarch],
      prov: [provision(30)],
      msme: [accepted + (terms ?? agreedDays)].filter((each) => each !== accepted + allowed),
      branch: [revenue - costs, revenue - costs - common],
    },
    refused:
      revenue - costs <= common ||
      schedule.later <= 0 ||
      profit +
        prepaid -
        depreciation(residualPercent) -
        interest -
        divided(fee * yearMonths, 12) -
        provision(0) <=
        0,
  };
}

/** Period-end entries and the accounts for the bank. */
export const tallyFinancialManagement: Paper = { module: 7, minutes: 60, day: asOf, sheet };
