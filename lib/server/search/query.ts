/** What a query asks for: in words of the site, with slips mended where there is one nearest word. */
import { fillers, meanings, phrases } from '#data/search-words';
import { formOf, searchIndex, wordsIn } from '#lib/server/search/search-index';
import { knownWordsLike, mended, type Reading } from '#lib/server/search/typing-errors';
import { own } from '#lib/shared/own';

export interface Asked {
  /** What the index is asked. */
  readonly words: string;
  /** What was read in place of what was typed; absent where that stands as it is. */
  readonly corrected?: string;
  /** Another reading, as near as the one that was taken. */
  readonly meant?: string;
  /** One that is too bold to be taken unasked: for where nothing is found. */
  readonly bold?: string;
}

export function readQuery(query: string): Asked {
  const typed = withPhrases(wordsIn(query));
  const sought = typed.filter((word) => !fillers.has(word) || isKnown(word));
  const kept = sought.length > 0 ? sought : typed;
  const readings = kept.map(readWord);
  const words = together(readings.map(({ asked }) => asked));
  const told = together(readings.map((reading) => reading.told));
  const other = together(readings.map((reading) => reading.other ?? reading.told));
  const bold = together(readings.map((reading) => reading.bold ?? reading.told));
  return {
    words,
    ...(told !== together(kept) && { corrected: told }),
    ...(other !== told && { meant: other }),
    ...(bold !== told && { bold }),
  };
}

/** Phrases in the place of their words. */
function withPhrases(typed: readonly string[]): string[] {
  let text = ` ${typed.join(' ')} `;
  for (const [phrase, meaning] of Object.entries(phrases))
    text = text.replaceAll(` ${phrase} `, ` ${meaning} `);
  return wordsIn(text);
}

const together = (words: readonly string[]) => [...new Set(words)].join(' ');

/** A word of the texts, the beginning of one, or too common to be asked for. */
function isKnown(word: string): boolean {
  return formOf(word) === null || searchIndex().engine.search(word).length > 0;
}

function readWord(word: string): Reading {
  const meaning = own(meanings, word) ?? endlessMeaning(word);
  if (meaning) return { asked: meaning, told: meaning };
  if (isKnown(word)) return { asked: word, told: word };
  const isLatin = /^[a-z]+$/.test(word);
  const near = isLatin ? knownWordsLike(word) : [];
  const parts = (near[0]?.slips ?? 2) > 1 ? partsOf(word) : undefined;
  return parts ? { asked: parts, told: word } : mended(word, near);
}

/** Tamil and Telugu words carry their endings: the longest word of ours that this one begins with. */
function endlessMeaning(word: string): string | undefined {
  if (/[a-z\d]/.test(word)) return undefined;
  const letters = [...word];
  for (let length = letters.length - 1; length >= 3; length -= 1) {
    const meaning = own(meanings, letters.slice(0, length).join(''));
    if (meaning) return meaning;
  }
  return undefined;
}

/** "gstr3b" is GSTR-3B, "bankreconciliation" two words: where the site knows both. */
function partsOf(word: string): string | undefined {
  const cuts = /^[a-z]+\d/.test(word)
    ? [word.search(/\d/)]
    : Array.from({ length: Math.max(0, word.length - 5) }, (_, at) => at + 3);
  const { words } = searchIndex();
  const isPart = (part: string) => (words.get(part) ?? 0) > 1 || /^\d+$/.test(part);
  const cut = cuts.find((at) => isPart(word.slice(0, at)) && isPart(word.slice(at)));
  return cut === undefined ? undefined : `${word.slice(0, cut)} ${word.slice(cut)}`;
}
