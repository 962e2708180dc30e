/** The part of a text that answers, with the words found marked. */

import { formOf, type Sentence, wordsIn } from '#lib/server/search/search-index';
import type { Marked } from '#lib/shared/search/results';

/** Parts a text before and behind each of its words, codes such as GSTR-2B whole: they stand at the odd places. */
const word = /([\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*)/u;

/** Of the words of our own texts, as they are written: some thousand, and asked for some hundred times a search. */
const formsIn = new Map<string, readonly string[]>();

/** Marks each word whose form was found. `text` is the site's. */
export function markWords(text: string, found: ReadonlySet<string>): Marked {
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
export function excerptOf(sentences: readonly Sentence[], found: ReadonlySet<string>): string {
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
