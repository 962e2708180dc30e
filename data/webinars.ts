/** The weekly schedule of free webinars (contract: R5): every page that names the time reads it from here. */
export interface WeeklySession {
  readonly language: string;
  /** The language it is held in beside English, as BCP 47 writes it. */
  readonly code: 'ta' | 'te';
  /** Indian Standard Time, 24 hours. */
  readonly start: string;
  readonly end: string;
}

export const weekly = {
  title: 'Free Webinars for Accountants',
  /** 0 is Sunday. */
  weekdays: [2, 4],
  weekdayNames: 'Tuesday and Thursday',
  /** The first day of this schedule, and when and how often its data changed: for the calendar feed. */
  since: '2025-07-01',
  updated: '2026-11-24T10:30:00Z',
  sequence: 2,
  start: '16:00',
  end: '17:30',
  sessions: [
    { language: 'Tamil-English', code: 'ta', start: '16:00', end: '16:40' },
    { language: 'Telugu-English', code: 'te', start: '16:45', end: '17:30' },
  ],
} as const satisfies Record<string, unknown> & { readonly sessions: readonly WeeklySession[] };

/** It is a valuation of ours in rupees, since the question bank is sold nowhere. */
export const questionBankRupees = 500;

export interface Topic {
  readonly title: string;
  readonly description: string;
}

export interface WeeklyTopic extends Topic {
  /** In a line that has no room for the title. */
  readonly short: string;
  /** ISO date on which it was written here. It joins the turns six weeks later: what is announced by then stays. */
  readonly added: string;
}

/**
 * Both languages have the same topics in turn. A new topic comes last, with the day on which it is added. None is
 * taken away: a session of the past is found by its turn.
 */
export const topics = [
  {
    title: 'Bank reconciliation that closes',
    short: 'bank',
    description:
      'Match a month’s entries, date the uncleared cheques and explain every rupee of the difference.',
    added: weekly.since,
  },
  {
    title: 'Input tax credit with IMS',
    short: 'GST',
    description:
      'Accept, reject or keep pending, and how each choice affects the credit in GSTR-3B.',
    added: weekly.since,
  },
  {
    title: 'TDS under the Income-tax Act, 2025',
    short: 'TDS',
    description:
      'Sections 392 and 393, the tax year, and the entries in Tally from deduction to payment.',
    added: weekly.since,
  },
  {
    title: 'Ten Excel checks for the month end',
    short: 'Excel',
    description:
      'Control totals, duplicates and gaps in the invoice series, each answered by one formula.',
    added: weekly.since,
  },
  {
    title: 'Payroll after the labour codes',
    short: 'payroll',
    description:
      'Wages as the codes define them, how EPF and ESI are worked out on them, and what changes on the payslip.',
    added: weekly.since,
  },
  {
    title: 'Your first accounting interview',
    short: 'interview',
    description: 'The usual questions, answered aloud with the ledger entries behind them.',
    added: weekly.since,
  },
  {
    title: 'From trial balance to final accounts',
    short: 'accounts',
    description:
      'Accruals, prepaid expenses, depreciation and closing stock, in the order that works.',
    added: weekly.since,
  },
  {
    title: 'AI for accountants, with care',
    short: 'AI',
    description: 'Prompts that save time, what you must never paste, and how to check an answer.',
    added: weekly.since,
  },
] as const satisfies readonly WeeklyTopic[];

export interface DatedWebinar extends Topic {
  readonly language: (typeof weekly.sessions)[number]['language'];
  /** dd/mm/yyyy; the hours are those of its language in the weekly schedule. */
  readonly date: string;
  readonly updated: string;
  readonly sequence: number;
}

/** One topic in each language of the weekly schedule. */
const dated = (date: string, title: string, description: string): readonly DatedWebinar[] =>
  weekly.sessions.map(({ language }) => ({
    date,
    language,
    title,
    description,
    updated: '2025-06-25T04:30:00Z',
    sequence: 0,
  }));

