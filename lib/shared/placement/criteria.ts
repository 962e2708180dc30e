/**
 * How an application fits a vacancy: each criterion met, nearly, not, or not said. These are all the rules there are, and
 * staff read them on the desk as they stand here (contract: Matches).
 */
import {
  certificates,
  employeeStatuses,
  experiences,
  languages,
  skills,
  workPreferences,
} from '#data/application-choices';
import { bitsOf, type Facts, ratedSubjects, unsaid } from '#lib/shared/placement/facts';
import { remoteWork, type VacancyTerms } from '#lib/shared/placement/terms';

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

/** What of the lowest asked an offer has to reach to be nearly met. */
const nearlyOffered = 0.9;
/** How far below a rating asked for is nearly. */
const nearlyRated = 2;

/** The tests of what this vacancy asks: made once, then run on every application. */
export function testsOf(terms: VacancyTerms): readonly (readonly [Criterion, Test])[] {
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

/** Freshers, students and the unemployed stand before those in a job. */
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

/** "ACSS 3 - TALLY" of module 3. */
export const moduleNamed = (module: number): string => certificates[module - 1] ?? `${module}`;
