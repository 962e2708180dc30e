import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { jobHuntForms } from '#data/job-hunt-form/forms';
import { thanksWords } from '#data/thanks';
import { nextWebinars } from '#lib/calendar/schedule';
import { whenOfSession } from '#lib/calendar/session-time';
import { sessionsOfDay } from '#lib/calendar/sessions';
import { topicOf } from '#lib/calendar/topics';
import { saveProgress } from '#lib/drafts/save-progress';
import { readEnv } from '#lib/env';
import { sessionEntryPath } from '#lib/routes';
import { openSite } from '#lib/site';
import { openStore } from '#lib/store/open-store';
import type { Store } from '#lib/store/store';
import { GET as ownPage } from '#pages/received/[kind]/own/route';
import { noon, post, subjects } from '#tests/payments/payment-harness';
import { newDataDir } from '#tests/setup/data-dir';

const formData = {
  name: 'Kavitha R',
  email: 'Kavitha@Example.com',
  phone: '98400 12345',
  city: 'Madurai',
  pincode: '625001',
};
const userDetails = {
  studies: 'other',
  customStudies: 'B.Com (CA)',
  yearOfCompletion: 'other',
  customYearofCompletion: '2021',
  workType: 'Full-Time Job',
  skills: ['Tally', 'MS Office'],
  customSkills: 'Zoho Books, ',
  currentStatus: 'Not Working',
  whyWebinar: 'To find a job',
};
const registered = 'Submitted Successfully!';
const day = 24 * 60 * 60_000;

let store: Store;
let folder: string;
let clock: number;

function open(variables: Record<string, string> = {}): void {
  openSite({ env: readEnv(variables), store, wakeCourier: () => undefined, now: () => clock });
}

