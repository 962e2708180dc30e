import '#styles/library/library.css';
import '#styles/share/share.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/shared/pages/seo';
import { resultAnswer } from '#pages/(site)/library/test/[courseNo]/result/answer';

type Props = PageProps<'/library/test/[courseNo]/result'>;

const answerTo = async ({ params, searchParams }: Props) =>
  resultAnswer((await params).courseNo, await searchParams) ?? notFound();

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata((await answerTo(props)).head);
}

/** The answer to a paper that was sent: the server asks this page with the letters in its query. */
export default async function TestResultPage(props: Props) {
  return (await answerTo(props)).page();
}
