import { bookKeeping } from '#data/papers/01-book-keeping';
import { office } from '#data/papers/02-office';
import { tallyBasic } from '#data/papers/03-tally-basic';
import { tallyReconciliation } from '#data/papers/04-tally-reconciliation';
import { gst } from '#data/papers/05-gst';
import { gstTally } from '#data/papers/06-gst-tally';
import { tallyFinancial } from '#data/papers/07-tally-financial';
import { tallyInventory } from '#data/papers/08-tally-inventory';
import { tallyTechnical } from '#data/papers/09-tally-technical';
import { tds } from '#data/papers/10-tds';
import { payroll } from '#data/papers/11-payroll';
import { cloud } from '#data/papers/12-cloud';
import { excel } from '#data/papers/13-excel';
import { powerBi } from '#data/papers/14-powerbi';
import { gulf } from '#data/papers/15-gulf';
import { business } from '#data/papers/16-business';
import { ai } from '#data/papers/17-ai';
import type { Paper } from '#data/papers/paper';

/** The model test papers, by course number. */
export const papers: Readonly<Record<number, Paper>> = {
  1: bookKeeping,
  2: office,
  3: tallyBasic,
  4: tallyReconciliation,
  5: gst,
  6: gstTally,
  7: tallyFinancial,
  8: tallyInventory,
  9: tallyTechnical,
  10: tds,
  11: payroll,
  12: cloud,
  13: excel,
  14: powerBi,
  15: gulf,
  16: business,
  17: ai,
};

/** ISO date on which the papers were last read against the law. */
export const papersReviewed = '2026-11-30';
