/** A vacancy with candidates, written as the site writes it; plain enough for a process that is killed. */
import { randomUUID } from 'node:crypto';
import type { CandidateState, VacancyTerms } from '#lib/placement/rules/moves';
import type { Candidate, CandidateChange, PlacementWrite } from '#lib/placement/schema';
import type { Store } from '#lib/platform/db/store';
import type { OutgoingMail } from '#lib/platform/mail/schema';
import { eventOf, storeEnquiry } from '#tests/platform/db/enquiry-samples';
import { mailOf, noon } from '#tests/platform/db/samples';

export const terms: VacancyTerms = {
  type: 'Junior Accountant',
  number: 1,
  city: 'Chennai',
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

export async function storeVacancy(store: Store, number = 1, email = `${randomUUID()}@b.example`) {
  const employer = await storeEnquiry(store, {
    kind: 'employer',
    email,
    transcript: [{ name: 'companyName', label: 'Company', value: 'Kaveri Traders' }],
  });
  const id = `V-${randomUUID().slice(0, 8)}`;
  const vacancy = { id, terms: { ...terms, number }, at: noon };
  const event = eventOf({ action: 'open-vacancy', detail: { vacancy: id } });
  await store.openVacancy({ id: employer.id, change: {}, event }, vacancy);
  return { id, employer };
}

export const storeApplication = (store: Store, more: Parameters<typeof storeEnquiry>[1] = {}) =>
  storeEnquiry(store, {
    kind: 'application',
    email: `${randomUUID()}@a.example`,
    transcript: [{ name: 'location', label: 'Place', value: 'Chennai' }],
    ...more,
  });

export const ask = (enquiryId: string, at = noon) => ({
  id: randomUUID(),
  enquiryId,
  askedAt: at,
  askedBy: 'Meena',
  endsAt: at + 5 * 24 * 60 * 60 * 1000,
  words: 'May we?',
});

/** A mail that names the vacancy in its topic, as all of placement do. */
export const placementMail = (vacancy: string, topic: string): OutgoingMail =>
  mailOf({ role: 'visitor', topic: `${vacancy}-${topic}` });

export const changeOf = (
  vacancy: string,
  { id, enquiryId }: Pick<Candidate, 'id' | 'enquiryId'>,
  from: readonly CandidateState[],
  change: CandidateChange,
  more: Partial<PlacementWrite> = {},
): PlacementWrite => ({
  vacancy,
  at: noon,
  enquiries: [
    {
      id: enquiryId,
      change: {},
      event: eventOf({ action: 'slot', detail: { vacancy } }),
      mails: [placementMail(vacancy, `change-${randomUUID().slice(0, 8)}`)],
    },
  ],
  candidates: [{ id, from, change }],
  ...more,
});

export const yesOf = (id: string) =>
  ({ id, personHash: 'hash', wordsVersion: '1', answer: 'yes', at: noon }) as const;

export const hired = { state: 'hired', hiredAt: noon, begins: '2027-01-04', pay: 1 } as const;

/** Somebody who said yes and is offered hours. */
export async function storeCandidate(store: Store, vacancy: string, enquiryId?: string) {
  const asked = ask(enquiryId ?? (await storeApplication(store)).id);
  await store.writePlacement({ vacancy, at: noon, asks: [asked] });
  const slots = { state: 'interview', slots: [1, 2] } as const;
  const consent = yesOf(asked.id);
  await store.writePlacement(changeOf(vacancy, asked, ['asked'], slots, { consent }));
  return { id: asked.id, enquiryId: asked.enquiryId };
}
