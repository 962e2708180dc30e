/** A search over the whole site, answered from memory. */

import type { Entry } from '#lib/server/search/entry';
import { excerptOf, markWords } from '#lib/server/search/excerpt';
import { readQuery } from '#lib/server/search/query';
import { formOf, searchIndex, wordsIn } from '#lib/server/search/search-index';
import { leadOf } from '#lib/server/search/shortcuts';
import { beginning } from '#lib/shared/forms/sanitize';
import {
  type Group,
  type Hit,
  kinds,
  type Results,
  type ShortHit,
} from '#lib/shared/search/results';

/** More than fit in a mind; the words of a longer question are cut. */
const longestQuery = 100;
/** What is shown of a group before "more". */
const firstOfGroup = 6;
/** Below this share of the best score a result only happens to hold the word. */
const leastRelevance = 0.15;

/** A question of the library is short and mostly title: it must not push away what explains it. */
const weightOf = (entry: Entry | undefined) => (entry?.kind === 'Library' ? 0.4 : 1);

export function search(typed: string): Results {
  const query = beginning(typed.replace(/\s+/g, ' ').trim(), longestQuery);
  if (query === '') return { query, count: 0, groups: [] };
  const { engine, byId } = searchIndex();
  const lead = leadOf(query);
  const { words, corrected, meant, bold } = readQuery(query);
  const asked = new Set(wordsIn(words).flatMap((word) => formOf(word) ?? [])).size;
  // Who holds two words of three answers better than who holds one of them often.
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
