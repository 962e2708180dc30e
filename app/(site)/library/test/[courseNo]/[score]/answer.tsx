/** A paper with a score to beat, for its page and for the server; undefined where there is none. */
import type { Answer } from '#app/drawing/answer';
import { PageHead } from '#components/layout/page-head';
import { WholePaper } from '#components/library/whole-paper';
import { courses } from '#data/courses';
import { testPaperPath } from '#lib/shared/addresses/routes';
import { challengeOf } from '#lib/shared/papers/challenge';
import { sheetOf } from '#lib/shared/papers/paper';

export function challengeAnswer(paper: string, score: string): Answer | undefined {
  const course = courses.find((each) => String(each.courseNo) === paper);
  const questions = course && sheetOf(course.courseNo);
  // "07" and "7.0" are no addresses of their own.
  const isScore = /^[1-9]\d?$/.test(score);
  const challenge = course && isScore ? challengeOf(course.courseNo, Number(score)) : undefined;
  if (!questions || !challenge) return undefined;
  return {
    head: {
      title: challenge.title,
      description: `Twelve questions on ${course.title.toLowerCase()} as they come up at work, marked at once, with the reason for each answer. Free, nothing stored.`,
      path: challenge.path,
      card: challenge.card,
      hidden: true,
    },
    page: () => (
      <>
        <PageHead
          title={challenge.title}
          lede="Twelve questions as they come up at work. Marked at once, each answer explained. We store nothing and ask for no details."
        />
        <WholePaper action={testPaperPath(course.courseNo)} questions={questions} />
      </>
    ),
  };
}
