/** A desk with an employer's enquiry, applications with a resume, and the calls of all three sides. */
import { createHash, randomUUID } from 'node:crypto';
import { POST as actOnEnquiry } from '#app/api/desk/[reference]/route';
import { POST as actOnVacancy } from '#app/api/desk/vacancies/[id]/route';
import { POST as actAsVisitor } from '#app/api/enquiry/[token]/route';
import { POST as actAsEmployer } from '#app/api/shortlist/[token]/route';
import { GET as enquiryPage } from '#app/desk/[reference]/route';
import { GET as vacancyPage } from '#app/desk/vacancies/[id]/route';
import { GET as shortlistPage } from '#app/shortlist/[token]/route';
import { enquiryToken } from '#lib/enquiries/credentials';
import type { Submission } from '#lib/enquiries/schema/submission';
import { hashOf } from '#lib/platform/values/token';
import { GET as visitorPage } from '#pages/enquiry/[token]/route';
import { newBrowser, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { answersOf } from '#tests/placement/applications';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';

const hour = 60 * 60 * 1000;
const resume = new TextEncoder().encode('%PDF-1.4 resume');

export interface Person {
  readonly id: string;
  readonly reference: string;
  readonly token: string;
}

export async function openPlacement(settings: Readonly<Record<string, string>> = {}) {
  const desk = await openDeskSite({ RATE_LIMIT: 'off', ...settings });
  const { context, clock } = desk;
  const { store } = context;
  const browser = await signedInBrowser(desk);
  let current = { browser, since: clock.now };
  /** A member who comes back on another day signs in again. */
  async function member() {
    if (clock.now - current.since > 8 * hour) {
      current = { browser: await signedInBrowser(desk), since: clock.now };
    }
    return current.browser;
  }

  async function addPerson(more: Partial<Submission>, withFile = false): Promise<Person> {
    const id = randomUUID();
    const token = await enquiryToken(store, id);
    const made = enquiryOf(
      { id, receivedAt: clock.now - 30 * hour, ...more },
      { tokenHash: hashOf(token) },
    );
    const sha256 = createHash('sha256').update(resume).digest('hex');
    const file = { id: randomUUID(), name: 'resume.pdf', type: 'application/pdf' };
    await store.recordSubmission(
      made,
      [],
      withFile ? { ...file, size: resume.length, sha256, data: resume } : undefined,
    );
    return { id, reference: made.enquiry.reference, token };
  }

  const addEmployer = (email = 'ravi@kaveri.example', more: Submission['transcript'] = []) =>
    addPerson({
      kind: 'employer',
      name: 'Ravi Kumar',
      email,
      phone: '9840011111',
      transcript: [
        { name: 'companyName', label: 'Company Name', value: 'Kaveri Traders' },
        { name: 'accountantType', label: 'Accountant Type', value: 'Junior Accountant' },
        { name: 'numberOfAccountants', label: 'Number', value: '2' },
        { name: 'city', label: 'City', value: 'Chennai' },
        { name: 'pay', label: 'Pay', value: '25,000 to 30,000' },
        ...more,
      ],
    });

  const addApplicant = (name = 'Asha Sample', answers: Readonly<Record<string, unknown>> = {}) =>
    addPerson(
      {
        kind: 'application',
        name,
        email: `${name.toLowerCase().replaceAll(' ', '.')}@example.com`,
        phone: '9840022222',
        transcript: answersOf({ name, ...answers }),
      },
      true,
    );

  async function onDesk(id: string, fields: Readonly<Record<string, unknown>>) {
    const version = (await store.findVacancy(id))?.version;
    return (await member()).send(
      actOnVacancy,
      `/api/desk/vacancies/${id}`,
      { version, ...fields },
      { id },
    );
  }

  /** Its id. */
  async function openVacancy(employer: Person, terms: object = {}): Promise<string> {
    const { version } = (await store.findEnquiry(employer.reference)) ?? {};
    const fields = { action: 'open-vacancy', version };
    const { reference } = employer;
    const answer = await browser.send(actOnEnquiry, `/api/desk/${reference}`, fields, {
      reference,
    });
    const { vacancy } = (await answer.json()) as { vacancy: string };
    if (Object.keys(terms).length > 0) await onDesk(vacancy, { action: 'change', ...terms });
    return vacancy;
  }

  const asCandidate = ({ token }: Person, fields: object, to = token) =>
    newBrowser().send(actAsVisitor, '/api/enquiry/x', fields, { token: to });

  const asEmployer = (token: string, fields: object, cookie = '') =>
    holding(cookie).send(actAsEmployer, '/api/shortlist/x', fields, { token });

  /** The token of the new link. */
  async function share(vacancy: string): Promise<string> {
    const answer = await onDesk(vacancy, { action: 'share' });
    const { shortlist } = (await answer.json()) as { shortlist: string };
    return shortlist.replace('/shortlist/', '');
  }

  return {
    ...desk,
    store,
    browser,
    addEmployer,
    addApplicant,
    openVacancy,
    onDesk,
    share,
    asCandidate,
    asEmployer,
    sayYes: (person: Person, vacancy: string) =>
      asCandidate(person, { action: 'consent', vacancy, answer: 'yes' }),
    page: async (vacancy: string, query = '') =>
      (await member()).read(vacancyPage, `/desk/vacancies/${vacancy}${query}`, { id: vacancy }),
    actOn: async ({ reference }: Person, fields: Readonly<Record<string, unknown>>) => {
      const version = (await store.findEnquiry(reference))?.version;
      const path = `/api/desk/${reference}`;
      return (await member()).send(actOnEnquiry, path, { version, ...fields }, { reference });
    },
    deskPage: async ({ reference }: Person) =>
      (await member()).read(enquiryPage, `/desk/${reference}`, { reference }),
    visitorPage: ({ token }: Person) => newBrowser().ask(visitorPage, '/enquiry/x', {}, { token }),
    shortlistPage: (token: string, cookie = '') =>
      holding(cookie).ask(shortlistPage, '/shortlist/x', {}, { token }),
    /** Subjects of what waits to be sent, with whom it goes to. */
    mails: async () => {
      const due = await store.claimDue('test', 500, clock.now + 1);
      for (const each of due) await store.markSent(each, clock.now);
      return due.map(({ mail }) => mail);
    },
  };
}

/** Somebody's browser that was given this cookie before. */
function holding(cookie: string) {
  const browser = newBrowser();
  const [name = '', ...value] = cookie.split('=');
  if (name) browser.jar.set(name, value.join('='));
  return browser;
}

/** The history on a page of the desk, or on a person's own page, as it is read: a line each. */
export function historyIn(html: string): readonly string[] {
  const [, list = ''] =
    /What happened so far<\/h2>\s*<ol[^>]*>(.*?)<\/ol>/s.exec(html.replaceAll('<!-- -->', '')) ??
    [];
  return list.split('</li>').flatMap((line) => {
    const text = line.replace(/<time.*?<\/time>/s, '').replaceAll(/<[^>]+>/g, ' ');
    return text.trim() === '' ? [] : [text.replaceAll(/\s+/g, ' ').trim()];
  });
}

/** Rows of the desk's page, by reference. */
export const statesIn = (html: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...html.matchAll(/data-candidate="([^"]+)" data-state="([^"]+)"/g)].map(
      ([, reference = '', state = '']) => [reference, state],
    ),
  );

export const cardsIn = (html: string): readonly string[] =>
  [...html.matchAll(/data-candidate="([^"]+)"/g)].map(([, id = '']) => id);
