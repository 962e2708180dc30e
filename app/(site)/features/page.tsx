import '#styles/company/company.css';
import { FeatureIndex } from '#components/company/feature-index';
import { PageHead } from '#components/layout/page-head';
import { routes } from '#lib/routes';
import { pageMetadata } from '#lib/seo';

export const metadata = pageMetadata({
  title: 'What HOA offers accountants',
  description:
    'Jobs, certification, coaching, internships, licences and a free library: the six parts of HOA for accountants in India, and the way into each.',
  path: routes.features,
});

export default function FeaturesPage() {
  return (
    <>
      <PageHead
        title="Six ways in"
        lede="Each stands on its own: take one, or go from the first to the last."
      />
      <div className="wrap pb-16">
        <FeatureIndex />
      </div>
    </>
  );
}
