import '#styles/search/search.css';
import { Island } from '#components/layout/island';
import { SearchBox } from '#components/search/search-box';
import { beginning } from '#lib/forms/sanitize';
import { lastOf } from '#lib/query';
import { routes } from '#lib/routes';
import { readCounts } from '#lib/search/entries';
import { search } from '#lib/search/search';
import { pageMetadata } from '#lib/seo';

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
