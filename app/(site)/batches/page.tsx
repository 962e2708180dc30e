import '#styles/batches/batch-lines.css';
import '#styles/batches/batches.css';
import '#styles/site/scenes/scene.css';
import { BatchList } from '#components/batches/batch-list';
import { SceneHead } from '#components/site/scene-head';
import { WeekOfACourse } from '#components/site/scenes/week-of-a-course';
import { routes } from '#data/addresses/routes';
import { filtersIn } from '#lib/batches/rules';
import { joinableBatches } from '#lib/batches/views/public';
import { lastOf } from '#lib/catalogue/rules/query';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const dynamic = 'force-dynamic';

const title = 'Upcoming batches';

export const generateMetadata = () =>
  pageMetadata({
    title,
    description:
      'Batches of AcSS modules and bootcamps with their days, timings, place and language, the total with GST, and the seats left right now.',
    path: routes.batches,
  });

export default async function BatchesPage({ searchParams }: PageProps<'/batches'>) {
  const query = await searchParams;
  const now = Date.now();
  const all = await joinableBatches(now);
  const page = Math.max(1, Math.min(100, Number(lastOf(query, 'page')) || 1));
  return (
    <>
      <SceneHead
        title={title}
        lede="Fixed days, a trainer and a group. You see the seats free right now. Seats waiting for payment are shown as taken."
        scene={<WeekOfACourse />}
      />
      <BatchList all={all} by={filtersIn(query)} page={Math.floor(page)} now={now} />
      <Breadcrumbs path={routes.batches} />
    </>
  );
}
