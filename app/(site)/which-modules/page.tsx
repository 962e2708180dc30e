import '#styles/share/share.css';
import '#styles/certification/included.css';
import '#styles/finder/finder.css';
import '#styles/batches/batch-lines.css';
import { pageMetadata } from '#lib/shared/pages/seo';
import { finderAnswer } from '#pages/(site)/which-modules/answer';

export async function generateMetadata({ searchParams }: PageProps<'/which-modules'>) {
  return pageMetadata(finderAnswer(await searchParams, Date.now()).head);
}

export default async function WhichModulesPage({ searchParams }: PageProps<'/which-modules'>) {
  return finderAnswer(await searchParams, Date.now()).page();
}
