/** Facts as the store keeps them, a short line of text each: twenty thousand are read and ranked while nobody waits. */
import type { Facts } from '#lib/shared/placement/facts';
import type { Applicant } from '#lib/shared/placement/rank';

export const packFacts = (facts: Facts): string =>
  [
    facts.place,
    facts.experience,
    facts.preference,
    facts.status,
    facts.payFrom,
    facts.payTo,
    facts.skills,
    facts.languages,
    facts.ratings.map((each) => each.toString(16)).join(''),
    facts.modules,
    facts.numbers.join(' '),
  ].join('\t');

/** What stands between the id, the time and the facts of a line, and between two lines. */
export const [betweenParts, betweenLines] = ['\t', '\n'];

const [tab, minus, zero] = ['\t', '-', '0'].map((each) => each.charCodeAt(0)) as [
  number,
  number,
  number,
];

/**
 * Reads lines of id, time and facts, a part at a time. It walks the text once: to split each line takes twice as long,
 * and before the engine has compiled anything three times.
 */
export function newFactsReader(text: string): { next(most: number): Applicant[] } {
  let at = 0;
  const word = (until = betweenParts): string => {
    const ends = text.indexOf(until, at);
    const to = ends < 0 ? text.length : ends;
    const found = text.slice(at, to);
    at = to + 1;
    return found;
  };
  const whole = (): number => {
    const sign = text.charCodeAt(at) === minus ? -1 : 1;
    if (sign < 0) at += 1;
    let number = 0;
    for (let digit = text.charCodeAt(at); digit !== tab; digit = text.charCodeAt(at)) {
      number = number * 10 + digit - zero;
      at += 1;
    }
    at += 1;
    return sign * number;
  };
  const line = (): Applicant => ({
    id: word(),
    receivedAt: whole(),
    facts: {
      place: word(),
      experience: whole(),
      preference: whole(),
      status: whole(),
      payFrom: whole(),
      // There may be no end of it.
      payTo: Number(word()),
      skills: whole(),
      languages: whole(),
      ratings: ratingsIn(word()),
      modules: whole(),
      numbers: numbersIn(word(betweenLines)),
    },
  });
  return {
    next(most) {
      const read: Applicant[] = [];
      while (read.length < most && at < text.length) read.push(line());
      return read;
    },
  };
}

const none: readonly string[] = [];

const numbersIn = (named: string): readonly string[] => (named === '' ? none : named.split(' '));

/** Few differ: seven digits, a hexadecimal one each. */
const knownRatings = new Map<string, readonly number[]>();

function ratingsIn(digits: string): readonly number[] {
  const known = knownRatings.get(digits);
  if (known) return known;
  const ratings = Array.from(digits, (each) => Number.parseInt(each, 16));
  if (knownRatings.size < 10_000) knownRatings.set(digits, ratings);
  return ratings;
}
