import '#styles/site/index-rows.css';
import { PageHead } from '#components/layout/page-head';
import { IndexRows } from '#components/site/index-rows';
import { routes } from '#data/addresses/routes';
import { features } from '#data/home';
import { pageMetadata } from '#lib/site/rules/seo';
import { Breadcrumbs } from '#pages/breadcrumbs';

export const metadata = pageMetadata({
  title: 'What HOA offers accountants',
  description:
    'Jobs, certification, coaching, internships, licences and a free library: the six parts of HOA for accountants in India, and how to start with each.',
  path: routes.features,
});

export default function FeaturesPage() {
  return (
    <>
      <PageHead title="Six ways to begin" lede="Take any one of them, or all of them." />
      <div className="wrap pb-16">
        <IndexRows rows={features} />
      </div>
      <Breadcrumbs path={routes.features} />
    </>
  );
}
