/** Texts mark the visitor's own answers with **…**. */
import { careerPaths } from '#data/career-paths';

export interface Goal {
  readonly id: string;
  readonly role: string;
  /** "a payroll executive", in the headline of the result. */
  readonly as: string;
  readonly asks: string;
  /** Course numbers in the order of study. */
  readonly modules: readonly number[];
  /** No post: where somebody begins who knows none yet. */
  readonly isOpen?: true;
}

type Role = (typeof careerPaths)[number]['role'];

const needs = {
  'Junior Accountant': {
    id: 'junior',
    as: 'a junior accountant',
    asks: 'Vouchers, invoices with GST, bank and cash book',
    modules: [1, 2, 3, 4, 5, 6],
  },
  'Accounts Executive': {
    id: 'accounts',
    as: 'an accounts executive',
    asks: 'Reconciliation, receivables, month-end, stock',
    modules: [1, 2, 3, 4, 5, 6, 7, 8],
  },
  'GST and TDS Executive': {
    id: 'gst',
    as: 'a GST and TDS executive',
    asks: 'GSTR-1, GSTR-3B, GSTR-2B matching, TDS statements',
    modules: [1, 2, 3, 4, 5, 6, 10],
  },
  'Payroll Executive': {
    id: 'payroll',
    as: 'a payroll executive',
    asks: 'Wages, EPF and ESI, tax on salary, settlement',
    modules: [1, 2, 3, 10, 11],
  },
  'Senior Accountant': {
    id: 'senior',
    as: 'a senior accountant',
    asks: 'Finalisation, audit support, monthly MIS',
    modules: [1, 3, 4, 5, 6, 7, 9, 10, 11, 13, 16],
  },
  'Finance Manager': {
    id: 'manager',
    as: 'a finance manager',
    asks: 'Budgets, Power BI, controls, month-end close',
    modules: [1, 3, 5, 6, 7, 10, 12, 13, 14, 16, 17],
  },
} as const satisfies Record<Role, Omit<Goal, 'role'>>;

export const goals: readonly Goal[] = [
  ...careerPaths.map(({ role }) => ({ role, ...needs[role] })),
  {
    id: 'gulf',
    role: 'Accountant for Gulf companies',
    as: 'an accountant for Gulf companies',
    asks: 'VAT, corporate tax, IFRS, cloud accounting',
    // VAT is learnt from the tax that one meets here: rate, place of supply, credit.
    modules: [1, 2, 3, 4, 5, 12, 13, 15],
  },
  {
    id: 'unsure',
    role: 'I do not know yet',
    as: 'a first job in accounts',
    asks: 'Start with the foundation',
    isOpen: true,
    modules: [1, 2, 3, 4, 5, 6],
  },
];

/** How well somebody does a thing today; from `enough` on, its module is left out. */
export const bands = ['Not yet', 'With help', 'On my own', 'Can teach it'] as const;
export const enough = 2;

export interface Skill {
  readonly name: string;
  readonly what: string;
  /** In "You said: …". */
  readonly short: string;
  readonly modules: readonly number[];
}

export const skills = [
  {
    name: 'Books by hand',
    what: 'Journal, ledger, trial balance',
    short: 'books by hand',
    modules: [1],
  },
  {
    name: 'Excel and office work',
    what: 'Tables, lookups, letters, files',
    short: 'Excel and office work',
    modules: [2],
  },
  {
    name: 'Entries in Tally',
    what: 'Vouchers, masters, day book',
    short: 'Tally',
    modules: [3],
  },
  {
    name: 'Bank reconciliation',
    what: 'On paper and in Tally',
    short: 'bank reconciliation',
    modules: [4],
  },
  {
    name: 'GST invoices and returns',
    what: 'Rates, credit, GSTR-1, GSTR-3B',
    short: 'GST',
    modules: [5, 6],
  },
  {
    name: 'TDS',
    what: 'Sections, deposit, quarterly statement',
    short: 'TDS',
    modules: [10],
  },
  {
    name: 'Payroll',
    what: 'EPF, ESI, payslip',
    short: 'payroll',
    modules: [11],
  },
  {
    name: 'Reports in Excel or Power BI',
    what: 'Pivot tables, dashboards',
    short: 'reports',
    modules: [13, 14],
  },
] as const satisfies readonly Skill[];

