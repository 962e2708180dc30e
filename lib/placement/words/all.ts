import {
  employeeStatuses,
  experiences,
  languages,
  skills,
  subjects,
  workPreferences,
} from '#data/application-choices';
import { rupees } from '#data/formatting';
import { type Facts, ratedSubjects } from '#lib/placement/rules/facts';
import { remoteWork, type VacancyTerms } from '#lib/placement/rules/moves';
import {
  type Criterion,
  type Fit,
  lastFree,
  moduleNamed,
  onNotice,
  type ValidCertificates,
} from '#lib/placement/rules/ranking';

export const criterionNames: Readonly<Record<Criterion, string>> = {
  place: 'Place',
  preference: 'Work',
  experience: 'Experience',
  pay: 'Pay',
  skills: 'Skills',
  level: 'Ratings',
  languages: 'Languages',
  from: 'Begins',
  certificates: 'Certificates',
};

export const fitNames: Readonly<Record<Fit, string>> = {
  met: 'met',
  nearly: 'nearly',
  not: 'not',
  unsaid: 'not said',
};

/** The rules in words, a line each: what staff read under "How this list is ordered". */
export const ruleWords: readonly (readonly [Criterion, string])[] = [
  ['place', 'met: the same place, or any place for remote work; not met: another place'],
  ['preference', 'met: the same way of working; not met: another'],
  ['experience', 'met: the same band; nearly: the next band above or below'],
  ['pay', 'met: the offer reaches the lowest pay asked; nearly: nine tenths of it'],
  ['skills', 'met: all the skills asked for; nearly: half of them'],
  ['level', 'met: every rating reached; nearly: each within 2 points'],
  ['languages', 'met: all spoken; nearly: some of them'],
  ['from', 'met: free now; nearly: on notice; not said: in a job'],
  ['certificates', 'met: a number that our register knows; nearly: named without a number'],
];

/** "asks ₹27,000-33,000, offered up to ₹30,000". */
export function reasonOf(
  name: Criterion,
  fit: Fit,
  terms: VacancyTerms,
  facts: Facts,
  valid: ValidCertificates = new Map(),
): string {
  return reasons[name](terms, facts, fit, valid);
}

type Reason = (terms: VacancyTerms, facts: Facts, fit: Fit, valid: ValidCertificates) => string;

const reasons: Readonly<Record<Criterion, Reason>> = {
  place({ city, preference }, { place }, fit) {
    const said = place || 'no place named';
    if (fit === 'met') return preference === remoteWork ? `${said}; remote from anywhere` : said;
    return `${said}, wanted ${city}`;
  },
  preference: ({ preference }, facts, fit) =>
    versus(named(workPreferences, facts.preference), preference, fit),
  experience: ({ experience }, facts, fit) =>
    versus(named(experiences, facts.experience), experience.join(' or '), fit),
  pay({ payFrom, payTo = payFrom }, facts) {
    const offered = `offered up to ${rupees(payTo ?? 0)}`;
    if (facts.payFrom < 0) return `no figure; ${offered}`;
    const asks = `asks ${payRange(facts.payFrom, facts.payTo)}`;
    return (payTo ?? 0) > facts.payTo ? asks : `${asks}, ${offered}`;
  },
  skills({ skills: asked }, facts, fit) {
    if (fit === 'unsaid') return 'no skill ticked';
    const lacks = asked.filter((each) => !has(facts.skills, skills, each));
    if (lacks.length === 0) return `all ${asked.length} of ${asked.length}`;
    return `${asked.length - lacks.length} of ${asked.length}: not ${lacks.join(', ')}`;
  },
  level: ({ atLeast }, { ratings }) =>
    ratedSubjects
      .flatMap((subject, at) => {
        const wanted = atLeast[subject];
        if (wanted === undefined) return [];
        return [`${subjects[subject]} ${ratings[at] || 'unrated'} (${wanted} asked)`];
      })
      .join(', '),
  languages({ languages: asked }, facts, fit) {
    if (fit === 'unsaid') return 'no language ticked';
    const lacks = asked.filter((each) => !has(facts.languages, languages, each));
    const spoken = languages.filter((each) => has(facts.languages, languages, each));
    const said = spoken.join(', ') || 'others';
    return lacks.length === 0 ? said : `${said}; not ${lacks.join(', ')}`;
  },
  from(_, { status }) {
    if (status === onNotice) return 'on notice';
    if (status >= 0 && status <= lastFree)
      return status === lastFree ? 'free now' : 'searching, free now';
    return status < 0 ? 'not asked' : 'in a job, notice not asked';
  },
  certificates({ certificates: asked }, { modules, numbers }, fit, valid) {
    if (fit === 'unsaid') return 'none named';
    const held = numbers.map((each) => valid.get(each));
    return asked
      .map((module) => {
        if (held.includes(module)) return `${moduleNamed(module)}, number checked`;
        const isNamed = (modules & (1 << (module - 1))) !== 0;
        return `${moduleNamed(module)}${isNamed ? ', named without a number' : ' missing'}`;
      })
      .join('; ');
  },
};

const has = (bits: number, list: readonly string[], each: string): boolean => {
  const at = list.indexOf(each);
  return at >= 0 && (bits & (1 << at)) !== 0;
};

const named = (list: readonly string[], at: number): string =>
  list[at] ?? (at === -1 ? '' : 'in other words');

const versus = (said: string, wanted: string, fit: Fit): string =>
  fit === 'met' ? said : `${said || 'nothing chosen'}, wanted ${wanted}`;

/** "₹27,000-33,000", "more than ₹1,00,000", "₹30,000". */
export function payRange(from: number, to: number): string {
  if (to === Number.POSITIVE_INFINITY) return `more than ${rupees(from)}`;
  return from === to ? rupees(from) : `${rupees(from)}-${rupees(to).slice(1)}`;
}

/** Facts of an application in words for an employer: never more than the candidate was promised. */
export const saidExperience = ({ experience }: Facts) => named(experiences, experience);
export const saidStatus = ({ status }: Facts) => named(employeeStatuses, status);
export const saidLanguages = (facts: Facts) =>
  languages.filter((each) => has(facts.languages, languages, each));
