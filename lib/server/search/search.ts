/** A search over the whole site, answered from memory. */

import type { Entry } from '#lib/server/search/entry';
import { excerptOf, markWords } from '#lib/server/search/excerpt';
import { formOf, searchIndex, wordsIn } from '#lib/server/search/search-index';
import { beginning } from '#lib/shared/forms/sanitize';
import { type Hit, kinds, type Results } from '#lib/shared/search/results';

/** More than fit in a mind; the words of a longer question are cut. */
const longestQuery = 100;
const mostInGroup = 6;
/** Below this share of the best score a result only happens to hold the word. */
const leastRelevance = 0.15;

/** A question of the library is short and mostly title: it must not push away what explains it. */
const weightOf = (entry: Entry | undefined) => (entry?.kind === 'Library' ? 0.4 : 1);

/** Of the letters of a word, so many may be wrong; a guess offered as a link may be bolder. */
const typoTolerance = 0.3;
const guessed = 0.5;

export function search(typed: string): Results {
  const query = beginning(typed.replace(/\s+/g, ' ').trim(), longestQuery);
  if (query === '') return { query, count: 0, groups: [] };
  const { engine, byId } = searchIndex();
  const corrected = correct(query, typoTolerance);
  const asked = new Set(wordsIn(corrected).flatMap((word) => formOf(word) ?? [])).size;
  // Who holds two words of three answers better than who holds one of them often.
  const found = engine
    .search(corrected)
    .map(({ id, terms, score, queryTerms }) => ({
      id: String(id),
      terms,
      score: score * (new Set(queryTerms).size / asked) * weightOf(byId.get(String(id))),
    }))
    .sort((one, other) => other.score - one.score);
  const best = found[0]?.score ?? 0;
  const near = found.filter(({ score }) => score >= best * leastRelevance);
  const groups = kinds.flatMap((kind) => {
    const own = near.filter(({ id }) => byId.get(id)?.kind === kind).slice(0, mostInGroup);
    const hits = own.flatMap(({ id, terms }) => {
      const entry = byId.get(id);
      return entry ? [hitOf(entry, new Set(terms))] : [];
    });
    return hits.length > 0 ? [{ kind, hits }] : [];
  });
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (count > 0) return { query, count, groups, ...(corrected !== query && { corrected }) };
  const meant = correct(query, guessed);
  return { query, count, groups, ...(meant !== query && { meant }) };
}

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

/** Each word that the site does not know, nor begins, replaced by the nearest one that it does. */
function correct(query: string, fuzzy: number): string {
  const { engine, words } = searchIndex();
  return wordsIn(query).reduce((text, word) => {
    const known = formOf(word) === null || engine.search(word).length > 0;
    if (known || /\d/.test(word)) return text;
    const nearest =
      word.length < 4 ? swapped(word) : words.search(word, { fuzzy, maxFuzzy: 5 })[0]?.id;
    return nearest ? text.toLowerCase().replace(word, String(nearest)) : text;
  }, query);
}

/** A short word is near to many: only two letters that changed places are a slip, as gts for gst. */
function swapped(word: string): string | undefined {
  const [first = '', second = '', third = ''] = word;
  return [first + third + second, second + first + third].find(
    (each) => third !== '' && each !== word && searchIndex().engine.search(each).length > 0,
  );
}
