/** Applications and a vacancy as tests of matching need them. */

import { application } from '#lib/applications/forms';
import { transcribe } from '#lib/forms/fields';
import type { Answer } from '#lib/forms/schema';
import { factsOf } from '#lib/placement/rules/facts';
import type { VacancyTerms } from '#lib/placement/rules/moves';

export const answersOf = (more: Readonly<Record<string, unknown>> = {}): Answer[] =>
  transcribe(application, {
    name: 'Asha Sample',
    gender: 'Female',
    age: '24',
    location: 'Chennai',
    address: '12 Sample Street, T. Nagar',
    certifications: [],
    education: ['B.Com'],
    employeeStatus: 'Fresher, searching for a job',
    experience: '2-4 years',
    speak: ['English', 'Tamil'],
    read: [],
    write: [],
    skills: ['Tally data entry', 'GST and TDS return filing', 'Bank reconciliation'],
    confirmed: true,
    lastSalary: '20000',
    salaryRange: '₹27,000-33,000 per month',
    'rate-tally': '9',
    'rate-gst': '8',
    'rate-accounting': '7',
    workPreference: 'Full-Time On-Site',
    resume: { name: 'r.pdf', size: 1 },
    ...more,
  });

export const applicant = (
  id: string,
  more: Readonly<Record<string, unknown>> = {},
  receivedAt = 0,
) => ({ id, receivedAt, facts: factsOf(answersOf(more)) });

export const terms: VacancyTerms = {
  type: 'Junior Accountant',
  number: 2,
  city: 'Chennai',
  payFrom: 25_000,
  payTo: 30_000,
  preference: 'Full-Time On-Site',
  experience: ['2-4 years'],
  skills: ['Tally data entry', 'GST and TDS return filing', 'Bank reconciliation'],
  languages: ['English', 'Tamil'],
  atLeast: { tally: 7, gst: 6, accounting: 5 },
  certificates: [],
  from: '2027-01-04',
  note: '',
  named: true,
  described: '',
};

/** A vacancy that asks for nothing. */
export const asksNothing: VacancyTerms = {
  type: 'Junior Accountant',
  number: 1,
  city: '',
  preference: '',
  experience: [],
  skills: [],
  languages: [],
  atLeast: {},
  certificates: [],
  note: '',
  named: true,
  described: '',
};
