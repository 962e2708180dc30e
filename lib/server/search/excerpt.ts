/** The part of a text that answers, with the words found marked. */

import { formOf, type Sentence, wordsIn } from '#lib/server/search/search-index';
import type { Marked } from '#lib/shared/search/results';

const chunk = /[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu;

/** Marks each word, codes such as GSTR-2B whole, whose form was found. */
export function markWords(text: string, found: ReadonlySet<string>): Marked {
  const pieces: string[] = [''];
  let at = 0;
  for (const match of text.matchAll(chunk)) {
    const hit = wordsIn(match[0]).some((word) => found.has(formOf(word) ?? ''));
    if (!hit) continue;
    pieces[pieces.length - 1] += text.slice(at, match.index);
    pieces.push(match[0], '');
    at = match.index + match[0].length;
  }
  pieces[pieces.length - 1] += text.slice(at);
  return pieces;
}

const longest = 220;

/** The sentence with the most of what was found, and the next one where that has some too. */
export function excerptOf(sentences: readonly Sentence[], found: ReadonlySet<string>): string {
  const hits = sentences.map(({ forms }) => [...found].filter((form) => forms.has(form)).length);
  const best = hits.indexOf(Math.max(...hits));
  const one = sentences[best]?.text ?? '';
  const both = (hits[best + 1] ?? 0) > 0 ? `${one}${sentences[best + 1]?.text}` : one;
  const chosen = (both.trim().length <= longest ? both : one).trim();
  return chosen.length <= longest
    ? chosen
    : `${chosen.slice(0, chosen.lastIndexOf(' ', longest))} …`;
}
