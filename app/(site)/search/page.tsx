import '#styles/search/search.css';
import '#styles/site/scenes/scene.css';
import { Island } from '#components/layout/island';
import { SearchBox } from '#components/search/search-box';
import { DrawerOfCards } from '#components/site/scenes/drawer-of-cards';
import { routes } from '#data/addresses/routes';
import { lastOf } from '#lib/catalogue/rules/query';
import { beginning } from '#lib/platform/values/text';
import { readCounts } from '#lib/search/views/entries';
import { search } from '#lib/search/views/search';
import { pageMetadata } from '#lib/site/rules/seo';

type Props = PageProps<'/search'>;

const typedIn = async ({ searchParams }: Props) => lastOf(await searchParams, 'q') ?? '';

export async function generateMetadata(props: Props) {
  const query = beginning((await typedIn(props)).trim(), 60);
  return pageMetadata({
    title: query ? `${query}: search` : 'Search',
    description: 'Search HOA’s modules, syllabi, articles, questions, policies and pages.',
    path: routes.search,
    hidden: true,
  });
}

export default async function SearchPage(props: Props) {
  const first = search(await typedIn(props));
  return (
    <>
      <Island name="search" of={SearchBox} with={{ first, read: readCounts }} />
      <div className="wrap search-scene">
        <DrawerOfCards tabs={['GST', 'Tally', 'TDS', 'Payroll']} />
      </div>
    </>
  );
}
