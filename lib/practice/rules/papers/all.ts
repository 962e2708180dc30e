/** The practical papers, one a module, in the order of the catalogue. */
import { businessBookKeeping } from '#lib/practice/rules/papers/01-business-book-keeping';
import { officeAutomation } from '#lib/practice/rules/papers/02-office-automation';
import { tallyBasicDataEntry } from '#lib/practice/rules/papers/03-tally-basic-data-entry';
import { tallyReconciliation } from '#lib/practice/rules/papers/04-tally-reconciliation';
import { gstFundamentals } from '#lib/practice/rules/papers/05-gst-fundamentals';
import { gstWithTally } from '#lib/practice/rules/papers/06-gst-with-tally';
import { tallyFinancialManagement } from '#lib/practice/rules/papers/07-tally-financial-management';
import { tallyInventory } from '#lib/practice/rules/papers/08-tally-inventory';
import { tallyTechnical } from '#lib/practice/rules/papers/09-tally-technical';
import { tdsWithTally } from '#lib/practice/rules/papers/10-tds-with-tally';
import { esiEpfPayroll } from '#lib/practice/rules/papers/11-esi-epf-payroll';
import { cloudAccounting } from '#lib/practice/rules/papers/12-cloud-accounting';
import { excelDataAnalytics } from '#lib/practice/rules/papers/13-excel-data-analytics';
import { powerBiTableau } from '#lib/practice/rules/papers/14-power-bi-tableau';
import { gulfVatAndIfrs } from '#lib/practice/rules/papers/15-gulf-vat-and-ifrs';
import { businessEnvironment } from '#lib/practice/rules/papers/16-business-environment';
import { aiForAccountants } from '#lib/practice/rules/papers/17-ai-for-accountants';
import type { Paper } from '#lib/practice/rules/papers/paper';

export const practicalPapers: readonly Paper[] = [
  businessBookKeeping,
  officeAutomation,
  tallyBasicDataEntry,
  tallyReconciliation,
  gstFundamentals,
  gstWithTally,
  tallyFinancialManagement,
  tallyInventory,
  tallyTechnical,
  tdsWithTally,
  esiEpfPayroll,
  cloudAccounting,
  excelDataAnalytics,
  powerBiTableau,
  gulfVatAndIfrs,
  businessEnvironment,
  aiForAccountants,
];
