/**
 * What a candidate is asked, in words that are kept as they were shown (DPDP Act 2023, sections 5 and 6): who would see
 * what, for which post, how long, and that it can be taken back.
 */
import { createHash } from 'node:crypto';
import { employerToCandidate, payOf, postOf } from '#lib/server/placement/employer-words';
import { shortlistDays } from '#lib/server/store/enquiries/credentials';
import type { Vacancy } from '#lib/server/store/placement/placements';
import { shortDay } from '#lib/shared/dates';
import { dayMs } from '#lib/shared/india';

/** Raised whenever a sentence below changes. */
export const wordsVersion = '2026-11-26';

/** How long the question stands. */
const questionDays = 5;

/** Until when a question stands that is asked at `at`. */
export const questionEnds = (at: number): number => at + questionDays * dayMs;

export const wouldSee = [
  'Your first name and initial',
  'City, experience, languages',
  'Your ratings and HOA certificates, with their check link',
  'Expected pay, and whether you are on notice',
  'Your resume as you sent it, with how to reach you in it',
] as const;

export const wouldNotSee = [
  'Phone, e-mail, address, age and gender, unless your resume names them',
  'Last salary',
  'Other posts you were asked about',
] as const;

/** Rows of what the post is: label and value. */
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
  `Seen only by ${employerToCandidate(vacancy)}, for this post, for at most ${shortlistDays} days on one link. This page shows each time they open your resume. We keep your answer and these words as a record until your application is erased; after that we keep only that somebody answered, and when.`;

export const takesBack =
  'You can take it back here at any time; from that second they cannot see anything more.';

/** With a link to the policy, which names them. */
export const whoHearsComplaints =
  'Your rights, whom to complain to, the Data Protection Board of India among them, and this notice in other languages:';

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

/** Of the words as a page showed them: an answer belongs to these. */
export const markOf = (words: string): string =>
  createHash('sha256').update(words).digest('base64url').slice(0, 22);
