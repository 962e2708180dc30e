/** These rules say what an employer looks for (contract: Vacancy), which moves a candidate may make, and whether a consent still holds. */
import type { Subject } from '#data/application-choices';
import type { accountantTypes } from '#data/employers';

export interface VacancyTerms {
  readonly type: (typeof accountantTypes)[number];
  /** How many are looked for. */
  readonly number: number;
  /** As it was typed; empty asks for no place. */
  readonly city: string;
  /** Whole rupees a month. */
  readonly payFrom?: number;
  readonly payTo?: number;
  /** One of the application's, or empty. */
  readonly preference: string;
  /** Bands, skills and languages as in the application; an empty list asks for nothing. */
  readonly experience: readonly string[];
  readonly skills: readonly string[];
  readonly languages: readonly string[];
  /** Ratings from 1 to 10. */
  readonly atLeast: Readonly<Partial<Record<Subject, number>>>;
  /** Numbers of AcSS modules. */
  readonly certificates: readonly number[];
  /** ISO day. */
  readonly from?: string;
  readonly note: string;
  /** Candidates read the employer's name; else how it is `described`. */
  readonly named: boolean;
  readonly described: string;
}

/** A vacancy as the desk opens it; `at` in epoch milliseconds. */
export interface NewVacancy {
  readonly id: string;
  readonly terms: VacancyTerms;
  readonly at: number;
}

export type VacancyState = 'open' | 'filled' | 'closed';

/** How somebody stands in a vacancy; `match` and `shown` are computed, not stored. */
export type CandidateState = 'asked' | 'yes' | 'no' | 'interview' | 'hired' | 'closed';

/** Nothing came of it yet. */
export const undecidedStates: readonly CandidateState[] = ['asked', 'yes', 'interview'];
/** A yes that nobody refused; it may have been undone. */
export const consentedStates: readonly CandidateState[] = ['yes', 'interview', 'hired'];

interface Move {
  readonly from: readonly CandidateState[];
  /** It is absent where the state does not change. */
  readonly to?: CandidateState;
}

/** What may happen to a candidate, and in which states. A yes is undone in any of them: `takeBackAll`. */
const candidateMoves = {
  'consent-yes': { from: ['asked'], to: 'yes' },
  /** To words that were changed: an interview or a post stays as it was. */
  'consent-again': { from: consentedStates },
  'consent-no': { from: ['asked'], to: 'no' },
  interview: { from: ['yes', 'interview'], to: 'interview' },
  slot: { from: ['interview'] },
  'other-slot': { from: ['interview'] },
  'candidate-went': { from: ['interview', 'hired', 'closed'] },
  'employer-went': { from: ['interview', 'hired'] },
  'employer-no': { from: ['yes', 'interview'], to: 'closed' },
  'employer-erased': { from: ['interview'], to: 'closed' },
  question: { from: consentedStates },
  'resume-opened': { from: consentedStates },
  hired: { from: ['yes', 'interview'], to: 'hired' },
  'hired-elsewhere': { from: undecidedStates, to: 'closed' },
  thank: { from: [...undecidedStates, 'closed'], to: 'closed' },
} satisfies Record<string, Move>;

export type CandidateMove = keyof typeof candidateMoves;

/** A move as it is written, with what else it changes. */
export function moveOf<Change extends object>(move: CandidateMove, change: Change) {
  const { from, to }: Move = candidateMoves[move];
  return { from, change: { ...change, ...(to && { state: to }) } };
}

/** A vacancy whose number is changed: the last one hired fills it, and one more to find opens it again. */
export function stateWithNumber(
  { state, hired, terms }: { state: VacancyState; hired: number; terms: VacancyTerms },
  number: number,
): VacancyState {
  if (state === 'filled' && number > Math.max(hired, terms.number)) return 'open';
  return state === 'open' && hired > 0 && number === hired ? 'filled' : state;
}

/** How an application was closed, where no employer is shown it and nobody proposes it any more. */
export const leftOut = ['placed', 'spam', 'not interested'] as const;
export type LeftOut = (typeof leftOut)[number];

export const remoteWork = 'Remote Projects';

/** What a candidate reads of a post before answering. */
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

const ends = ({ payFrom, payTo }: PostWords) => [payFrom ?? payTo, payTo ?? payFrom] as const;

/** Shorter words differ from other words by one letter too often: Gonda and Gondia are two towns. */
const shortestCorrected = 6;

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

const vowel = /[aeiouy]/;

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

export const shortlistDays = 14;