beforeEach(async () => {
  folder = await newDataDir();
  store = await openStore({ dataDir: folder });
  clock = noon;
  open();
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const save = (body: object, headers = {}) =>
  saveProgress(post('/api/save-progress', body, headers));
const draft = (changes: object = {}) =>
  save({ formData: { ...formData, ...changes }, userDetails: {}, formStatus: 'user closed form!' });
const mails = () => store.claimDue('test', 100, clock + 10 * day);

describe('a registration', () => {
  it('is that of who filled in the first step, whoever else stands in the second', async () => {
    const strange = { ...userDetails, email: 'wrong@example.com', name: '' };
    const response = await save({ formData, userDetails: strange, formStatus: registered });
    expect(response.status).toBe(200);
    const visitor = (await mails()).find(({ mail }) => mail.role === 'visitor')?.mail;
    expect(visitor?.to.toLowerCase()).toContain('kavitha@example.com');
  });

  it.each([
    [{ session: '2026-11-26-telugu-english' }, '2026-11-26-telugu-english'],
    [{ language: 'te' }, '2026-11-24-telugu-english'],
    [{}, '2026-11-24-tamil-english'],
  ])('of %j is kept with its session, and told and confirmed with it', async (asked, id) => {
    await save({ ...asked, formData, userDetails, formStatus: registered });
    const [staff, visitor] = await mails();
    expect((await store.findSubmission(staff?.submissionId ?? ''))?.session).toBe(id);
    expect(staff?.mail.text).toContain(`Session: ${id.includes('26-te') ? 'Thursday' : 'Tuesday'}`);
    expect(visitor?.mail.attachments?.[0]?.content).toContain(`UID:${id}@webinars.hoa`);
  });

  it.each([
    ['ta', 'உங்கள் பதிவு முடிந்தது', 'தலைப்பு: ', 'Tamil', '24-tamil'],
    ['te', 'మీ నమోదు పూర్తయింది', 'అంశం: ', 'Telugu', '24-telugu'],
    ['en', 'You are registered', 'Topic: ', 'English', '24-tamil'],
  ])(
    'made on the page in %s is confirmed in its language, entry and all',
    async (language, subject, topic, told, session) => {
      await save({ language, formData, userDetails, formStatus: registered });
      const [staff, visitor] = await mails();
      expect(staff?.mail.text).toContain(`Language of the page: ${told}`);
      expect(staff?.mail.text).toContain('Highest degree: B.Com (CA)');
      expect(visitor?.mail.subject).toContain(subject);
      expect(visitor?.mail.text).toContain(
        `${topic}${topicOf(Date.parse('2026-11-24T16:00:00+05:30')).title}`,
      );
      expect(visitor?.mail.html).toContain(`<html lang="${language}"`);
      const entry = visitor?.mail.attachments?.[0]?.content.replaceAll(/\r\n /g, '') ?? '';
      expect(entry).toContain(`UID:2026-11-${session}`);
      if (language !== 'en') expect(entry).toContain(`DESCRIPTION:HOA`);
      expect(entry).toContain('DTSTART;TZID=Asia/Kolkata:20261124T16');
    },
  );

  it('asks for the degree where there is a tick in its place', async () => {
    const details = { ...userDetails, studies: false };
    const response = await save({ formData, userDetails: details, formStatus: registered });
    expect([response.status, (await response.json()).msg]).toEqual([
      422,
      'Please select your highest degree',
    ]);
  });

  it('is told to staff with custom values in their places, and confirmed with a calendar entry', async () => {
    const response = await save({ formData, userDetails, formStatus: registered });
    expect([response.status, (await response.json()).msg]).toEqual([
      200,
      'Registration successful!',
    ]);
    const sent = await mails();
    expect(subjects(sent)).toEqual([
      'You are registered: Free Webinars for Accountants',
      '[webinar-free] Kavitha R',
    ]);
    const staff = sent.find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.text).toContain('Highest degree: B.Com (CA)');
    expect(staff?.text).toContain('Year of completion: 2021');
    expect(staff?.text).toContain('Skills: Tally, MS Office, Zoho Books');
    const visitor = sent.find(({ mail }) => mail.role === 'visitor')?.mail;
    expect(visitor?.to).toBe('kavitha@example.com');
    expect(visitor?.text).not.toContain('Kavitha');
    expect(visitor?.attachments?.[0]?.content).toContain(
      'DTSTART;TZID=Asia/Kolkata:20261124T160000',
    );
  });

  it('asks for the highest degree, and before that for who registers', async () => {
    const degree = await save({ formData, userDetails: {}, formStatus: registered });
    expect([degree.status, (await degree.json()).msg]).toEqual([
      422,
      'Please select your highest degree',
    ]);
    const unread = await save({ formData, userDetails: { studies: {} }, formStatus: registered });
    expect((await unread.json()).msg).toBe('Please select your highest degree');
    const nobody = await save({ formData: {}, userDetails: {}, formStatus: registered });
    const answer = await nobody.json();
    expect(answer.msg).toBe('Please fill in all required fields');
    expect(Object.keys(answer.errors)).toEqual(['name', 'email', 'phone', 'studies']);
  });

  it('is never refused for a long answer: it is cut', async () => {
    const long = { studies: 'x'.repeat(300) };
    expect((await save({ formData, userDetails: long, formStatus: registered })).status).toBe(200);
    const staff = (await mails()).find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.text).toContain(`Highest degree: ${'x'.repeat(200)}\n`);
  });

  it('takes the place of its draft', async () => {
    await draft();
    expect(await store.findDraft('kavitha@example.com')).toBeDefined();
    await save({ formData, userDetails, formStatus: registered });
    expect(await store.findDraft('kavitha@example.com')).toBeUndefined();
  });

  it('is stored once for one key', async () => {
    const headers = { 'idempotency-key': 'k' };
    await save({ formData, userDetails, formStatus: registered }, headers);
    await save({ formData, userDetails, formStatus: registered }, headers);
    expect(await mails()).toHaveLength(2);
  });

  it('is one with spaces around its status, too', async () => {
    const response = await save({ formData, userDetails, formStatus: ` ${registered}\n` });
    expect((await response.json()).msg).toBe('Registration successful!');
  });

  it('of more than 64 KB is refused, also where its length is not told beforehand', async () => {
    const long = JSON.stringify({ formData, userDetails, formStatus: registered }).padEnd(200_000);
    const pieces = new Blob([long]).stream();
    const request = new Request('http://localhost:3000/api/save-progress', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: pieces,
      duplex: 'half',
    } as RequestInit);
    expect((await saveProgress(request)).status).toBe(413);
  });

  it('comes from a form without script by flat names', async () => {
    const fields = { ...formData, studies: 'MBA', formStatus: registered };
    const response = await saveProgress(
      post('/api/save-progress', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    );
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/received/webinar-free');
  });

  it('without script ends on a page that names the session registered for', async () => {
    const start = nextWebinars(clock, 2)[1] ?? 0;
    const session = sessionsOfDay(start).at(-1);
    if (!session) throw new Error('no session');
    const fields = { ...formData, studies: 'MBA', formStatus: registered, session: session.id };
    const response = await saveProgress(
      post('/api/save-progress', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    );
    const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
    const page = await ownPage(
      new Request('http://localhost:3000/received/webinar-free', { headers: { cookie } }),
      { params: Promise.resolve({ kind: 'webinar-free' }) },
    );
    const html = await page.text();
    expect(html).toContain(
      `You are registered for <b>${whenOfSession(session)}, ${session.language}: `,
    );
    expect(html).toContain(sessionEntryPath(session.id));
  });

  const plain = (fields: Record<string, string>) =>
    saveProgress(
      post('/api/save-progress', new URLSearchParams(fields).toString(), {
        'content-type': 'application/x-www-form-urlencoded',
      }),
    );

  it.each(['ta', 'te'] as const)(
    'without script ends on a page in the language of the page it was sent from (%s)',
    async (language) => {
      const response = await plain({
        ...formData,
        studies: 'MBA',
        formStatus: registered,
        language,
      });
      const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';');
      const page = await ownPage(
        new Request('http://localhost:3000/received/webinar-free', { headers: { cookie } }),
        { params: Promise.resolve({ kind: 'webinar-free' }) },
      );
      const html = await page.text();
      expect(html).toContain(`<main><div lang="${language}">`);
      expect(html).toContain(thanksWords[language].registered);
      expect(html).toContain(confirmationWords[language].promised);
      expect(html).not.toContain('We contact you by');
    },
  );

  it.each(['ta', 'te'] as const)(
    'without script is asked again in its own language (%s)',
    async (language) => {
      const { texts, basicFields, choices } = jobHuntForms[language];
      const [name, email] = basicFields;
      const response = await plain({
        email: 'nobody',
        workType: 'Full-Time Job',
        formStatus: registered,
        language,
      });
      const html = await response.text();
      expect(response.status).toBe(422);
      expect(html).toContain(
        `<div lang="${language}"><div class="summary" role="alert"><h2>${texts.wrong}</h2>`,
      );
      for (const said of [
        `<a href="#name">${name?.label}: ${name?.missing}</a>`,
        `<a href="#email">${email?.label}: ${email?.wrong}</a>`,
        `<a href="#studies">${choices.studies.label}: ${choices.studies.missing}</a>`,
        `<button class="button">${texts.submit}</button>`,
        `<input type="hidden" id="language" name="language" value="${language}">`,
      ]) {
        expect(html).toContain(said);
      }
      expect(html).not.toMatch(/Send again|Nothing was sent|Please/);
    },
  );
});

