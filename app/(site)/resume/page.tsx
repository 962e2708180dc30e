import '#styles/resume/resume.css';
import { Island } from '#components/layout/island';
import { PageHead } from '#components/layout/page-head';
import { ResumeMaker } from '#components/resume/maker';
import { routes } from '#data/addresses/routes';
import { resumeMaker } from '#data/resume';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'Make a resume from your answers',
  description:
    'A plain resume for accountants in PDF or Word, with an accountant’s examples for every line. Free, no account needed; what you type stays in your browser.',
  path: routes.resume,
});

export default function ResumePage() {
  return (
    <>
      <PageHead title={resumeMaker.title} lede={resumeMaker.lede} />
      <Island name="resume" of={ResumeMaker} with={{ at: Date.now() }} />
      <Breadcrumbs path={routes.resume} />
    </>
  );
}
