/** Levels, assessment and exam fees: contract: Catalogue. Fees in whole rupees before GST. */
import type { Level } from '#data/courses';

export interface LevelDetail {
  readonly title: string;
  readonly whom: string;
  readonly proves: string;
  /** From the second attempt at an exam of this level; the first is free. */
  readonly examFee: number;
}

export const levelDetails = {
  foundation: {
    title: 'Foundation',
    whom: 'For a first job in accounts.',
    proves:
      'Keeps a small firm’s books from vouchers to trial balance in Tally, reconciles the bank and prepares the figures for the monthly GST return.',
    examFee: 450,
  },
  intermediate: {
    title: 'Intermediate',
    whom: 'For junior accountants, and the level required for HOA licences.',
    proves:
      'Handles stock, cost centres and management reports in Tally, deducts and reports TDS, prepares payroll with EPF and ESI, and keeps books in the cloud.',
    examFee: 650,
  },
  final: {
    title: 'Final',
    whom: 'For senior accountants and anyone who reports to the owners.',
    proves:
      'Builds reports in Excel, Power BI and Tableau, works with Gulf VAT and IFRS, and uses AI in accounting work while checking every figure.',
    examFee: 900,
  },
} as const satisfies Record<Level, LevelDetail>;

/** How long the qualification typically takes. */
export const hacaPeriod = '3 to 6 months';

export const hacaPace =
  'At 16 hours a week the 410 hours of all three levels take six months; at 12 hours a week the longest level takes three.';

export const stages = [
  {
    title: 'Phone interview',
    tests: 'Theory',
    text: 'We call you and ask why an entry is passed the way it is. You explain it in your own words.',
  },
  {
    title: 'Online evaluation',
    tests: 'Practical skills',
    text: 'You do the module’s work on screen: the vouchers, the return or the report.',
  },
] as const;
