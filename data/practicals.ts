/** The practical papers, one a module, in the order of the catalogue. */
import { businessBookKeeping } from '#data/practicals/01-business-book-keeping';
import { officeAutomation } from '#data/practicals/02-office-automation';
import { tallyBasicDataEntry } from '#data/practicals/03-tally-basic-data-entry';
import { tallyReconciliation } from '#data/practicals/04-tally-reconciliation';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { gstWithTally } from '#data/practicals/06-gst-with-tally';
import { tallyFinancialManagement } from '#data/practicals/07-tally-financial-management';
import { tallyInventory } from '#data/practicals/08-tally-inventory';
import { tallyTechnical } from '#data/practicals/09-tally-technical';
import { tdsWithTally } from '#data/practicals/10-tds-with-tally';
import { esiEpfPayroll } from '#data/practicals/11-esi-epf-payroll';
import { cloudAccounting } from '#data/practicals/12-cloud-accounting';
import { excelDataAnalytics } from '#data/practicals/13-excel-data-analytics';
import { powerBiTableau } from '#data/practicals/14-power-bi-tableau';
import { gulfVatAndIfrs } from '#data/practicals/15-gulf-vat-and-ifrs';
import { businessEnvironment } from '#data/practicals/16-business-environment';
import { aiForAccountants } from '#data/practicals/17-ai-for-accountants';
import type { Paper } from '#data/practicals/paper';

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
