import '#styles/library/library.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/shared/pages/seo';
import { challengeAnswer } from '#pages/(site)/library/test/[courseNo]/[score]/answer';

type Props = PageProps<'/library/test/[courseNo]/[score]'>;

async function answerTo({ params }: Props) {
  const { courseNo, score } = await params;
  return challengeAnswer(courseNo, score) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata((await answerTo(props)).head);
}

/** The paper as somebody meets it who was sent a score to beat. */
export default async function ChallengePage(props: Props) {
  return (await answerTo(props)).page();
}