/** Webinars announced for a day of their own; one that meets the weekly schedule takes its place. */
export const datedWebinars: readonly DatedWebinar[] = [
  ...dated(
    '08/07/2025',
    'GSTR-1 and GSTR-3B without mismatch',
    'Tie the sales register to both returns before filing, and trace what differs.',
  ),
  ...dated(
    '17/07/2025',
    'Quarterly TDS return, step by step',
    'Challans, deductee rows and the checks before the statement for April to June is filed.',
  ),
  ...dated(
    '29/07/2025',
    'Finding your first accounting job',
    'A one-page resume, the practical test, and the answers an accounts manager listens for.',
  ),
];

/** One date of the paid webinar (contract: R8). */
export interface Edition {
  readonly id: string;
  readonly title: string;
  readonly lede: string;
  /** ISO date, and 24-hour clock times, in Indian Standard Time. */
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Rupees, 18% GST included. */
  readonly price: number;
  /** ISO instant after which nobody can register; `AI_WEBINAR_CLOSES_AT` overrides it. */
  readonly closesAt: string;
  /** Paid registrations that close it earlier. */
  readonly seats?: number;
  readonly languages: readonly string[];
  readonly whatItIs: readonly string[];
  readonly whoItIsFor: readonly string[];
  readonly whatYouLearn: readonly string[];
  /** When the data changed last, and how often it did: for calendars. */
  readonly updated: string;
  readonly sequence: number;
}

const aiForAccountants = {
  title: 'AI for Accountants',
  lede: 'Three hours, live: which accounting work AI tools can do today, how to check their answers, and what you must never type into them.',
  languages: ['English', 'Tamil', 'Telugu'],
  whatItIs: [
    'A live online session of three hours with two coaches, on your own computer or phone.',
    'We work on files that an Indian accountant uses every day: a bank statement, a purchase register, a GSTR-2B, a trial balance.',
    'We answer questions as they come, in English, Tamil or Telugu.',
    'The access link comes by e-mail: at least 24 hours before the start if you have registered by then, at once if you register later.',
  ],
  whoItIsFor: [
    'Accountants and accounts executives who close books every month.',
    'GST and tax practitioners who read notices and reconcile returns.',
    'Commerce graduates and CA, CMA or CS students looking for their first job.',
    'No programming or earlier use of AI tools needed.',
  ],
  whatYouLearn: [
    'To write a prompt that names the task, the data, the format and the check.',
    'To turn a PDF bank statement into rows that Excel and Tally can import.',
    'To match a purchase register with GSTR-2B and explain each difference.',
    'To draft a reply to a notice or a reminder to a debtor, and to correct the draft.',
    'To build and read Excel formulas, pivot tables and checks with an assistant.',
    'To recognise an answer that sounds right and is wrong: sections, rates and due dates.',
    'To keep clients’ names, PAN, bank details and books out of public tools.',
  ],
} as const satisfies Partial<Edition>;

/** Beside the price of an edition: what is promised on its page and in the delivery policy, and what is not. */
export const editionBuys = {
  included: [
    'One seat in the live online session, with time for questions',
    'The calendar entry',
    'The access link by e-mail',
    'A tax invoice',
  ],
  not: 'Not included: a recording, software or a certificate.',
} as const;

/**
 * A new edition is one more entry: its date, hours, price and closing time. One that is over stays, as what was sold. On
 * the page is the next one that is not over, and the newest once all of them are.
 */
export const editions: readonly [Edition, ...Edition[]] = [
  {
    ...aiForAccountants,
    id: 'ai-2025-06-22',
    date: '2025-06-22',
    start: '14:00',
    end: '17:00',
    price: 499,
    closesAt: '2025-06-22T09:00:00+05:30',
    updated: '2025-05-12T04:30:00Z',
    sequence: 0,
  },
];

export interface Coach {
  readonly name: string;
  readonly about: string;
  readonly sample?: true;
}

export const coaches: readonly Coach[] = [
  {
    name: 'Sample coach 1',
    about:
      'This is a sample. The coach for the Tamil and English session will be named here, with qualification, years in practice and work done with AI tools.',
    sample: true,
  },
  {
    name: 'Sample coach 2',
    about:
      'This is a sample. The coach for the Telugu and English session will be named here, with the part of the three hours they take.',
    sample: true,
  },
];
