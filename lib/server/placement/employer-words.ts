/** How people are named to each other, and what a post is called. */
import { firstName, memberOf } from '#lib/server/settings/desk-members';
import type { Env } from '#lib/server/settings/env';
import type { Candidate, Vacancy } from '#lib/server/store/placement/placements';
import { payRange } from '#lib/shared/placement/words';

/** "Kaveri Traders", or "a trading house in Guindy" where the employer is not named. */
export function employerToCandidate({ terms, employer }: Vacancy): string {
  return terms.named ? employer.company : terms.described || 'an employer whom we know';
}

/** The same as the beginning of a sentence. */
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

/** Who answers the employer: the first name of who has the enquiry. */
export function memberToEmployer(env: Env, { employer }: Vacancy): string {
  const member = employer.member && memberOf(env, employer.member);
  return member ? firstName(member.name) : 'We';
}

export const firstOf = ({ name }: Pick<Candidate, 'name'>): string => firstName(name);
