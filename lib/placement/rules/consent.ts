export interface PostWords {
  readonly post: string;
  readonly city: string;
  /** The way of working. */
  readonly preference: string;
  readonly skills: readonly string[];
  /** ISO day. */
  readonly from?: string;
  /** As the candidate reads it: a name or a description. */
  readonly employer: string;
  readonly note: string;
  /** Whole rupees a month. */
  readonly payFrom?: number;
  readonly payTo?: number;
}

/** Better pay and a corrected spelling are no change; of everything else the candidate is asked again. */
export function coversNow(agreed: PostWords, now: PostWords): boolean {
  return (
    agreed.post === now.post &&
    agreed.preference === now.preference &&
    agreed.from === now.from &&
    agreed.skills.join('\n') === now.skills.join('\n') &&
    isNoLessPay(agreed, now) &&
    isSameSpelling(agreed.city, now.city) &&
    isSameSpelling(agreed.employer, now.employer) &&
    isSameSpelling(agreed.note, now.note)
  );
}

/** Neither end is lower. A figure that was not there, or is no longer, cannot be compared: that is a change. */
function isNoLessPay(agreed: PostWords, now: PostWords): boolean {
  const [from, to] = ends(agreed);
  const [nowFrom, nowTo] = ends(now);
  if (from === undefined || to === undefined || nowFrom === undefined || nowTo === undefined) {
    return from === nowFrom;
  }
  return nowFrom >= from && nowTo >= to;
}

/**
 * Two texts are one but for capitals, white space, and slips inside a word of six Latin letters or more: a letter doubled
 * or not, two neighbours swapped, a vowel lost or mistaken. One consonant for another is another word (Vellore and
 * Nellore, employer and employee), and so is any change of a figure.
 */
export function isSameSpelling(one: string, other: string): boolean {
  const [ours, theirs] = [tokensOf(one), tokensOf(other)];
  return (
    ours.length === theirs.length &&
    ours.every((each, at) => each === theirs[at] || isSlip(each, theirs[at] ?? ''))
  );
}

/** Words, and every other sign by itself; the dot of an initial and the one at the end say nothing. */
const tokensOf = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/(?<=(?:^|[^\p{L}\p{M}\p{N}])\p{L})\./gu, ' ')
    .replace(/[\s.]+$/u, '')
    .match(/[\p{L}\p{M}\p{N}]+|[^\s]/gu) ?? [];

function isSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < shortestCorrected || !/^[a-z]+$/.test(short + long)) return false;
  let at = 0;
  while (short[at] === long[at]) at += 1;
  // The first letter of a word is never mistaken without making it another.
  if (at === 0) return false;
  const [was, is] = [short[at] ?? '', long[at] ?? ''];
  if (short.length === long.length) {
    const isSwapped = was === long[at + 1] && is === short[at + 1];
    if (isSwapped) return short.slice(at + 2) === long.slice(at + 2);
    return vowel.test(was) && vowel.test(is) && short.slice(at + 1) === long.slice(at + 1);
  }
  if (short.slice(at) !== long.slice(at + 1)) return false;
  const isInside = at < long.length - 1;
  return is === long[at - 1] || (isInside && vowel.test(is));
}

const ends = ({ payFrom, payTo }: PostWords) => [payFrom ?? payTo, payTo ?? payFrom] as const;

/** Shorter words differ from other words by one letter too often: Gonda and Gondia are two towns. */
const shortestCorrected = 6;

const vowel = /[aeiouy]/;
