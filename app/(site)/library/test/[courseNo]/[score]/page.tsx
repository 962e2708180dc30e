import '#styles/practice/test-paper.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { WholePaper } from '#components/practice/paper';
import { testPaperPath } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { challengeOf, sheetOf } from '#lib/practice/rules/test-paper';
import { pageMetadata } from '#lib/site/rules/seo';

type Props = PageProps<'/library/test/[courseNo]/[score]'>;

async function challengeAt({ params }: Props) {
  const { courseNo, score } = await params;
  const course = courses.find((each) => String(each.courseNo) === courseNo);
  const questions = course && sheetOf(course.courseNo);
  // "07" and "7.0" are no addresses of their own.
  const isScore = /^[1-9]\d?$/.test(score);
  const challenge = course && isScore ? challengeOf(course.courseNo, Number(score)) : undefined;
  return questions && challenge ? { course, questions, challenge } : notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { course, challenge } = await challengeAt(props);
  const { title, path, card } = challenge;
  return pageMetadata({
    title,
    description: `Twelve questions on ${course.title.toLowerCase()} from office work, marked at once, with the reason for each answer. Free, nothing stored.`,
    path,
    card,
    hidden: true,
  });
}

/** The paper as somebody meets it who was sent a score to beat. */
export default async function ChallengePage(props: Props) {
  const { course, questions, challenge } = await challengeAt(props);
  return (
    <>
      <PageHead
        title={challenge.title}
        lede="Twelve questions from office work. Marked at once, with every answer explained. We store nothing and ask for no details."
      />
      <WholePaper action={testPaperPath(course.courseNo)} questions={questions} />
    </>
  );
}
