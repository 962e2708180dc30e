/** The terms of a vacancy as its page on the desk lists them. */

import { subjects } from '#data/application-choices';
import { rupees } from '#data/formatting';
import type { Vacancy } from '#lib/server/store/placement/placements';
import { shortDay } from '#lib/shared/dates';
import { moduleNamed } from '#lib/shared/placement/criteria';
import { ratedSubjects } from '#lib/shared/placement/facts';
import type { VacancyTerms } from '#lib/shared/placement/terms';

/** Label and value of each that says something. */
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
  named ? 'Named to candidates' : `Not named: “${described || 'an employer whom we know'}”`;