describe('a draft', () => {
  it('needs a valid email alone', async () => {
    expect((await save({ formData: { email: 'k@example.com' } })).status).toBe(200);
    const nobody = await save({});
    expect([nobody.status, (await nobody.json()).msg]).toEqual([
      422,
      'Please fill in all required fields',
    ]);
    const response = await draft({ email: 'kavitha' });
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      email: 'Please enter a valid email address',
    });
  });

  it('is kept once for an address: the newest', async () => {
    await draft({ city: 'Salem' });
    clock += 2000;
    await draft({ city: 'Erode', email: 'kavitha@EXAMPLE.com' });
    const kept = await store.findDraft('kavitha@example.com');
    expect(kept?.transcript.find(({ name }) => name === 'city')?.value).toBe('Erode');
    expect(kept?.savedAt).toBe(clock);
  });

  it('is told to staff once a day about an address', async () => {
    for (let count = 0; count < 5; count += 1) await draft({ city: `City ${count}` });
    await draft({ email: 'other@example.com' });
    expect(await store.claimDue('test', 100, clock)).toHaveLength(2);
    clock += day;
    await draft();
    expect(subjects(await store.claimDue('test', 100, clock))).toContain(
      '[webinar-draft] Kavitha R',
    );
  });

  it('is told once with its last state, ten minutes after the last change or when the page is left', async () => {
    const autosave = (changes: object, details: object = {}) =>
      save({
        formData: { ...formData, ...changes },
        userDetails: details,
        formStatus: 'user closed form!',
        autosave: true,
      });
    await autosave({ city: 'Erode' });
    clock += 9 * 60_000;
    await autosave({ city: 'Madurai' }, { studies: 'M.Com' });
    clock += 9 * 60_000;
    expect(await store.claimDue('test', 100, clock)).toEqual([]);
    await draft({ city: 'Salem' });
    const [told, ...more] = await store.claimDue('test', 100, clock);
    expect(more).toEqual([]);
    expect(told?.mail.text).toContain('City: Salem');
    expect(told?.mail.text).toContain(`Reference: ${told?.submissionId}`);
    expect(told?.mail.text).not.toContain('Contact promised');
  });

  it('is not told where its registration came before anybody was', async () => {
    await save({ formData, userDetails: {}, formStatus: 'user closed form!', autosave: true });
    await save({ formData, userDetails, formStatus: registered });
    clock += day;
    expect(subjects(await store.claimDue('test', 100, clock)).join()).not.toContain('draft');
  });

  it('is never confirmed to the visitor', async () => {
    await draft();
    expect((await mails()).map(({ mail }) => mail.role)).toEqual(['staff']);
  });

  it('is counted apart, 600 in ten minutes', async () => {
    open({ RATE_LIMIT: '1' });
    for (let count = 0; count < 600; count += 1) expect((await draft()).status).toBe(200);
    expect((await draft()).status).toBe(429);
    const response = await save({ formData, userDetails, formStatus: registered });
    expect(response.status).toBe(200);
  });

  it('is erased thirty days later, with what staff were told of it', async () => {
    await draft();
    expect(await store.forgetDrafts(clock + 1)).toBe(1);
    expect(await store.findDraft('kavitha@example.com')).toBeUndefined();
    expect(await mails()).toHaveLength(0);
  });

  it('is refused from another site’s page', async () => {
    const response = await save({ formData }, { origin: 'https://elsewhere.example' });
    expect(response.status).toBe(403);
  });
});
