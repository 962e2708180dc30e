import '#styles/library/library.css';
import '#styles/library/tools.css';
import '#styles/site/share.css';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHead } from '#components/layout/page-head';
import { ToolDocument, ToolFacts, ToolSheet } from '#components/library/tool';
import { ShareRow } from '#components/site/share';
import { Section } from '#components/ui/section';
import { TextList } from '#components/ui/text-list';
import { coursePath, routes, testPaperPath, toolPath } from '#data/addresses/routes';
import { tools, workbooks } from '#data/tools';
import { env } from '#lib/platform/config/env';
import { fileSize } from '#lib/platform/values/bytes';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

type Props = PageProps<'/downloads/tools/[id]'>;

export const dynamicParams = false;
export const generateStaticParams = () => tools.map(({ id }) => ({ id }));

async function toolOf({ params }: Props) {
  const { id } = await params;
  return tools.find((tool) => tool.id === id) ?? notFound();
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { id, title, excerpt, kind } = await toolOf(props);
  return pageMetadata({
    title,
    description: `Free ${kind} file for accountants in India. ${excerpt}`,
    path: toolPath(id),
  });
}

export default async function ToolPage(props: Props) {
  const tool = await toolOf(props);
  const { id, title, excerpt, does, steps, limits, courseNo } = tool;
  const workbook = workbooks.find((each) => each.id === id);
  const { origin } = env();
  return (
    <>
      <PageHead title={title} lede={excerpt}>
        <ToolFacts tool={tool} bytes={fileSize(tool.file)} />
      </PageHead>
      <div className="wrap pb-9">
        {workbook ? <ToolSheet workbook={workbook} /> : <ToolDocument id={id} />}
      </div>
      <Section title="What it does" side>
        <TextList className="ticks" texts={does} />
      </Section>
      <Section title="How to use it" side>
        <TextList className="tool-steps" as="ol" texts={steps} />
        <p className="mt-6 max-w-[44em] text-quiet">{limits}</p>
      </Section>
      <Section title="Understand it" side>
        <p className="flex flex-wrap gap-x-6 gap-y-2">
          <a className="button line" href={coursePath('certification', courseNo)}>
            The module that teaches it
          </a>
          <a className="action" href={testPaperPath(courseNo)}>
            Its model test paper
          </a>
          <a className="action" href={routes.tools}>
            All tools
          </a>
        </p>
        <div className="mt-7">
          <ShareRow url={`${origin}${toolPath(id)}`} title={title} />
        </div>
      </Section>
      <Breadcrumbs path={toolPath(id)} />
    </>
  );
}
