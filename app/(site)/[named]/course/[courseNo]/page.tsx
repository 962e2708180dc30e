import '#styles/site/share.css';
import '#styles/site/pictures/ledger.css';
import '#styles/catalogue/course.css';
import '#styles/catalogue/included.css';
import '#styles/batches/batch-lines.css';
import '#styles/batches/batches.css';
import { CoursePage, courseMetadata, courseParams } from '#components/catalogue/course-page';
import { legalEntityOf } from '#data/company/legal-entity';
import { nextBatches } from '#lib/batches/views/public';
import { env } from '#lib/platform/config/env';

type Props = PageProps<'/[named]/course/[courseNo]'>;

/** It shows when the next batches begin. */
export const revalidate = 60;
export const dynamicParams = false;
export const generateStaticParams = courseParams;
export const generateMetadata = async ({ params }: Props) => courseMetadata(await params);

export default async function Page({ params }: Props) {
  const { origin } = env();
  const asked = await params;
  const now = Date.now();
  const batches = await nextBatches({ modules: [Number(asked.courseNo)] }, now);
  return <CoursePage {...{ params: asked, origin, entity: legalEntityOf(env()), batches, now }} />;
}
