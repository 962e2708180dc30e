import { law } from '#data/law';
import { type Day, day, monthOf, shortDay, shownDay, weekday } from '#data/practicals/days';
import { bill, mail, paper } from '#data/practicals/documents';
import { inr, sampleGstin } from '#data/practicals/firms';
import { divided, minus, sum } from '#data/practicals/formula';
import {
  amount,
  because,
  credit,
  type Draw,
  date,
  debit,
  journal,
  type Paper,
  type Sheet,
} from '#data/practicals/paper';

const chola = {
  name: 'Chola Sample Foods Pvt Ltd',
  place: 'Tiruchirappalli',
  gstin: sampleGstin('33', 71),
};
const asOf = day('2026-11-30');
const { agreedDays, unwrittenDays } = law['delayed-payment'].values;

const { residualPercent, plantYears, furnitureYears, computerYears } = law['useful-lives'].values;

const classes = [
  { what: 'Packing machine', years: plantYears },
  { what: 'Racks and tables for the office', years: furnitureYears },
  { what: 'Computers for the sales desk', years: computerYears },
] as const;

/** The principal of a loan that falls due, by ranges of coming months; interest each month to the rupee. */
function maturities(principal: number, ratePercent: number, instalment: number) {
  let left = principal;
  const paid = Array.from({ length: 12 }, () => {
    const interest = divided(left * ratePercent * 10, 12_000 * 100) * 100;
    left -= instalment - interest;
    return instalment - interest;
  });
  const total = (from: number, to: number) =>
    paid.slice(from, to).reduce((sum, each) => sum + each, 0);
  return { toMarch: total(0, 4), toNovember: total(4, 12), later: left };
}

/** The office's rule: 5% of 61 to 90 days, 25% of 91 to 180, all beyond. */
function doubt(paise: number, days: number): number {
  if (days <= 60) return 0;
  if (days <= 90) return divided(paise * 5, 100);
  return days <= 180 ? divided(paise * 25, 100) : paise;
}

