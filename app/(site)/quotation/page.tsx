import '#styles/share/share.css';
import '#styles/certification/selection.css';
import '#styles/quotation/printed-document.css';
import '#styles/quotation/quotation.css';
import '#styles/batches/batch-lines.css';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#lib/shared/pages/seo';
import { quotationAnswer } from '#pages/(site)/quotation/answer';

// The server has answered 404 before (lib/server/http/listen/page-check.ts); this stands in for it under `next dev`.
const answerTo = async ({ searchParams }: PageProps<'/quotation'>) =>
  quotationAnswer(await searchParams, Date.now()) ?? notFound();

export async function generateMetadata(props: PageProps<'/quotation'>) {
  return pageMetadata((await answerTo(props)).head);
}

export default async function QuotationPage(props: PageProps<'/quotation'>) {
  return (await answerTo(props)).page();
}
