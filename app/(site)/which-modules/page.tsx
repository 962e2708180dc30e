import '#styles/share/share.css';
import '#styles/certification/included.css';
import '#styles/finder/finder.css';
import '#styles/batches/batch-lines.css';
import { FinderForm } from '#components/finder/finder-form';
import { FinderResult, headline } from '#components/finder/finder-result';
import { PageHead } from '#components/layout/page-head';
import { StructuredData } from '#components/layout/structured-data';
import { nextBatches } from '#lib/server/batches/announced';
import { env } from '#lib/server/settings/env';
import { routes } from '#lib/shared/addresses/routes';
import { find } from '#lib/shared/finder/find';
import { freeFirst } from '#lib/shared/finder/free';
import { pageMetadata } from '#lib/shared/pages/seo';
import { breadcrumbs } from '#lib/shared/pages/structured-data';

const head = {
  description:
    'Say what you want to work as and what you can do today: the AcSS modules you need in the order to study them, with hours and the total with GST.',
  path: routes.whichModules,
};

export async function generateMetadata({ searchParams }: PageProps<'/which-modules'>) {
  const found = find(await searchParams);
  return pageMetadata({
    ...head,
    title: 'modules' in found ? headline(found) : 'Which modules do I need?',
  });
}

export default async function WhichModulesPage({ searchParams }: PageProps<'/which-modules'>) {
  const found = find(await searchParams);
  const { origin } = env();
  if ('modules' in found) {
    const numbers = found.modules.map(({ course }) => course.courseNo);
    const now = Date.now();
    const batches = await nextBatches({ modules: numbers }, now);
    const free = freeFirst(numbers, now);
    return <FinderResult {...{ found, free, origin, batches, now }} />;
  }
  return (
    <>
      <PageHead
        title="Which modules do I need?"
        lede="Say what you want to work as and what you can do today. You get the modules in the order to study them, and what you can leave out."
      />
      <FinderForm asked={found} />
      <StructuredData things={[breadcrumbs(origin, routes.whichModules)]} />
    </>
  );
}
