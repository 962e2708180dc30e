/** A marked paper, for its page and for the server; undefined for a number that is no module. */
import type { Answer } from '#app/drawing/answer';
import { PageHead } from '#components/layout/page-head';
import { Score, TestResult } from '#components/library/test-result';
import { ShareRow } from '#components/share/share-row';
import { type Course, courses } from '#data/courses';
import { shareWords } from '#data/share';
import { env } from '#lib/server/settings/env';
import { coursePath, routes, testPaperPath } from '#lib/shared/addresses/routes';
import type { Query } from '#lib/shared/cart/query';
import { challengeOf } from '#lib/shared/papers/challenge';
import { type Marked, mark, sheetOf } from '#lib/shared/papers/paper';
import { finderFor, verdictOf } from '#lib/shared/papers/result';

/** `given` holds a letter by the name of each question. */
export function resultAnswer(paper: string, given: Query): Answer | undefined {
  const course = courses.find((each) => String(each.courseNo) === paper);
  const sheet = course && sheetOf(course.courseNo);
  return sheet && { head: headOf(course), page: () => result(course, mark(sheet, given)) };
}

const headOf = ({ courseNo, title }: Course) => ({
  title: `Your result: ${title}`,
  description: 'What was right, what to read next, and why each answer is right or wrong.',
  path: testPaperPath(courseNo),
  hidden: true,
});

function result({ courseNo, title }: Course, marked: Marked) {
  const { correct, questions } = marked;
  const challenge = challengeOf(courseNo, correct);
  return (
    <>
      <PageHead
        title={`${correct} of ${questions.length} right: ${title}`}
        lede={verdictOf(marked)}
      >
        <Score marked={marked} />
        {challenge && (
          <div className="mt-7">
            <ShareRow
              url={`${env().origin}${challenge.path}`}
              title={challenge.title}
              words={{ ...shareWords.en, pass: challenge.title }}
            />
          </div>
        )}
        <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2">
          <a className="button" href={coursePath('certification', courseNo)}>
            See module {courseNo}
          </a>
          <a className="action" href={testPaperPath(courseNo)}>
            Take the paper again
          </a>
          <a className="action" href={finderFor(courseNo, marked)}>
            Which modules do I need?
          </a>
          <a className="action" href={routes.testPapers}>
            Other papers
          </a>
        </p>
      </PageHead>
      <TestResult marked={marked} />
    </>
  );
}
