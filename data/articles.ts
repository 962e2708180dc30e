import type { Article } from '#data/articles/article';
import { bankReconciliation } from '#data/articles/bank-reconciliation-that-closes';
import { excelMonthEndChecks } from '#data/articles/excel-month-end-checks';
import { firstAccountingInterview } from '#data/articles/first-accounting-interview';
import { gstItcWithIms } from '#data/articles/gst-itc-with-ims';
import { incomeTaxAct2025 } from '#data/articles/income-tax-act-2025-for-accountants';
import { labourCodesAndPayroll } from '#data/articles/labour-codes-and-payroll';

const all: readonly Article[] = [
  bankReconciliation,
  gstItcWithIms,
  incomeTaxAct2025,
  labourCodesAndPayroll,
  excelMonthEndChecks,
  firstAccountingInterview,
];

/** Newest first. */
export const articles: readonly Article[] = [...all].sort((a, b) => b.date.localeCompare(a.date));
