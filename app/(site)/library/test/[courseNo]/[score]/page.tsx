import '#styles/library/library.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { WholePaper } from '#components/library/whole-paper';
import { courses } from '#data/courses';
import { testPaperPath } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';
import { challengeOf } from '#lib/shared/papers/challenge';
import { sheetOf } from '#lib/shared/papers/paper';

type Props = PageProps<'/library/test/[courseNo]/[score]'>;

async function challenged({ params }: Props) {
  const { courseNo, score } = await params;
  const course = courses.find((each) => String(each.courseNo) === courseNo) ?? notFound();
  // "07" and "7.0" are no addresses of their own.
  const challenge = /^[1-9]\d?$/.test(score)
    ? challengeOf(course.courseNo, Number(score))
    : undefined;
  return { course, challenge: challenge ?? notFound() };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { course, challenge } = await challenged(props);
  return pageMetadata({
    title: challenge.title,
    description: `Twelve questions on ${course.title.toLowerCase()} as they come up at work, marked at once, with the reason for each answer. Free, nothing stored.`,
    path: challenge.path,
    card: challenge.card,
    hidden: true,
  });
}

/** The paper as somebody meets it who was sent a score to beat. */
export default async function ChallengePage(props: Props) {
  const { course, challenge } = await challenged(props);
  const questions = sheetOf(course.courseNo) ?? notFound();
  return (
    <>
      <PageHead
        title={challenge.title}
        lede="Twelve questions as they come up at work. Marked at once, each answer explained; nothing is stored and nothing is asked of you."
      />
      <WholePaper action={testPaperPath(course.courseNo)} questions={questions} />
    </>
  );
}
