'use client';
import { PageHead } from '#components/layout/page-head';
import { routes } from '#data/addresses/routes';

export default function PageError({ retry }: { retry: () => void }) {
  return (
    <PageHead
      title="Something went wrong on our side"
      lede="We could not show the page. What you sent earlier is safe. Please try again."
    >
      <div className="flex flex-wrap gap-3">
        <button type="button" className="button" onClick={retry}>
          Try again
        </button>
        <a className="button line" href={routes.home}>
          Go Back Home
        </a>
      </div>
    </PageHead>
  );
}
