import '#styles/library/library.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { DoorPicture } from '#components/library/doors';
import { Prose } from '#components/ui/prose';
import { Section } from '#components/ui/section';
import { casePath, coursePath, routes, testPaperPath } from '#data/addresses/routes';
import { caseStudies } from '#data/cases';
import { onDay } from '#lib/platform/values/india';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

type Props = PageProps<'/downloads/cases/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => caseStudies.map(({ id }) => ({ id }));

async function caseOf({ params }: Props) {
  const { id } = await params;
  return caseStudies.find((each) => each.id === id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, excerpt } = await caseOf(props);
  return pageMetadata({ title, description: `Case study: ${excerpt}`, path: casePath(id) });
}

export default async function CaseStudyPage(props: Props) {
  const study = await caseOf(props);
  const { id, title, excerpt, category, courseNo, reviewed, body } = study;
  return (
    <article>
      <PageHead title={title} lede={excerpt} beside={<DoorPicture of="case" />}>
        <p className="flex flex-wrap gap-x-5 text-quiet">
          <span className="semibold text-thread">{category}</span>
          <span>
            Checked with the law as on <time dateTime={reviewed}>{onDay(reviewed)}</time>
          </span>
        </p>
      </PageHead>
      <Prose body={body} />
      <Section title="Do it yourself" on="raised">
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a className="button" href={coursePath('certification', courseNo)}>
            The module that teaches it
          </a>
          <a className="action" href={testPaperPath(courseNo)}>
            Its model test paper
          </a>
          <a className="action" href={routes.caseStudies}>
            All case studies
          </a>
        </p>
      </Section>
      <Breadcrumbs path={casePath(id)} />
    </article>
  );
}
