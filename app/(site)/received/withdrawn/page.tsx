import { PageHead } from '#components/layout/page-head';
import { routes } from '#lib/shared/addresses/routes';
import { withdrawnPath } from '#lib/shared/addresses/token-routes';
import { pageMetadata } from '#lib/shared/pages/seo';

export const metadata = pageMetadata({
  title: 'Withdrawn and erased',
  description: 'What you withdrew is erased.',
  path: withdrawnPath,
  hidden: true,
});

/** The same words for all. */
export default function WithdrawnPage() {
  return (
    <>
      <PageHead
        title="Withdrawn and erased"
        lede="Nothing of it is left with us, and its link opens nothing any more. Thank you for having written."
      />
      <div className="wrap grid justify-items-start gap-8 pb-16">
        <a className="button" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </>
  );
}
