import '#styles/batches/batch-lines.css';
import '#styles/batches/batches.css';
import { pageMetadata } from '#lib/shared/pages/seo';
import { batchesAnswer } from '#pages/(site)/batches/answer';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/batches'>;

export async function generateMetadata({ searchParams }: Props) {
  return pageMetadata(batchesAnswer(await searchParams, Date.now()).head);
}

export default async function BatchesPage({ searchParams }: Props) {
  return batchesAnswer(await searchParams, Date.now()).page();
}
