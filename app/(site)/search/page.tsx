import '#styles/search/search.css';
import { Island } from '#components/layout/island';
import { SearchBox } from '#components/search/search-box';
import { readCounts } from '#lib/server/search/entries';
import { search } from '#lib/server/search/search';
import { routes } from '#lib/shared/addresses/routes';
import { lastOf } from '#lib/shared/cart/query';
import { beginning } from '#lib/shared/forms/sanitize';
import { pageMetadata } from '#lib/shared/pages/seo';

export async function generateMetadata({ searchParams }: PageProps<'/search'>) {
  const query = beginning(lastOf(await searchParams, 'q')?.trim() ?? '', 60);
  return pageMetadata({
    title: query ? `${query}: search` : 'Search',
    description:
      'Search modules with their syllabi, articles, questions, policies and pages of HOA.',
    path: routes.search,
    hidden: true,
  });
}

export default async function SearchPage({ searchParams }: PageProps<'/search'>) {
  const first = search(lastOf(await searchParams, 'q') ?? '');
  return <Island name="search" of={SearchBox} with={{ first, read: readCounts }} />;
}
