import '#styles/share/share.css';
import '#styles/pictures/ledger.css';
import '#styles/certification/course.css';
import '#styles/certification/included.css';
import { CoursePage, courseMetadata, courseParams } from '#components/certification/course-page';
import { env } from '#lib/server/settings/env';
import { legalEntityOf } from '#lib/shared/company/legal-entity';

type Props = PageProps<'/[enrollmentType]/course/[courseNo]'>;

export const dynamicParams = false;
export const generateStaticParams = courseParams;
export const generateMetadata = async ({ params }: Props) => courseMetadata(await params);

export default async function Page({ params }: Props) {
  const { origin } = env();
  return <CoursePage params={await params} origin={origin} entity={legalEntityOf(env())} />;
}
