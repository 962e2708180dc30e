import '#styles/share/share.css';
import '#styles/pictures/ledger.css';
import '#styles/training/course.css';
import '#styles/training/included.css';
import { CoursePage, courseMetadata, courseParams } from '#components/training/course-page';
import { env } from '#lib/env';
import { legalEntityOf } from '#lib/legal-entity';

type Props = PageProps<'/[enrollmentType]/course/[courseNo]'>;

export const dynamicParams = false;
export const generateStaticParams = courseParams;
export const generateMetadata = async ({ params }: Props) => courseMetadata(await params);

export default async function Page({ params }: Props) {
  const { origin } = env();
  return <CoursePage params={await params} origin={origin} entity={legalEntityOf(env())} />;
}
