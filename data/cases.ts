import { bankThatDoesNotAgree } from '#data/cases/bank-that-does-not-agree';
import type { CaseStudy } from '#data/cases/case-study';
import { firstMonthEnd } from '#data/cases/first-month-end';
import { gstr2bMismatch } from '#data/cases/gstr-2b-mismatch';
import { noticeAnswered } from '#data/cases/notice-answered';
import { payrollAfterTheLabourCodes } from '#data/cases/payroll-after-the-labour-codes';
import { stockDifference } from '#data/cases/stock-difference';

/** Case studies, fully worked. */
export const caseStudies: readonly CaseStudy[] = [
  gstr2bMismatch,
  bankThatDoesNotAgree,
  payrollAfterTheLabourCodes,
  stockDifference,
  firstMonthEnd,
  noticeAnswered,
];
