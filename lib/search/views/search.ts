/** A search over the whole site, answered from memory. */

import { lastOf, queryOf } from '#lib/catalogue/rules/query';
import type { CallAnswer } from '#lib/platform/http/intake/reply';
import { beginning } from '#lib/platform/values/text';
import { leadOf, readQuery, wordsIn } from '#lib/search/rules';
import type { Entry } from '#lib/search/views/entries';
import { formOf, type Index, type Sentence, searchIndex } from '#lib/search/views/search-index';
import {
  type Group,
  type Hit,
  kinds,
  type Marked,
  type Results,
  type ShortHit,
} from '#lib/search/words';

/** More than fit in a mind; the words of a longer question are cut. */
const longestQuery = 100;
const firstOfGroup = 6;
/** Below this share of the best score a result only happens to hold the word. */
const leastRelevance = 0.15;

/** A question of the library is short and mostly title: it must not push away what explains it. */
const weightOf = (entry: Entry | undefined) => (entry?.kind === 'Library' ? 0.4 : 1);

export function search(typed: string): Results {
  const query = beginning(typed.replace(/\s+/g, ' ').trim(), longestQuery);
  if (query === '') return { query, count: 0, groups: [] };
  const index = searchIndex();
  const { engine, byId } = index;
  const lead = leadOf(query);
  const { words, corrected, meant, bold } = readQuery(query, index);
  const asked = new Set(wordsIn(words).flatMap((word) => formOf(word) ?? [])).size;
  // A page with two words of three ranks above one that repeats a single word.
  const found = engine
    .search(words)
    .map(({ id, terms, score, queryTerms }) => ({
      id: String(id),
      terms,
      score: score * (new Set(queryTerms).size / asked) * weightOf(byId.get(String(id))),
    }))
    .sort((one, other) => other.score - one.score);
  const best = found[0]?.score ?? 0;
  const near = found.filter(({ score }) => score >= best * leastRelevance);
  const groups = kinds.flatMap((kind): Group[] => {
    const own = near.flatMap(({ id, terms }) => {
      const entry = byId.get(id);
      return entry?.kind === kind ? [{ entry, found: new Set(terms) }] : [];
    });
    if (own.length === 0) return [];
    const hits = own.slice(0, firstOfGroup).map(({ entry, found }) => hitOf(entry, found));
    return [{ kind, hits, more: own.slice(firstOfGroup).map(({ entry }) => shortOf(entry)) }];
  });
  const likely = meant ?? (near.length === 0 ? bold : undefined);
  return {
    query,
    count: groups.reduce((sum, { hits, more }) => sum + hits.length + more.length, 0),
    groups,
    ...(lead && { lead }),
    ...(corrected && near.length > 0 && { corrected }),
    ...(likely && { meant: likely }),
  };
}

const shortOf = ({ title, href, meta }: Entry): ShortHit => ({
  title: [title],
  href,
  ...(meta && { meta }),
});

function hitOf({ id, title, href, meta, level, fee }: Entry, found: ReadonlySet<string>): Hit {
  return {
    href,
    title: markWords(title, found),
    text: markWords(excerptOf(searchIndex().sentences.get(id) ?? [], found), found),
    ...(meta && { meta }),
    ...(level && { level }),
    ...(fee !== undefined && { fee }),
  };
}

/** Parts a text before and behind each of its words, codes such as GSTR-2B whole: they are at the odd places. */
const word = /([\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)/u;

/** Word forms in the site's texts: some thousand, read some hundred times per search. */
const formsIn = new Map<string, readonly string[]>();

/** Marks each word whose form was found. `text` is the site's. */
function markWords(text: string, found: ReadonlySet<string>): Marked {
  const pieces: string[] = [''];
  for (const [at, piece] of text.split(word).entries()) {
    if (at % 2 === 1 && isAnyOf(found, formsOf(piece))) pieces.push(piece, '');
    else pieces[pieces.length - 1] += piece;
  }
  return pieces;
}

function formsOf(written: string): readonly string[] {
  const known = formsIn.get(written);
  if (known) return known;
  const forms = wordsIn(written).flatMap((each) => formOf(each) ?? []);
  formsIn.set(written, forms);
  return forms;
}

const isAnyOf = (found: ReadonlySet<string>, forms: readonly string[]) =>
  forms.some((form) => found.has(form));

const longest = 220;

/** The sentence with the most of what was found, and the next one where that has some too. */
function excerptOf(sentences: readonly Sentence[], found: ReadonlySet<string>): string {
  const hits = sentences.map(({ forms }) => countOf(found, forms));
  const best = hits.indexOf(Math.max(...hits));
  const one = sentences[best]?.text ?? '';
  const both = (hits[best + 1] ?? 0) > 0 ? `${one}${sentences[best + 1]?.text}` : one;
  const chosen = (both.trim().length <= longest ? both : one).trim();
  return chosen.length <= longest
    ? chosen
    : `${chosen.slice(0, chosen.lastIndexOf(' ', longest))} …`;
}

function countOf(found: ReadonlySet<string>, forms: ReadonlySet<string>): number {
  let count = 0;
  for (const form of found) if (forms.has(form)) count += 1;
  return count;
}

/** A repeated search is answered once; 3 MB at most, of questions and answers of usual length. */
const cacheBounds = { answers: 200, question: 100, answer: 16 * 1024 } as const;

/** By what was typed, what was asked for longest ago first; they go with the index that they come from. */
const cache = new WeakMap<Index, Map<string, string>>();

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
  if (typed.length > cacheBounds.question) return JSON.stringify(search(typed));
  const index = searchIndex();
  const answers = cache.get(index) ?? new Map<string, string>();
  cache.set(index, answers);
  const answer = answers.get(typed) ?? JSON.stringify(search(typed));
  answers.delete(typed);
  if (answer.length <= cacheBounds.answer) answers.set(typed, answer);
  const [oldest] = answers.size > cacheBounds.answers ? answers.keys() : [];
  if (oldest !== undefined) answers.delete(oldest);
  return answer;
}
