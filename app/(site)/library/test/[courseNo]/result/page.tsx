import '#styles/practice/mark-ring.css';
import '#styles/practice/test-paper.css';
import '#styles/site/share.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { ReadFirst, Score, TestResult } from '#components/practice/paper';
import { ShareRow } from '#components/site/share';
import { coursePath, practicePath, routes, testPaperPath } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { shareWords } from '#data/share';
import { env } from '#lib/platform/config/env';
import {
  challengeOf,
  finderFor,
  mark,
  readFirst,
  sheetOf,
  verdictOf,
} from '#lib/practice/rules/test-paper';
import { pageMetadata } from '#lib/site/rules/seo';

type Props = PageProps<'/library/test/[courseNo]/result'>;

async function paperOf({ params }: Props) {
  const { courseNo } = await params;
  const course = courses.find((each) => String(each.courseNo) === courseNo);
  const sheet = course && sheetOf(course.courseNo);
  return sheet ? { course, sheet } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { courseNo, title } = (await paperOf(props)).course;
  return pageMetadata({
    title: `Your result: ${title}`,
    description: 'What you got right, what to read next, and why each answer is right or wrong.',
    path: testPaperPath(courseNo),
    hidden: true,
  });
}

/** The answer to a paper that was sent: the server asks this page with the letters in its query. */
export default async function TestResultPage(props: Props) {
  const { course, sheet } = await paperOf(props);
  const { courseNo, title } = course;
  const marked = mark(sheet, await props.searchParams);
  const { correct, questions } = marked;
  const first = readFirst(marked);
  const challenge = first.length === 0 ? challengeOf(courseNo, correct) : undefined;
  return (
    <>
      <PageHead
        title={`${correct} of ${questions.length} right: ${title}`}
        lede={verdictOf(marked)}
      >
        <Score marked={marked} />
        {first.length > 0 && <ReadFirst topics={first} course={courseNo} />}
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
          <a className="action" href={practicePath(courseNo)}>
            Try the work: the practical paper
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
