/** The call behind the search field: the results as JSON. */

import type { CallAnswer } from '#lib/server/intake/call-answer';
import { search } from '#lib/server/search/search';
import { type Index, searchIndex } from '#lib/server/search/search-index';
import { lastOf, queryOf } from '#lib/shared/cart/query';

/** What many type at once is found once; 3 MB at most, of questions and answers as long as people's are. */
const keptBounds = { answers: 200, question: 100, answer: 16 * 1024 } as const;

/** By what was typed, what was asked for longest ago first; they go with the index that they come from. */
const kept = new WeakMap<Index, Map<string, string>>();

export function answerSearch(request: Pick<Request, 'url'>): CallAnswer {
  const query = queryOf(new URL(request.url).searchParams);
  return {
    status: 200,
    headers: [
      ['content-type', 'application/json'],
      ['cache-control', 'public, max-age=60'],
    ],
    body: resultsOf(lastOf(query, 'q') ?? ''),
  };
}

function resultsOf(typed: string): string {
  if (typed.length > keptBounds.question) return JSON.stringify(search(typed));
  const index = searchIndex();
  const answers = kept.get(index) ?? new Map<string, string>();
  kept.set(index, answers);
  const answer = answers.get(typed) ?? JSON.stringify(search(typed));
  answers.delete(typed);
  if (answer.length <= keptBounds.answer) answers.set(typed, answer);
  const [oldest] = answers.size > keptBounds.answers ? answers.keys() : [];
  if (oldest !== undefined) answers.delete(oldest);
  return answer;
}
