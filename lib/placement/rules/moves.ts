/** These rules say what an employer looks for (contract: Vacancy), which moves a candidate may make, and whether a consent still holds. */

import type { Subject } from '#data/application-choices';
import type { accountantTypes } from '#data/employers';

export interface VacancyTerms {
  readonly type: (typeof accountantTypes)[number];
  /** How many are looked for. */
  readonly number: number;
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

/** How somebody is in a vacancy; `match` and `shown` are computed, not stored. */
export type CandidateState = 'asked' | 'yes' | 'no' | 'interview' | 'hired' | 'closed';

export const undecidedStates: readonly CandidateState[] = ['asked', 'yes', 'interview'];
/** A yes that nobody refused; it may have been undone. */
export const consentedStates: readonly CandidateState[] = ['yes', 'interview', 'hired'];

interface Move {
  readonly from: readonly CandidateState[];
  /** It is absent where the state does not change. */
  readonly to?: CandidateState;
}

/** The table says in which states each move is allowed. A yes is undone in any of them: `takeBackAll`. */
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
  'staff-went': { from: ['interview', 'hired', 'closed', 'no'] },
  'candidate-question': { from: ['asked', 'yes', 'interview', 'hired'] },
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

export type OffReason =
  | 'taken-back'
  | 'no'
  | 'invited-again'
  | 'other-hours'
  | 'hired'
  | 'hired-elsewhere'
  | 'post-over'
  | 'application-closed';

/** How an application was closed, where no employer is shown it and nobody proposes it any more. */
export const leftOut = ['placed', 'spam', 'not interested'] as const;
export type LeftOut = (typeof leftOut)[number];

export const remoteWork = 'Remote Projects';

export const shortlistDays = 14;
