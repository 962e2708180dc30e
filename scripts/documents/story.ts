/** The recorded site receives a form of each kind, work of the desk, money and a vacancy before its pages are read. */

import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  deskBatchPath,
  deskCalls,
  deskEnquiryCall,
  deskVacancyCall,
  deskVacancyPath,
} from '#data/addresses/desk-routes';
import { apiRoutes, healthCheck, routes } from '#data/addresses/routes';
import { enquiryCall, enquiryPath, shortlistCall } from '#data/addresses/token-routes';
import type { Asked, Recording } from '#scripts/documents/recording';
import type { Answer } from '#tests/hosts/visitor';

type Jar = Map<string, string>;
type Fields = Readonly<Record<string, unknown>>;

const person = (name: string) => ({
  name: `${name} Sample`,
  email: `${name.toLowerCase()}@example.com`,
  // Two enquiries with one number would count as one person.
  phone: `98400 1${String(Buffer.from(name).reduce((sum, byte) => sum + byte)).padStart(4, '0')}`,
  authorize: 'on',
});
const company = {
  mobile: '9840011111',
  companyName: 'Vaigai Sample Traders',
  accountantType: 'Junior Accountant',
  numberOfAccountants: '1',
  city: 'Chennai',
  pay: '20,000 to 22,000',
};
const senders: Readonly<Record<string, readonly [call: string, more: Record<string, string>]>> = {
  Mala: [apiRoutes.contact, { message: 'GST?\nAnd TDS?' }],
  Kala: [apiRoutes.callback, {}],
  Ela: [apiRoutes.certificate, { selectedCertifications: '5' }],
  Chitra: [apiRoutes.coaching, { interest: 'Coaching' }],
  Indu: [apiRoutes.internship, { interest: 'Internship' }],
  Leela: [apiRoutes.licence, { licenseCertification: 'Trainer' }],
  Ravi: [apiRoutes.employer, company],
};
const application = {
  ...person('Asha'),
  mobile: '9840022222',
  gender: 'Female',
  age: '24',
  location: 'Chennai',
  employeeStatus: 'Fresher, searching for a job',
  experience: '0-1 years',
  skills: 'Excel',
  confirmed: 'on',
  salaryRange: '₹18,000-22,000 per month',
  workPreference: 'Full-Time On-Site',
};
const free = {
  formData: { ...person('Farida'), city: 'Chennai', pincode: '600001' },
  userDetails: { studies: 'B.Com', skills: ['Tally'] },
  language: 'te',
  formStatus: 'Submitted Successfully!',
};

