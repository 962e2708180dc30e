/** Recorded webinars and knowledge clips. The provider's own recordings are not known yet: all are samples that lead to the channel. */
import type { Level } from '#data/courses';

export interface Recording {
  readonly title: string;
  readonly description: string;
  /** Empty: the channel. */
  readonly url?: string;
  readonly tone: Level;
  readonly language: string;
  readonly minutes: number;
  readonly sample?: true;
}

const sample = (
  title: string,
  description: string,
  tone: Level,
  language: string,
  minutes: number,
): Recording => ({ title, description, tone, language, minutes, sample: true });

export const recordedWebinars: readonly Recording[] = [
  sample(
    'Bank reconciliation that closes',
    'A month of a current account matched line by line, and the differences that remain.',
    'foundation',
    'Tamil-English',
    40,
  ),
  sample(
    'Input tax credit with IMS',
    'Accept, reject, keep pending: the invoice dashboard before GSTR-3B.',
    'foundation',
    'Telugu-English',
    45,
  ),
  sample(
    'From trial balance to final accounts',
    'Accruals, prepaid expenses and depreciation in an order that works.',
    'intermediate',
    'Tamil-English',
    40,
  ),
  sample(
    'TDS in Tally, from deduction to payment',
    'Masters, thresholds and the vouchers of one quarter.',
    'intermediate',
    'Telugu-English',
    45,
  ),
  sample(
    'Payroll after the labour codes',
    'What counts as wages, with EPF and ESI worked out on a payslip.',
    'intermediate',
    'Tamil-English',
    40,
  ),
  sample(
    'UAE VAT for an Indian accountant',
    'Registration, the 5% rate and the boxes of the VAT return.',
    'final',
    'Tamil-English',
    40,
  ),
];

export const knowledgeClips: readonly Recording[] = [
  sample('Contra or payment?', 'Cash to bank, bank to bank.', 'foundation', 'English', 3),
  sample(
    'Place of supply in a minute',
    'CGST and SGST, or IGST: two questions decide.',
    'foundation',
    'Tamil-English',
    2,
  ),
  sample(
    'XLOOKUP for ledgers',
    'Pull GSTINs into a sales register and find what is missing.',
    'final',
    'English',
    4,
  ),
  sample(
    'Prepaid expenses',
    'Insurance paid in October, used until September.',
    'intermediate',
    'Telugu-English',
    3,
  ),
  sample(
    'Bill-wise details in Tally',
    'Switch them on before the first invoice.',
    'foundation',
    'Tamil-English',
    3,
  ),
  sample(
    'Ageing in one pivot table',
    'Thirty, sixty, ninety days, and who to call first.',
    'final',
    'English',
    4,
  ),
];
