import '#styles/library/library.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { Score, TestResult } from '#components/library/test-result';
import { courses } from '#data/courses';
import { coursePath, routes, testPaperPath } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';
import { finderFor } from '#lib/shared/papers/finder-link';
import { mark, sheetOf } from '#lib/shared/papers/paper';

type Props = PageProps<'/library/test/[courseNo]/result'>;

async function courseOf({ params }: Props) {
  const { courseNo } = await params;
  return courses.find((course) => String(course.courseNo) === courseNo) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { courseNo, title } = await courseOf(props);
  return pageMetadata({
    title: `Your result: ${title}`,
    description: 'What is sure, what to read, and why each answer is right or wrong.',
    path: testPaperPath(courseNo),
    hidden: true,
  });
}

/** The answer to a paper that was sent: the server asks this page with the letters in its query. */
export default async function TestResultPage(props: Props) {
  const { courseNo, title } = await courseOf(props);
  const marked = mark(sheetOf(courseNo) ?? notFound(), await props.searchParams);
  const { correct, answered, questions } = marked;
  return (
    <>
      <PageHead
        title={`${correct} of ${questions.length} right: ${title}`}
        lede={
          answered === 0
            ? 'No answer was ticked. Every question is explained below; try the paper again afterwards.'
            : 'What is sure is yours. What is not, stands below with the reason and the topic to read.'
        }
      >
        <Score marked={marked} />
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
