import { behaviourQuestions } from '#data/interview/behaviour';
import { entryQuestions } from '#data/interview/entries';
import { excelQuestions } from '#data/interview/excel';
import { freshers } from '#data/interview/freshers';
import { gstQuestions } from '#data/interview/gst';
import { monthEndQuestions } from '#data/interview/month-end';
import { payrollQuestions } from '#data/interview/payroll';
import type { InterviewTopic } from '#data/interview/question';
import { tallyQuestions } from '#data/interview/tally';
import { tdsQuestions } from '#data/interview/tds';

/** The interview question bank, one page a topic. */
export const interviewTopics: readonly InterviewTopic[] = [
  freshers,
  entryQuestions,
  tallyQuestions,
  excelQuestions,
  gstQuestions,
  tdsQuestions,
  payrollQuestions,
  monthEndQuestions,
  behaviourQuestions,
];

/** ISO date on which the answers were last read against the law. */
export const interviewReviewed = '2026-11-30';

/** All of it as one document. */
export const questionBank = { file: '/templates/interview-questions.pdf' } as const;
