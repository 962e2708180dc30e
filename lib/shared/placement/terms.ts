/** What an employer looks for, as staff entered it (contract: Vacancy). */
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
  /** Of the application's bands, skills and languages; none asks for nothing. */
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
  /** Candidates are told the employer's name; else how it is `described`. */
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

/** How somebody stands in a vacancy; `match` and `shown` are seen, not kept. */
export type CandidateState = 'asked' | 'yes' | 'no' | 'interview' | 'hired' | 'closed';

/** How an application was closed, where no employer is shown it and nobody proposes it any more. */
export const leftOut = ['placed', 'spam', 'not interested'] as const;
export type LeftOut = (typeof leftOut)[number];

export const remoteWork = 'Remote Projects';
