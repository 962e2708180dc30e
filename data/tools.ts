import { bankReconciliation } from '#data/tools/bank-reconciliation';
import { fixedAssetRegister } from '#data/tools/fixed-asset-register';
import { gstr2bMatch } from '#data/tools/gstr-2b-match';
import { interviewLetters } from '#data/tools/interview-letters';
import { monthEndChecklist } from '#data/tools/month-end-checklist';
import { payrollCheck } from '#data/tools/payroll-check';
import { resumeOneColumn, resumeTwoColumns } from '#data/tools/resumes';
import { tdsCalendar } from '#data/tools/tds-calendar';
import type { Tool, Workbook } from '#data/tools/tool';

export const workbooks: readonly Workbook[] = [
  bankReconciliation,
  gstr2bMatch,
  monthEndChecklist,
  tdsCalendar,
  payrollCheck,
  fixedAssetRegister,
];

/** Files one keeps, in the order of the shelf. */
export const tools: readonly Tool[] = [
  ...workbooks,
  resumeOneColumn,
  resumeTwoColumns,
  interviewLetters,
];
