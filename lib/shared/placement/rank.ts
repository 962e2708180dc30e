/** The order of applications for a vacancy (contract: Matches): most met, then most nearly, then ratings, then the newest. */
import {
  type Criterion,
  type Fit,
  testsOf,
  type ValidCertificates,
} from '#lib/shared/placement/criteria';
import { type Facts, ratedSubjects } from '#lib/shared/placement/facts';
import type { VacancyTerms } from '#lib/shared/placement/terms';

export interface Applicant {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly receivedAt: number;
  readonly facts: Facts;
}

export interface Ranked<A extends Applicant = Applicant> {
  readonly applicant: A;
  readonly fits: readonly (readonly [Criterion, Fit])[];
  readonly met: number;
  readonly nearly: number;
  /** Of the subjects asked for, from 0 to 10. */
  readonly rating: number;
}

/** Ranks a part at a time: `rank` all at once is the same as one `add` of all. */
export function newRanking<A extends Applicant>(
  terms: VacancyTerms,
  valid: ValidCertificates = new Map(),
) {
  const tests = testsOf(terms);
  const rated = ratedSubjects.flatMap((subject, at) =>
    terms.atLeast[subject] === undefined ? [] : [at],
  );
  const all: Ranked<A>[] = [];
  return {
    add(applicants: readonly A[]): void {
      for (const applicant of applicants) {
        const fits: [Criterion, Fit][] = [];
        let met = 0;
        let nearly = 0;
        for (const [name, test] of tests) {
          const fit = test(applicant.facts, valid);
          fits.push([name, fit]);
          if (fit === 'met') met += 1;
          if (fit === 'nearly') nearly += 1;
        }
        const sum = rated.reduce((total, at) => total + (applicant.facts.ratings[at] ?? 0), 0);
        all.push({ applicant, fits, met, nearly, rating: rated.length ? sum / rated.length : 0 });
      }
    },
    ordered: (): readonly Ranked<A>[] => all.sort(before),
  };
}

/** The whole list in its order. Without I/O; the same applications give the same order. */
export function rank<A extends Applicant>(
  terms: VacancyTerms,
  applicants: readonly A[],
  valid?: ValidCertificates,
): readonly Ranked<A>[] {
  const ranking = newRanking<A>(terms, valid);
  ranking.add(applicants);
  return ranking.ordered();
}

const before = (one: Ranked, other: Ranked): number =>
  other.met - one.met ||
  other.nearly - one.nearly ||
  other.rating - one.rating ||
  other.applicant.receivedAt - one.applicant.receivedAt ||
  // Of the same millisecond: an order all the same.
  (one.applicant.id < other.applicant.id ? -1 : 1);

/** Nothing that was asked is refused. */
export const isFitting = ({ fits }: Pick<Ranked, 'fits'>): boolean =>
  fits.every(([, fit]) => fit !== 'not');

/** How the list is ordered, as staff read it above it. */
export const rankingRule =
  'Most met first, then most nearly, then the mean of the ratings asked for, then the newest.';
