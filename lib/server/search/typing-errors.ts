/** Which word of the site was meant by one that it does not know: how many slips are forgiven, by its length. */
import { searchIndex } from '#lib/server/search/search-index';

/** One word of the query: what it is asked as, and what a visitor is told of it. */
export interface Reading {
  readonly asked: string;
  readonly told: string;
  readonly other?: string;
  readonly bold?: string;
}

interface Candidate {
  readonly word: string;
  readonly slips: number;
  readonly uses: number;
}

/** How much oftener a word is used than the next one as near, to be what was meant. */
const clearly = 3;

export function mended(word: string, [first, second]: readonly Candidate[]): Reading {
  if (!first) return { asked: word, told: word };
  if (first.slips > (word.length < 8 ? 1 : 2)) return { asked: word, told: word, bold: first.word };
  const isTie =
    second !== undefined && second.slips === first.slips && second.uses * clearly > first.uses;
  return { asked: first.word, told: first.word, ...(isTie && { other: second.word }) };
}

/** Words of the site that few slips make of this one, the likeliest first. */
export function knownWordsLike(word: string): Candidate[] {
  const most = word.length < 6 ? 1 : word.length < 9 ? 2 : 3;
  const [one = '', two = ''] = word;
  const found: Candidate[] = [];
  const { byLetter } = searchIndex();
  // Who slips in the first letter has changed it for the second.
  const swapped = (byLetter.get(two) ?? []).filter(({ word: each }) => each[1] === one);
  for (const { word: each, uses } of [...(byLetter.get(one) ?? []), ...swapped]) {
    if (Math.abs(each.length - word.length) > most) continue;
    // A letter doubled, or not, is half a slip.
    const slips = undoubled(each) === undoubled(word) ? 0.5 : slipsBetween(word, each, most);
    // A short word is near to many: only letters that changed places, or one too many, are a slip.
    if (slips > most || (word.length < 4 && !isSwap(word, each))) continue;
    if (slips > 1 && uses < 2) continue;
    found.push({ word: each, slips, uses });
  }
  return found.sort((a, b) => a.slips - b.slips || b.uses - a.uses);
}

const undoubled = (word: string) => word.replace(/(.)\1/g, '$1');

const isSwap = (word: string, other: string) =>
  word.length === other.length && [...word].sort().join('') === [...other].sort().join('');

/** Letters changed, left out, added or swapped with their neighbour; anything above `most` once it is more. */
function slipsBetween(one: string, other: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]) {
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      }
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[other.length] ?? most + 1;
}
