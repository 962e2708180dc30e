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

/** One number for the first three of the order: met, nearly, and the sum of seven ratings. */
interface Placed<A> {
  readonly applicant: A;
  readonly place: number;
}

const mostSum = 128;
const mostCriteria = 16;

/** Ranks a part at a time, so that whoever shares the thread has its turn between two. */
export function newRanking<A extends Applicant>(
  terms: VacancyTerms,
  valid: ValidCertificates = new Map(),
) {
  const tests = testsOf(terms);
  const rated = ratedSubjects.flatMap((subject, at) =>
    terms.atLeast[subject] === undefined ? [] : [at],
  );
  const all: Placed<A>[] = [];
  let fitting = 0;
  const sumOf = ({ ratings }: Facts) => {
    let sum = 0;
    for (const at of rated) sum += ratings[at] ?? 0;
    return sum;
  };
  return {
    add(applicants: readonly A[]): void {
      for (const applicant of applicants) {
        let met = 0;
        let nearly = 0;
        let not = 0;
        for (const [, test] of tests) {
          const fit = test(applicant.facts, valid);
          if (fit === 'met') met += 1;
          else if (fit === 'nearly') nearly += 1;
          else if (fit === 'not') not += 1;
        }
        if (not === 0) fitting += 1;
        const place = (met * mostCriteria + nearly) * mostSum + sumOf(applicant.facts);
        all.push({ applicant, place });
      }
    },
    /** Of those added, whom nothing that was asked is refused. */
    fitting: () => fitting,
    many: () => all.length,
    /** Those from one place of the order up to another, with how each criterion stands. */
    slice: (from: number, until: number): readonly Ranked<A>[] =>
      firstOf(all, until)
        .slice(from)
        .map(({ applicant, place }) => {
          const counts = Math.floor(place / mostSum);
          return {
            applicant,
            fits: tests.map(([name, test]) => [name, test(applicant.facts, valid)] as const),
            met: Math.floor(counts / mostCriteria),
            nearly: counts % mostCriteria,
            rating: rated.length > 0 ? sumOf(applicant.facts) / rated.length : 0,
          };
        }),
  };
}

/** So many, in their order: the others need none. */
function firstOf<A extends Applicant>(all: readonly Placed<A>[], many: number): Placed<A>[] {
  const places = Float64Array.from(all, ({ place }) => place).sort();
  const least = places[Math.max(0, all.length - many)] ?? 0;
  return all
    .filter(({ place }) => place >= least)
    .sort(before)
    .slice(0, many);
}

/** The whole list in its order. Without I/O; the same applications give the same order. */
export function rank<A extends Applicant>(
  terms: VacancyTerms,
  applicants: readonly A[],
  valid?: ValidCertificates,
): readonly Ranked<A>[] {
  const ranking = newRanking<A>(terms, valid);
  ranking.add(applicants);
  return ranking.slice(0, applicants.length);
}

const before = (one: Placed<Applicant>, other: Placed<Applicant>): number =>
  other.place - one.place ||
  other.applicant.receivedAt - one.applicant.receivedAt ||
  // Of the same millisecond: an order all the same.
  (one.applicant.id < other.applicant.id ? -1 : 1);

/** How the list is ordered, as staff read it above it. */
export const rankingRule =
  'Most met first, then most nearly, then the mean of the ratings asked for, then the newest.';
