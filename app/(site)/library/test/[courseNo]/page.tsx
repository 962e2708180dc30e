import '#styles/library/library.css';
import '#styles/practice/test-paper.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { DoorPicture } from '#components/library/doors';
import { WholePaper } from '#components/practice/paper';
import { coursePath, testPaperPath } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { papersReviewed } from '#data/papers';
import { onDay } from '#lib/platform/values/india';
import { coursesWithPaper, sheetOf } from '#lib/practice/rules/test-paper';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

type Props = PageProps<'/library/test/[courseNo]'>;

export const dynamicParams = false;
export const generateStaticParams = () =>
  coursesWithPaper.map(({ courseNo }) => ({ courseNo: String(courseNo) }));

async function courseOf({ params }: Props) {
  const { courseNo } = await params;
  return courses.find((course) => String(course.courseNo) === courseNo) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { courseNo, title } = await courseOf(props);
  return pageMetadata({
    title: `Model test paper: ${title}`,
    description: `Twelve questions on ${title.toLowerCase()} from office work, marked at once, with the reason for each answer. Free, nothing stored.`,
    path: testPaperPath(courseNo),
  });
}

export default async function TestPaperPage(props: Props) {
  const { courseNo, title } = await courseOf(props);
  const questions = sheetOf(courseNo) ?? notFound();
  const path = testPaperPath(courseNo);
  return (
    <>
      <PageHead
        title={`Model test paper: ${title}`}
        lede="Twelve questions from office work: four basic, five working-level, three advanced."
        beside={<DoorPicture of="paper" />}
      >
        <p className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <a className="action" href={coursePath('certification', courseNo)}>
            The module’s syllabus
          </a>
        </p>
        <p className="mt-2 text-quiet">
          Checked with the law as on{' '}
          <span className="whitespace-nowrap">{onDay(papersReviewed)}</span>.
        </p>
      </PageHead>
      <WholePaper action={path} questions={questions} />
      <Breadcrumbs path={path} />
    </>
  );
}
