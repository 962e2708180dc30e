/** What the search reads of the library: papers, interview questions, case studies and tools. */
import { caseStudies } from '#data/cases';
import { interviewTopics } from '#data/interview';
import { tools } from '#data/tools';
import type { Entry } from '#lib/server/search/entry';
import { plainText } from '#lib/server/search/plain-text';
import { casePath, interviewPath, testPaperPath, toolPath } from '#lib/shared/addresses/routes';
import { coursesWithPaper, sheetOf } from '#lib/shared/papers/paper';

/** Without the answers: who looks for one finds the question, not its solution. */
const papers = coursesWithPaper.map(
  ({ courseNo, title }): Entry => ({
    id: `paper-${courseNo}`,
    kind: 'Library',
    title: `Model test paper: ${title}`,
    text: (sheetOf(courseNo) ?? []).map(({ ask }) => ask).join(' '),
    href: testPaperPath(courseNo),
    meta: `Model test paper, AcSS ${courseNo}, twelve questions`,
  }),
);

const interviews = interviewTopics.flatMap(({ id, title, questions }) =>
  questions.map(
    ({ ask, wants, good }, at): Entry => ({
      id: `interview-${id}-${at + 1}`,
      kind: 'Library',
      title: ask,
      text: `${wants} ${good}`,
      href: `${interviewPath(id)}#question-${at + 1}`,
      meta: `Interview question, ${title}`,
    }),
  ),
);

const cases = caseStudies.map(
  ({ id, title, excerpt, body, category }): Entry => ({
    id: `case-${id}`,
    kind: 'Library',
    title,
    text: `${excerpt} ${plainText(body)}`,
    href: casePath(id),
    meta: `Case study, ${category}`,
  }),
);

const files = tools.map(
  ({ id, title, excerpt, does, kind }): Entry => ({
    id: `tool-${id}`,
    kind: 'Library',
    title,
    text: [excerpt, ...does].join(' '),
    href: toolPath(id),
    meta: `Free file, ${kind}`,
  }),
);

export const libraryEntries: readonly Entry[] = [...files, ...papers, ...interviews, ...cases];
