/** The call behind the search field: the results as JSON. */
import { lastOf, queryOf } from '#lib/query';
import { search } from '#lib/search/search';

export function answerSearch(request: Request): Response {
  const query = queryOf(new URL(request.url).searchParams);
  return Response.json(search(lastOf(query, 'q') ?? ''), {
    headers: { 'cache-control': 'public, max-age=60' },
  });
}
