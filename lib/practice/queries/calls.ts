import { defineQueries, grouped, type QueriesOf } from '#lib/platform/db/queries';
import * as invitations from '#lib/practice/queries/invitations';
import * as lists from '#lib/practice/queries/lists';
import * as results from '#lib/practice/queries/results';
import * as sittings from '#lib/practice/queries/sittings';

export const practiceQueries = defineQueries('practice', {
  findExam: sittings.findExam,
  findExamByToken: sittings.findExamByToken,
  findExamPaper: sittings.findExamPaper,
  startExam: sittings.startExam,
  saveExam: grouped(sittings.saveExam),
  endExam: sittings.endExam,
  noteExamNetwork: sittings.noteExamNetwork,
  listOverdueExams: sittings.listOverdueExams,
  listFaultyExams: sittings.listFaultyExams,
  reportExamError: sittings.reportExamError,
  recordInterview: invitations.recordInterview,
  inviteExam: invitations.inviteExam,
  extendExam: invitations.extendExam,
  voidExam: invitations.voidExam,
  listExams: lists.listExams,
  findListedExam: lists.findListedExam,
  listExamsOf: lists.listExamsOf,
  listExamsOfPerson: lists.listExamsOfPerson,
  listInterviewsOf: lists.listInterviewsOf,
  listExamsToRemind: lists.listExamsToRemind,
  remindOfExam: lists.remindOfExam,
  countOpenExams: lists.countOpenExams,
  forgetExamAnswers: lists.forgetExamAnswers,
  listAssessed: lists.listAssessed,
  findExamToCertify: results.findExamToCertify,
});

declare module '#lib/platform/db/store' {
  interface Queries extends QueriesOf<typeof practiceQueries> {}
}
