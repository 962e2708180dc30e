/** What `/search` says to one question: for its page, and for the server that draws it into a kept frame. */
import type { Answer } from '#app/drawing/answer';
import { Island } from '#components/layout/island';
import { SearchBox } from '#components/search/search-box';
import { readCounts } from '#lib/server/search/entries';
import { search } from '#lib/server/search/search';
import { routes } from '#lib/shared/addresses/routes';
import { lastOf, type Query } from '#lib/shared/cart/query';
import { beginning } from '#lib/shared/forms/sanitize';

export function searchAnswer(asked: Query): Answer {
  const typed = lastOf(asked, 'q') ?? '';
  const query = beginning(typed.trim(), 60);
  return {
    head: {
      title: query ? `${query}: search` : 'Search',
      description:
        'Search modules with their syllabi, articles, questions, policies and pages of HOA.',
      path: routes.search,
      hidden: true,
    },
    page: () => (
      <Island name="search" of={SearchBox} with={{ first: search(typed), read: readCounts }} />
    ),
  };
}