/** Why a module is named: one text for each band below `enough`, or one for all. */
export const reasons: Readonly<Record<number, readonly [notYet: string, withHelp?: string]>> = {
  1: [
    'You have **not yet** kept books by hand. Once you know why an entry is a debit or a credit, you can find a mistake in any software.',
    'You keep books **with help**. Here you learn to choose the account and the side yourself.',
  ],
  2: [
    'You do **not yet** use office software, and every accounts job needs it for sheets, letters and files.',
    'You use Excel **with help**. Every accounts job uses tables and lookups.',
  ],
  3: [
    'You have **not yet** entered vouchers in Tally. Books, returns and reports all come from vouchers, so start here.',
    'You enter vouchers **with help**. Every return is prepared from them, so start here.',
  ],
  4: [
    'You have **not yet** reconciled a bank account. An entry you do not match shows up later as a difference.',
    'You reconcile **with help**. Here you learn to explain every rupee of the difference yourself.',
  ],
  5: [
    'You do **not yet** know GST. Rate, place of supply and credit come before any return.',
    'You do GST **with help**. Here you decide the rate, the place of supply and the credit yourself.',
  ],
  6: [
    'You do **not yet** know GST. This is the daily work: from the invoice in TallyPrime to the figures of GSTR-3B.',
    'You do GST **with help**. Here you do GSTR-1, GSTR-3B and the match with GSTR-2B for a quarter on your own.',
  ],
  7: [
    'This job includes closing the month: banking, cost centres, budgets and management reports in Tally.',
  ],
  8: ['This job includes stock: items, godowns and their effect on profit.'],
  9: ['Somebody must look after Tally itself: users and rights, backups, imports, the edit log.'],
  10: [
    'You do **not yet** know TDS, and this job needs it: section, deposit, statement.',
    'You do TDS **with help**. Here you deduct, deposit and report a quarter yourself.',
  ],
  11: [
    'You have **not yet** run a payroll: wages, EPF, ESI and tax on salary, down to the payslip.',
    'You do payroll **with help**. Here you run a full month and are responsible for each payslip.',
  ],
  12: ['Many firms keep their books online: the same work in cloud software.'],
  13: [
    'You do **not yet** make reports. This job needs them every month.',
    'You make reports **with help**. Here you build them once and refresh them, instead of retyping them.',
  ],
  14: [
    'You do **not yet** make reports. Here you build dashboards that managers can filter for themselves.',
    'You make reports **with help**. Here you design the dashboard and tie it to the ledger.',
  ],
  15: ['VAT returns, corporate tax and IFRS as required in the Gulf countries.'],
  16: ['In this job you handle the company behind the ledger: lenders, filings, controls, audit.'],
  17: ['AI tools do routine work, but somebody who knows the subject must check the result.'],
};

/** Webinars belong to a module by their topic, articles by their id. */
export const freeFor = {
  topics: {
    'Bank reconciliation that closes': 4,
    'Input tax credit with IMS': 5,
    'TDS under the Income-tax Act, 2025': 10,
    'Ten Excel checks for the month end': 13,
    'Payroll after the labour codes': 11,
    'Your first accounting interview': 1,
    'From trial balance to final accounts': 7,
    'AI for accountants, with care': 17,
  },
  articles: {
    'bank-reconciliation-that-closes': 4,
    'gst-itc-with-ims': 5,
    'income-tax-act-2025-for-accountants': 10,
    'labour-codes-and-payroll': 11,
    'excel-month-end-checks': 13,
    'first-accounting-interview': 1,
  },
  bootcamps: { B04FT01: 3, B04FG02: 5 },
} as const;