function sheet(draw: Draw): Sheet {
  const premium = draw.money(24120, 60120, 120, 38400);
  const insuredFrom = draw.whole(7, 10, 1, 8);
  const cost = draw.money(108000, 540000, 3600, 284400);
  const usedFrom = draw.whole(6, 10, 1, 7);
  const loan = draw.money(600000, 1200000, 12000, 840000);
  const rate = draw.one([9, 9.5, 10, 10.5, 11, 11.5, 12], 10.5);
  const instalment = draw.around(28500);
  const fee = draw.money(36000, 72000, 1200, 60000);
  const debtors = [64000, 38000, 22000, 142000].map(draw.around);
  const accepted = draw.day('2026-10-03', '2026-10-19', '2026-10-12');
  const revenue = draw.around(1148000);
  const costs = draw.around(712000);
  const common = draw.around(84000);
  const part = draw.one([35, 40, 45, 60], 40);
  const profit = draw.around(862450);
  const asset = draw.one(classes, classes[0]);
  const overNinety = draw.either(true);
  const secondDue = overNinety
    ? draw.one([day('2026-08-20'), day('2026-08-25')], day('2026-08-25'))
    : draw.one([day('2026-09-05'), day('2026-09-08')], day('2026-09-05'));
  const terms = draw.one([60, 30, undefined], 60);

  const left = insuredFrom - 1 + 12 - 11;
  const prepaid = divided(premium * left, 12);
  const months = 12 - usedFrom;
  const depreciation = (residual: number) =>
    divided(cost * (100 - residual) * months, 100 * asset.years * 12);
  const interest = divided(loan * rate * 10, 12_000);
  const schedule = maturities(loan - (instalment - interest), rate, instalment);
  const dues: readonly (readonly [string, number, Day])[] = [
    ['Srirangam Sample Stores', debtors[0] ?? 0, day('2026-09-12')],
    ['Lalgudi Sample Mart', debtors[1] ?? 0, secondDue],
    ['Musiri Sample Sweets', debtors[2] ?? 0, day('2026-05-10')],
    ['Thuraiyur Sample Bakery', debtors[3] ?? 0, day('2026-10-20')],
  ];
  const provision = (late: number) =>
    dues.reduce((total, [, paise, due]) => total + doubt(paise, asOf - due + late), 0);
  const allowed = Math.min(terms ?? unwrittenDays, agreedDays);

  const owner = draw.person('Meena');
  const policy = mail(
    owner,
    '30 Nov, 10:15 AM',
    `The fire policy’s premium of ₹${inr(premium)} covers twelve months from ${shownDay(day(`2026-${String(insuredFrom).padStart(2, '0')}-01`))}; it stands whole under Insurance.`,
    'Depreciation goes to its own account, Accumulated depreciation, not to the asset.',
  );
  const purchase = bill({
    from: {
      name: 'Vayalur Sample Equipment',
      place: 'Tiruchirappalli',
      gstin: sampleGstin('33', 72),
    },
    to: chola,
    number: 'VSE/90',
    on: day(`2026-${String(usedFrom).padStart(2, '0')}-01`),
    lines: [
      [`${asset.what}, ready for use on the day of the invoice; credit of GST is taken`, cost],
    ],
    total: cost,
    name: 'Invoice (value before GST)',
  });
  const lender = paper('statement', 'Uraiyur Sample Bank: term loan', {
    about: [chola.name, `Rate ${rate}% a year, charged monthly on the opening principal`],
    table: {
      rows: [
        ['Principal, 1 Nov 2026', inr(loan)],
        ['Instalment paid, 30 Nov 2026', inr(instalment)],
      ],
    },
  });
  const plan = paper('printout', 'Schedule of the loan from December', {
    about: ['Uraiyur Sample Bank. Principal that falls due'],
    table: {
      rows: [
        ['Dec 2026 to Mar 2027', inr(schedule.toMarch)],
        ['Apr 2027 to Nov 2027', inr(schedule.toNovember)],
        ['Later', inr(schedule.later)],
      ],
    },
  });
  const audit = mail(
    'The auditors',
    '28 Nov, 4:00 PM',
    `Our fee for the year 2026-27 is ₹${inr(fee)}, billed with the report. Please provide for it month by month.`,
  );
  const ageing = paper('table', 'Debtors on 30 November 2026', {
    about: ['debtors.csv'],
    table: {
      columns: ['Customer', 'Billed', 'Due', 'Amount'],
      rows: draw.order(
        dues.map(([name, paise, due]) => [name, shownDay(due - 30), shownDay(due), inr(paise)]),
      ),
    },
  });
  const rules = paper('printout', 'Office rules for the accounts', {
    text: [
      'Straight line by whole months of use, the month of the first use too; Schedule II lives, residual value as there.',
      'Doubtful debts, by days after the due date: 61 to 90 days 5%, 91 to 180 days 25%, beyond that all.',
      'Current and non-current as Schedule III, from the day of the accounts.',
    ],
  });
  const maker = paper('register', 'Purchases: Kallanai Sample Packaging', {
    about: ['A micro enterprise that makes cartons, on Udyam'],
    table: {
      columns: ['Bill', 'Goods accepted', 'Terms'],
      rows: [
        [
          'KP/311',
          weekday(accepted),
          terms ? `${terms} days, in the written order` : 'none agreed in writing',
        ],
      ],
    },
  });
  const branch = paper('table', 'Branch Thanjavur, to 30 November', {
    about: ['branch.csv'],
    table: {
      rows: [
        ['Revenue', inr(revenue)],
        ['Own costs', inr(costs)],
        ['Common cost of the head office', inr(common)],
        ['Share of the branch in common cost', `${part}%`],
      ],
    },
  });
  const draft = paper('ledger', 'Draft profit and loss account, to 30 November', {
    about: [`${chola.name}, before the entries of this sheet`],
    table: { rows: [['Profit', inr(profit)]] },
    foot: [
      'The whole instalment of November is under Term loan so far: its interest has not been separated yet.',
    ],
  });
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