/** Gives the desk's cookies and the addresses that only the story knows. */
export async function writeStory(recording: Recording, dataDir: string, clock: FileClock) {
  const { names } = recording;
  const paths: string[] = [];
  const known = new Map<string, { reference: string; token: string; version: number }>();
  const of = (who: string) => known.get(who) ?? { reference: '', token: '', version: 0 };
  const desk: Jar = new Map();

  const mailsSent = async () => {
    for (let waiting = 1; waiting > 0; await wait(20)) {
      // The answer is cached for a moment.
      clock.nextSecond();
      const { body } = await recording.ask(healthCheck, { as: false });
      ({ waiting } = (JSON.parse(body) as { mail: { waiting: number } }).mail);
    }
  };
  const step = async (path: string, asked: Asked): Promise<Answer> => {
    const answer = await recording.ask(path, asked);
    await mailsSent();
    clock.nextMinute();
    return answer;
  };
  const meet = (who: string, { body }: Answer) => {
    const [reference = ''] = /HOA-\w{4}-\w{3}/.exec(body) ?? [];
    const [, token = ''] = /\/enquiry\/([\w-]{20,})/.exec(body) ?? [];
    if (!reference || !token) throw new Error(`no enquiry of ${who}: ${body.slice(0, 300)}`);
    names.set(reference, `reference of ${who}`).set(token, `token of ${who}`);
    known.set(who, { reference, token, version: 1 });
    paths.push(enquiryPath(token), `${enquiryPath(token)}/withdraw`, `/stop-mails/${token}`);
    paths.push(`/desk/${reference}`, `/desk/person/${reference}`);
  };
  /** A post of the desk, which has to succeed; `at` is the page's version. */
  const submit = async (path: string, fields: Fields, as = JSON.stringify(fields)) => {
    const answer = await step(path, { body: JSON.stringify(fields), jar: desk, as });
    if (answer.status >= 400) throw new Error(`${path} ${as}: ${answer.body}`);
    return JSON.parse(answer.body) as Record<string, unknown>;
  };
  const act = async (who: string, fields: Fields) => {
    const enquiry = of(who);
    const all = { version: enquiry.version, ...fields };
    const answer = await submit(deskEnquiryCall(enquiry.reference), all, JSON.stringify(fields));
    enquiry.version += 1;
    return answer;
  };
  const post = (path: string, fields: object, as: string, jar?: Jar) =>
    step(path, { body: fields as Record<string, string>, as, ...(jar && { jar }) });
  /** From an order to the page after its payment. */
  const pay = async (order: Answer, jar: Jar, as: string) => {
    const { body } = await recording.ask(order.headers.location ?? '', { jar, as });
    const hidden = [...body.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
    const fields = Object.fromEntries(hidden.map(([, name, value]) => [name, value]));
    let { location } = (
      await post(`${routes.sandboxCheckout}/pay`, { ...fields, outcome: 'pay' }, as, jar)
    ).headers;
    while (location) {
      const next = location.replace(/^http:\/\/[^/]+/, '').replace(/#.*/, '');
      ({ location } = (await step(next, { jar, as })).headers);
    }
  };

  for (const [who, [call, more]] of Object.entries(senders)) {
    const jar: Jar = new Map();
    const { headers } = await post(call, { ...person(who), ...more }, who, jar);
    meet(who, await recording.ask(headers.location ?? '/', { jar, as: who }));
  }
  const body = JSON.stringify({ ...person('Jaya'), message: 'By scripts.' });
  const once = { body, headers: { 'idempotency-key': 'compare-documents-1' }, as: 'with scripts' };
  meet('Jaya', await step(apiRoutes.contact, once));
  await step(apiRoutes.contact, once);
  meet('Farida', await step(apiRoutes.saveProgress, { body: JSON.stringify(free), as: 'Farida' }));
  meet('Asha', await step(apiRoutes.application, { ...withResume(application), as: 'Asha' }));

  const buyer: Jar = new Map();
  const registrant = { ...person('Nora'), accountingExp: 'advanced', preferredLang: 'Tamil' };
  await pay(await post(apiRoutes.order, registrant, 'Nora', buyer), buyer, 'Nora');
  for (const path of [routes.thankYou, routes.invoice])
    await recording.ask(path, { jar: buyer, as: 'Nora' });

  await post(deskCalls.signIn, { email: 'meena@example.com' }, 'meena', desk);
  let code = '';
  // The mail is written after the answer, which would otherwise tell who is a member.
  for (const place = join(dataDir, 'mail'); !code; await wait(20)) {
    const mails = readdirSync(place).map((name) => readFileSync(join(place, name), 'utf8'));
    code = mails.map((mail) => /^Subject: (\d{3} \d{3})/m.exec(mail)?.[1]).find(Boolean) ?? '';
  }
  names.set(code, 'code').set(code.replace(' ', ''), 'code');
  await post(deskCalls.enter, { code }, 'meena', desk);

  await act('Kala', { action: 'take' });
  await act('Kala', { action: 'no-answer', again: '2026-12-02T16:00' });
  await act('Leela', { action: 'spoke', note: 'Evening batches.\nA fee sheet.' });
  await act('Leela', { action: 'hand', to: 'sathya@example.com' });
  await act('Indu', { action: 'close', outcome: 'answered' });
  await act('Indu', { action: 'note', note: 'Calls in May.' });
  await act('Jaya', { action: 'merge', with: of('Mala').reference });
  // Both have changed by it.
  of('Mala').version += 1;
  await act('Mala', { action: 'correct', name: 'Mala Corrected' });
  await act('Mala', { action: 'ask-payment', line: 'batch-sample1' });
  const { payment } = await act('Chitra', {
    action: 'ask-payment',
    line: ['module-5', 'module-7'],
    parts: 2,
  });
  const [part] = (payment as { parts: { amount: number }[] }).parts;
  const bank = {
    method: 'bank',
    number: 'UTR1',
    on: '2026-12-01',
    state: 'Tamil Nadu',
    invoiceName: 'Chitra',
  };
  await act('Chitra', {
    action: 'paid-elsewhere',
    amount: String((part?.amount ?? 0) / 100),
    ...bank,
  });
  const asked = await act('Ela', { action: 'ask-payment', line: 'module-5' });
  const { number: request } = asked.payment as { number: string };
  const payer: Jar = new Map();
  const order = `${enquiryCall(of('Ela').token)}/order`;
  await post(order, { request, state: '', invoiceName: '' }, 'refused', payer);
  await pay(
    await post(order, { request, state: 'Karnataka', invoiceName: 'Ela' }, 'Ela', payer),
    payer,
    'Ela',
  );

  const { numbers } = await submit(deskCalls.certificates, {
    action: 'issue',
    name: 'Anjali Sample',
    what: '5',
    date: '2026-11-30',
    consent: 'yes',
  });
  names.set(String(numbers), 'certificate');
  await submit(deskCalls.templates, {
    action: 'save',
    title: 'Fees',
    kind: '',
    language: 'English',
    body: 'Dear {name}, {link}',
  });
  await submit(deskCalls.filters, {
    action: 'keep',
    title: 'Mine',
    for: 'me',
    sift: '?kind=coaching',
  });
  await submit(deskCalls.new, {
    kind: 'contact',
    ...person('Walker'),
    message: 'At the door.',
    source: 'walk-in',
    told: 'yes',
    key: 'compare-1',
  });
  const batch = {
    what: ['module-3'],
    starts: '2026-12-14',
    days: ['Mon', 'Wed'],
    from: '18:00',
    to: '20:00',
    mode: 'Online',
    language: 'English',
    seats: '12',
  };
  const added = await submit(deskCalls.batches, batch);
  names.set(String(added.id), 'batch');
  paths.push(deskBatchPath(String(added.id)));

  const { vacancy } = (await act('Ravi', { action: 'open-vacancy' })) as { vacancy: string };
  names.set(vacancy, 'vacancy of Ravi');
  const onVacancy = (version: number, fields: Fields) =>
    submit(deskVacancyCall(vacancy), { version, ...fields });
  await onVacancy(1, { action: 'propose', candidate: of('Asha').reference });
  await post(enquiryCall(of('Asha').token), { action: 'consent', vacancy, answer: 'yes' }, 'Asha');
  const { shortlist } = (await onVacancy(2, { action: 'share' })) as { shortlist: string };
  names.set(shortlist.replace('/shortlist/', ''), 'shortlist');
  const list = await recording.ask(shortlist, { as: 'first' });
  const [, card = ''] = /data-candidate="([^"]+)"/.exec(list.body) ?? [];
  const slot = '2026-12-03T11:00';
  await post(
    shortlistCall(shortlist.replace('/shortlist/', '')),
    { action: 'interview', candidate: card, slot },
    'invite',
  );
  await post(enquiryCall(of('Asha').token), { action: 'slot', vacancy, slot }, 'slot');
  paths.push(shortlist, deskVacancyPath(vacancy));
  return { desk, paths };
}

