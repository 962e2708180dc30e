/**
 * How an application fits a vacancy: each criterion met, nearly, not, or not said; and the order of applications
 * (contract: Matches): most met, then most nearly, then ratings, then the newest. These are all the rules there are, and
 * staff read them on the desk as they are here.
 */
import {
  certificates,
  employeeStatuses,
  experiences,
  languages,
  skills,
  workPreferences,
} from '#data/application-choices';
import {
  type Applicant,
  bitsOf,
  type Facts,
  ratedSubjects,
  unsaid,
} from '#lib/placement/rules/facts';
import { remoteWork, type VacancyTerms } from '#lib/placement/rules/moves';

const criteria = [
  'place',
  'preference',
  'experience',
  'pay',
  'skills',
  'level',
  'languages',
  'from',
  'certificates',
] as const;
export type Criterion = (typeof criteria)[number];

export type Fit = 'met' | 'nearly' | 'not' | 'unsaid';

/** The modules of which the store knows a valid certificate, by its number. */
export type ValidCertificates = ReadonlyMap<string, number>;

type Test = (facts: Facts, valid: ValidCertificates) => Fit;

const nearlyOffered = 0.9;
/** How far below a rating asked for is nearly. */
const nearlyRated = 2;

/** The tests of what this vacancy asks: made once, then run on every application. */
function testsOf(terms: VacancyTerms): readonly (readonly [Criterion, Test])[] {
  return criteria.flatMap((name) => {
    const test = makers[name](terms);
    return test ? [[name, test] as const] : [];
  });
}

const makers: Readonly<Record<Criterion, (terms: VacancyTerms) => Test | undefined>> = {
  place({ city, preference }) {
    const wanted = placeKey(city);
    if (wanted === '') return undefined;
    if (preference === remoteWork) return () => 'met';
    // Twenty thousand applicants name a few hundred places.
    const known = new Map<string, Fit>([['', 'unsaid']]);
    return ({ place }) => {
      const seen = known.get(place);
      if (seen) return seen;
      const fit = placeKey(place) === wanted ? 'met' : 'not';
      known.set(place, fit);
      return fit;
    };
  },
  preference({ preference }) {
    const wanted = workPreferences.indexOf(preference as (typeof workPreferences)[number]);
    if (wanted < 0) return undefined;
    return (facts) => oneOf(facts.preference, [wanted]);
  },
  experience({ experience }) {
    const wanted = experience.map((each) => (experiences as readonly string[]).indexOf(each));
    if (wanted.length === 0) return undefined;
    return (facts) => {
      const fit = oneOf(facts.experience, wanted);
      const isNext = wanted.some((each) => Math.abs(each - facts.experience) === 1);
      return fit === 'not' && facts.experience >= 0 && isNext ? 'nearly' : fit;
    };
  },
  pay({ payFrom, payTo = payFrom }) {
    if (payTo === undefined) return undefined;
    return ({ payFrom: least }) => {
      if (least === unsaid) return 'unsaid';
      if (payTo >= least) return 'met';
      return payTo >= nearlyOffered * least ? 'nearly' : 'not';
    };
  },
  skills({ skills: asked }) {
    const wanted = bitsOf(asked, skills);
    if (wanted === 0) return undefined;
    const all = bitCount(wanted);
    return (facts) => {
      if (facts.skills === 0) return 'unsaid';
      const many = bitCount(facts.skills & wanted);
      if (many === all) return 'met';
      return many >= all / 2 ? 'nearly' : 'not';
    };
  },
  level({ atLeast }) {
    const wanted = ratedSubjects.flatMap((subject, at) => {
      const rating = atLeast[subject];
      return rating === undefined ? [] : [{ at, rating }];
    });
    if (wanted.length === 0) return undefined;
    return ({ ratings }) => {
      let most = 0;
      let isRated = false;
      for (const { at, rating } of wanted) {
        const own = ratings[at] ?? 0;
        if (own > 0) isRated = true;
        most = Math.max(most, rating - own);
      }
      if (!isRated) return 'unsaid';
      if (most <= 0) return 'met';
      return most <= nearlyRated ? 'nearly' : 'not';
    };
  },
  languages({ languages: asked }) {
    const wanted = bitsOf(asked, languages);
    if (wanted === 0) return undefined;
    return (facts) => {
      if (facts.languages === 0) return 'unsaid';
      const spoken = facts.languages & wanted;
      if (spoken === wanted) return 'met';
      return spoken === 0 ? 'not' : 'nearly';
    };
  },
  from({ from }) {
    if (from === undefined) return undefined;
    return ({ status }) => {
      if (status >= 0 && status <= lastFree) return 'met';
      return status === onNotice ? 'nearly' : 'unsaid';
    };
  },
  certificates({ certificates: asked }) {
    if (asked.length === 0) return undefined;
    return ({ modules, numbers }, valid) => {
      const held = numbers.map((each) => valid.get(each));
      const isSaid = (module: number) =>
        held.includes(module) || (modules & (1 << (module - 1))) !== 0;
      if (asked.every((module) => held.includes(module))) return 'met';
      if (asked.every(isSaid)) return 'nearly';
      return modules === 0 && numbers.length === 0 ? 'unsaid' : 'not';
    };
  },
};

/** Freshers, students and the unemployed are before those in a job. */
export const lastFree = employeeStatuses.indexOf('Currently unemployed');
export const onNotice = employeeStatuses.indexOf('On notice period');

const placeKey = (place: string) => place.trim().toLowerCase();

function oneOf(said: number, wanted: readonly number[]): Fit {
  if (said === unsaid) return 'unsaid';
  return wanted.includes(said) ? 'met' : 'not';
}

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count += 1) left &= left - 1;
  return count;
}

export const moduleNamed = (module: number): string => certificates[module - 1] ?? `${module}`;

export interface Ranked<A extends Applicant = Applicant> {
  readonly applicant: A;
  readonly fits: readonly (readonly [Criterion, Fit])[];
  readonly met: number;
  readonly nearly: number;
  /** The rating in the requested subjects, from 0 to 10. */
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
    /** The number of added applicants who meet every criterion. */
    fitting: () => fitting,
    many: () => all.length,
    /** Those from one place of the order up to another, with how each criterion is. */
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

function firstOf<A extends Applicant>(all: readonly Placed<A>[], many: number): Placed<A>[] {
  const places = Float64Array.from(all, ({ place }) => place).sort();
  const least = places[Math.max(0, all.length - many)] ?? 0;
  return all
    .filter(({ place }) => place >= least)
    .sort(before)
    .slice(0, many);
}

const before = (one: Placed<Applicant>, other: Placed<Applicant>): number =>
  other.place - one.place ||
  other.applicant.receivedAt - one.applicant.receivedAt ||
  // Applicants of the same millisecond need a stable order.
  (one.applicant.id < other.applicant.id ? -1 : 1);

/** How the list is ordered, as staff read it above it. */
export const rankingRule =
  'Sorted by criteria met, then nearly met, then the average of the ratings asked for, then the newest.';
