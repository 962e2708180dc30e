/**
 * How people and posts are named to each other, and what a candidate is asked, in words that are stored as they were shown
 * (DPDP Act 2023, sections 5 and 6): who would see what, for which post, how long, and that it can be undone.
 */

import { createHash } from 'node:crypto';
import { subjects } from '#data/application-choices';
import { rupees } from '#data/formatting';
import { ratedSubjects } from '#lib/placement/rules/facts';
import { shortlistDays, type VacancyTerms } from '#lib/placement/rules/moves';
import { moduleNamed } from '#lib/placement/rules/ranking';
import type { Candidate, Shortlist, Vacancy } from '#lib/placement/schema';
import { payRange } from '#lib/placement/words/all';
import type { Env } from '#lib/platform/config/env';
import { dayAndHour, dayMs, shortDay } from '#lib/platform/values/india';
import { plural } from '#lib/platform/values/words';
import { firstName, memberOf } from '#lib/staff/rules';

/** "Kaveri Traders", or "a trading house in Guindy" where the employer is not named. */
export function employerToCandidate({ terms, employer }: Vacancy): string {
  return terms.named ? employer.company : terms.described || 'an employer known to us';
}

export const employerBegins = (vacancy: Vacancy): string => {
  const name = employerToCandidate(vacancy);
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** "Asha S.": all that an employer reads of a name. */
export function shortName(name: string): string {
  const parts = name.trim().split(/\s+/);
  const [first = ''] = parts;
  const last = parts.length > 1 ? [...(parts.at(-1) ?? '')][0] : undefined;
  return last ? `${first} ${last.toUpperCase()}.` : first;
}

/** "Junior accountant". */
export const postOf = ({ terms }: Pick<Vacancy, 'terms'>): string =>
  terms.type.charAt(0) + terms.type.slice(1).toLowerCase();

/** "₹25,000-30,000 a month", or nothing where no pay is entered. */
export function payOf({ terms: { payFrom, payTo } }: Pick<Vacancy, 'terms'>): string {
  const from = payFrom ?? payTo;
  return from === undefined ? '' : `${payRange(from, payTo ?? from)} a month`;
}

/** The first name of the member who answers the employer: the one with the enquiry. */
export function memberToEmployer(env: Env, { employer }: Vacancy): string {
  const member = employer.member && memberOf(env, employer.member);
  return member ? firstName(member.name) : 'We';
}

export const firstOf = ({ name }: Pick<Candidate, 'name'>): string => firstName(name);

/** "Asha Sample (HOA-7K3M-92Q)": staff know people by name, and find them by reference. */
export const inWords = ({ name, reference }: Pick<Candidate, 'name' | 'reference'>): string =>
  `${name} (${reference})`;

/** "It was used in 2 browsers: first on …, in another since …."; nothing of one or none. */
export function passedOn({ browsers }: Shortlist): string | undefined {
  const [first, second] = browsers;
  if (!first || !second) return undefined;
  const many = plural(browsers.length, 'browser');
  return `This link is used in ${many}: first on ${dayAndHour(first.at)}, in another since ${dayAndHour(second.at)}.`;
}

/** The terms as the page on the desk lists them: label and value of each that says something. */
export function termRows({ terms }: Vacancy): readonly (readonly [string, string])[] {
  const { payFrom, payTo = payFrom, atLeast } = terms;
  const rows = [
    ['Post', `${terms.type}, ${terms.number}`],
    ['Place, work', [terms.city, terms.preference].filter(Boolean).join(', ')],
    [
      'Pay a month',
      payFrom === undefined
        ? payTo === undefined
          ? ''
          : `up to ${rupees(payTo)}`
        : `${rupees(payFrom)} to ${rupees(payTo ?? payFrom)}`,
    ],
    ['Experience', terms.experience.join(', ')],
    ['Skills', terms.skills.join(', ')],
    [
      'At least',
      ratedSubjects
        .flatMap((each) => (atLeast[each] ? [`${subjects[each]} ${atLeast[each]}`] : []))
        .join(', '),
    ],
    ['Languages', terms.languages.join(', ')],
    ['Certificates', terms.certificates.map(moduleNamed).join(', ')],
    ['Begins', terms.from ? shortDay(terms.from) : ''],
    ['Note', terms.note],
    ['Employer', employerRow(terms)],
  ] as const;
  return rows.filter(([, value]) => value !== '');
}

const employerRow = ({ named, described }: VacancyTerms) =>
  named ? 'Name shown to candidates' : `Not named: “${described || 'an employer known to us'}”`;

/** Raised whenever a sentence below changes. */
export const wordsVersion = '2026-11-30';

/** How long the question is. */
const questionDays = 5;

/** Until when a question holds that is asked at `at`. */
export const questionEnds = (at: number): number => at + questionDays * dayMs;

export const wouldSee = [
  'Your first name and initial',
  'City, experience, languages',
  'Your ratings and HOA certificates, with their check link',
  'Expected pay, and whether you are on notice',
  'Your resume as you sent it, with how to reach you in it',
] as const;

export const wouldNotSee = [
  'Phone, e-mail, address, age and gender, unless they are in your resume',
  'Last salary',
  'Other posts you were asked about',
] as const;

export function postRows(vacancy: Vacancy): readonly (readonly [string, string])[] {
  const { city, preference, skills, from, note } = vacancy.terms;
  const rows = [
    ['Where', [city, preference].filter(Boolean).join(', ')],
    ['Pay', payOf(vacancy)],
    ['Work', skills.join(', ')],
    ['Begins', from ? shortDay(from) : ''],
    ['Employer', employerToCandidate(vacancy)],
    ['Also', note],
  ] as const;
  return rows.filter(([, value]) => value !== '');
}

export const questionOf = (vacancy: Vacancy): string =>
  vacancy.terms.named
    ? `May we send your resume to ${vacancy.employer.company}?`
    : `May we send your resume to ${employerToCandidate(vacancy)}?`;

export const smallPrint = (vacancy: Vacancy): string =>
  `Seen only by ${employerToCandidate(vacancy)}, for this post, for at most ${shortlistDays} days on one link. This page shows each time they open your resume. We keep your answer and these words as a record until your application is erased; after that we keep only the fact that somebody answered, and when.`;

export const takesBack =
  'You can withdraw your consent here at any time; from that moment they cannot see anything more.';

/** With a link to the policy, which names them. */
export const whoHearsComplaints =
  'Your rights, where to complain (including the Data Protection Board of India), and this notice in other languages:';

/** All of it as one text: what the record holds. */
export const recordOf = (vacancy: Vacancy): string =>
  [
    questionOf(vacancy),
    postOf(vacancy),
    ...postRows(vacancy).map(([label, value]) => `${label}: ${value}`),
    `They would see: ${wouldSee.join('; ')}.`,
    `They would not see: ${wouldNotSee.join('; ')}.`,
    smallPrint(vacancy),
    takesBack,
    `${whoHearsComplaints} privacy policy.`,
  ].join('\n');

/** A hash of the text that a page showed: an answer belongs to that text. */
export const markOf = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22);