/** As a form without scripts posts a file. */
function withResume(fields: Readonly<Record<string, string>>): Asked {
  const pdf = readFileSync('tests/platform/files/files/plain.pdf');
  const head = '--parts\r\ncontent-disposition: form-data; name=';
  const texts = Object.entries(fields).map(
    ([name, value]) => `${head}"${name}"\r\n\r\n${value}\r\n`,
  );
  const file = `${head}"resume"; filename="resume.pdf"\r\ncontent-type: application/pdf\r\n\r\n`;
  const body = Buffer.concat([
    Buffer.from(texts.join('') + file),
    pdf,
    Buffer.from('\r\n--parts--\r\n'),
  ]);
  const headers = {
    accept: 'application/json',
    'content-type': 'multipart/form-data; boundary=parts',
  };
  return { body, headers };
}

/** A Tuesday from 10:00 in India on; it moves only as the story goes on, so that both runs read the same times. */
export class FileClock {
  private now = Date.UTC(2026, 11, 1, 4, 30);
  readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.nextMinute();
  }

  nextMinute(): void {
    this.set(Math.floor(this.now / 60_000) * 60_000 + 60_000);
  }

  nextSecond(): void {
    this.set(this.now + 1000);
  }

  private set(now: number): void {
    this.now = now;
    const text = new Date(now).toISOString().slice(0, 19).replace('T', ' ');
    // A reader never finds half of it.
    writeFileSync(`${this.file}.new`, text);
    renameSync(`${this.file}.new`, this.file);
  }
}
