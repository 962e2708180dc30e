/** The call behind the search field: the results as JSON. */

import { type CallAnswer, jsonAnswer } from '#lib/server/intake/call-answer';
import { search } from '#lib/server/search/search';
import { lastOf, queryOf } from '#lib/shared/cart/query';

export function answerSearch(request: Pick<Request, 'url'>): CallAnswer {
  const query = queryOf(new URL(request.url).searchParams);
  const found = search(lastOf(query, 'q') ?? '');
  return jsonAnswer(found, [['cache-control', 'public, max-age=60']]);
}
