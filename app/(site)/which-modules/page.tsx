import '#styles/site/share.css';
import '#styles/catalogue/included.css';
import '#styles/catalogue/finder/finder.css';
import '#styles/batches/batch-lines.css';
import { FinderForm } from '#components/catalogue/finder/finder-form';
import { FinderResult, headline } from '#components/catalogue/finder/finder-result';
import '#styles/site/scenes/scene.css';
import { SceneHead } from '#components/site/scene-head';
import { ThreeShelves } from '#components/site/scenes/three-shelves';
import { routes } from '#data/addresses/routes';
import { nextBatches } from '#lib/batches/views/public';
import { find, freeFirst, sessionsAhead } from '#lib/catalogue/rules/finder';
import { env } from '#lib/platform/config/env';
import { pageMetadata } from '#lib/site/rules/seo';
import { sessionsWithHours } from '#lib/webinars/rules/sessions';
import { Breadcrumbs } from '#pages/breadcrumbs';

type Props = PageProps<'/which-modules'>;

export async function generateMetadata({ searchParams }: Props) {
  const found = find(await searchParams);
  return pageMetadata({
    title: 'modules' in found ? headline(found) : 'Which modules do I need?',
    description:
      'Tell us the job you want and what you can do today: see the AcSS modules you need, in study order, with hours and the total with GST.',
    path: routes.whichModules,
  });
}

export default async function WhichModulesPage({ searchParams }: Props) {
  const found = find(await searchParams);
  if (!('modules' in found)) {
    return (
      <>
        <div className="finder-page">
          <SceneHead
            scene={<ThreeShelves />}
            title="Which modules do I need?"
            lede="Tell us the job you want and what you can do today. You get the modules in study order, and what you can leave out."
          />
          <FinderForm asked={found} />
        </div>
        <Breadcrumbs path={routes.whichModules} />
      </>
    );
  }
  const now = Date.now();
  const { origin } = env();
  const numbers = found.modules.map(({ course }) => course.courseNo);
  const batches = await nextBatches({ modules: numbers }, now);
  const free = freeFirst(numbers, sessionsWithHours(now, sessionsAhead));
  return <FinderResult {...{ found, free, origin, batches, now }} />;
}
