import '#styles/batches/batch-lines.css';
import '#styles/batches/batches.css';
import { notFound } from 'next/navigation';
import { BatchPage } from '#components/batches/batch-page';
import { StructuredData } from '#components/layout/structured-data';
import { batchPath } from '#data/addresses/routes';
import { isJoinable } from '#lib/batches/rules';
import { announcedBatches, findPublicBatch } from '#lib/batches/views/public';
import { batchThing, inOneLine, nameOf, titleOf } from '#lib/batches/words';
import { env } from '#lib/platform/config/env';
import { shortDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/batches/[id]'>;

export async function generateMetadata({ params }: Props) {
  const { id } = await params;
  const batch = await findPublicBatch(id);
  if (!batch) return {};
  const first = shortDay(batch.sessions[0] ?? batch.starts);
  return pageMetadata({
    title: `${nameOf(batch)} from ${first}`,
    description: `${titleOf(batch)}: ${inOneLine(batch)}. Sessions by day, the total with GST and the seats left.`,
    path: batchPath(id),
  });
}

export default async function OneBatchPage({ params }: Props) {
  const { id } = await params;
  const batch = await findPublicBatch(id);
  if (!batch) notFound();
  const now = Date.now();
  const others = (await announcedBatches()).filter(
    (each) =>
      each.id !== id &&
      isJoinable(each, now) &&
      each.what.some((taught) => batch.what.includes(taught)),
  );
  const { origin } = env();
  return (
    <>
      <BatchPage batch={batch} others={others.slice(0, 2)} now={now} origin={origin} />
      <StructuredData things={[batchThing(origin, batch)]} />
    </>
  );
}
