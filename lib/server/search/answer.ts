/** The call behind the search field: the results as JSON. */

import { search } from '#lib/server/search/search';
import { lastOf, queryOf } from '#lib/shared/cart/query';

export function answerSearch(request: Pick<Request, 'url'>): Response {
  const query = queryOf(new URL(request.url).searchParams);
  return Response.json(search(lastOf(query, 'q') ?? ''), {
    headers: { 'cache-control': 'public, max-age=60' },
  });
}
