/** Forty applications and three vacancies as a trial shows them: who fits, who nearly, and who said nothing. */
import { randomUUID } from 'node:crypto';
import {
  employeeStatuses,
  experiences,
  languages,
  places,
  salaryRanges,
  skills,
  workPreferences,
} from '#data/application-choices';
import { application } from '#lib/applications/forms';
import { newVacancy } from '#lib/placement/actions/staff';
import { employer } from '#lib/placement/forms/employer';
import type { VacancyTerms } from '#lib/placement/rules/moves';
import type { Store } from '#lib/platform/db/store';
import { dayMs, hourMs } from '#lib/platform/values/india';
import { sampleResume, storeSample } from '#scripts/samples/keep-sample';

const many = 40;

const firstNames =
  'Asha Priya Karthik Lakshmi Meenakshi Mohan Joseph Fatima Ravi Divya Suresh Anitha Imran Kavya Deepak Revathi Arun Nisha Ganesh Shalini'.split(
    ' ',
  );

/** A deterministic choice: the n-th of a list, in steps that share no factor with its length. */
const pick = <T>(list: readonly T[], at: number, step = 1): T =>
  list[(at * step) % list.length] as T;

function answersOf(at: number): Readonly<Record<string, unknown>> {
  const name = `${pick(firstNames, at)} Sample${at < firstNames.length ? '' : ' Two'}`;
  const rate = (shift: number) => String((at * 3 + shift) % 11);
  return {
    name,
    mobile: '0000000000',
    email: `sample-${at + 1}@example.com`,
    gender: 'Prefer not to say',
    age: String(21 + (at % 20)),
    location: pick(places.slice(0, 3), at % 5 < 3 ? 0 : at),
    education: ['B.Com'],
    employeeStatus: pick(employeeStatuses, at),
    experience: pick(experiences.slice(0, 3), at, 2),
    speak: [languages[0], pick(languages.slice(1, 4), at)],
    read: [languages[0]],
    write: [languages[0]],
    skills: at % 9 === 8 ? [] : skills.slice(at % 4, (at % 4) + 5),
    certifications: [],
    salaryRange: pick(salaryRanges.slice(1, 6), at, 3),
    'rate-accounting': rate(4),
    'rate-tally': rate(7),
    'rate-gst': rate(5),
    'rate-tds': rate(2),
    'rate-payroll': rate(0),
    'rate-vat': '0',
    'rate-finalization': rate(1),
    workPreference: pick(workPreferences.slice(0, 4), at % 3 === 2 ? at : 0),
    resume: { name: 'sample-resume.pdf', size: 0 },
  };
}

const employers: readonly {
  readonly company: string;
  readonly city: string;
  readonly pay: string;
  readonly number: string;
  readonly terms: Partial<VacancyTerms>;
}[] = [
  {
    company: 'Kaveri Sample Traders',
    city: 'Chennai',
    pay: '25,000 to 30,000',
    number: '2',
    terms: {
      preference: 'Full-Time On-Site',
      experience: ['2-4 years'],
      skills: ['Payroll', 'GST and TDS return filing', 'Bank reconciliation'],
      atLeast: { tally: 5, gst: 4 },
      languages: ['English', 'Tamil'],
    },
  },
  {
    company: 'Charminar Sample Foods',
    city: 'Hyderabad',
    pay: '18,000 to 22,000',
    number: '1',
    terms: {
      experience: ['0-1 years', '2-4 years'],
      skills: ['Tally data entry', 'Reporting'],
      languages: ['English', 'Telugu'],
      named: false,
      described: 'a maker of sweets in Hyderabad',
    },
  },
  {
    company: 'Sample Books Online',
    city: 'Chennai',
    pay: '20,000 to 25,000',
    number: '1',
    terms: {
      preference: 'Remote Projects',
      skills: ['Tax compliance', 'Payroll'],
      atLeast: { tds: 3 },
    },
  },
];

/** Adds those that are not there yet; `now` in epoch milliseconds. */
export async function samplePlacement(store: Store, now: number): Promise<Record<string, number>> {
  const resume = await sampleResume();
  let applications = 0;
  for (let at = 0; at < many; at += 1) {
    const answers = answersOf(at);
    const key = `sample:application:${at + 1}`;
    const receivedAt = now - (at + 1) * 11 * hourMs;
    applications += await storeSample(store, application, answers, { key, receivedAt, resume });
  }
  let vacancies = 0;
  for (const [at, { company, city, pay, number, terms }] of employers.entries()) {
    const answers = {
      name: 'Sample Officer',
      companyName: company,
      email: `sample-employer-${at + 1}@example.com`,
      mobile: '0000000000',
      accountantType: 'Junior Accountant',
      numberOfAccountants: number,
      city,
      pay,
    };
    const key = `sample:employer:${at + 1}`;
    const receivedAt = now - (at + 1) * dayMs;
    if ((await storeSample(store, employer, answers, { key, receivedAt })) === 0) continue;
    const id = (await store.findRecorded(key)) ?? '';
    const enquiry = await store.findEnquiryOf(id);
    if (!enquiry) continue;
    const vacancy = await newVacancy({ store }, enquiry, now);
    const write = {
      id,
      change: {},
      event: {
        id: randomUUID(),
        at: now,
        by: { kind: 'member', address: 'samples', name: 'Samples' } as const,
        action: 'open-vacancy',
        detail: { vacancy: vacancy.id },
      },
    };
    await store.openVacancy(write, { ...vacancy, terms: { ...vacancy.terms, ...terms } });
    vacancies += 1;
  }
  return { application: applications, vacancy: vacancies };
}
