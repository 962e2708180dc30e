import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { topicOf } from '#lib/calendar/topics';
import { saveProgress } from '#lib/drafts/save-progress';
import {
  formData,
  openRegistrationHarness,
  type RegistrationHarness,
  registered,
  userDetails,
} from '#tests/drafts/registration-harness';
import { subjects } from '#tests/payments/payment-harness';

let site: RegistrationHarness;
beforeEach(async () => {
  site = await openRegistrationHarness();
});
afterEach(() => site.close());

describe('a registration', () => {
  it('is that of who filled in the first step, whoever else stands in the second', async () => {
    const strange = { ...userDetails, email: 'wrong@example.com', name: '' };
    const response = await site.save({ formData, userDetails: strange, formStatus: registered });
    expect(response.status).toBe(200);
    const visitor = (await site.mails()).find(({ mail }) => mail.role === 'visitor')?.mail;
    expect(visitor?.to.toLowerCase()).toContain('kavitha@example.com');
  });

  it.each([
    [{ session: '2026-11-26-telugu-english' }, '2026-11-26-telugu-english'],
    [{ language: 'te' }, '2026-11-24-telugu-english'],
    [{}, '2026-11-24-tamil-english'],
  ])('of %j is kept with its session, and told and confirmed with it', async (asked, id) => {
    await site.save({ ...asked, formData, userDetails, formStatus: registered });
    const [staff, visitor] = await site.mails();
    expect((await site.store.findSubmission(staff?.submissionId ?? ''))?.session).toBe(id);
    expect(staff?.mail.text).toContain(`Session: ${id.includes('26-te') ? 'Thursday' : 'Tuesday'}`);
    expect(visitor?.mail.attachments?.[0]?.content).toContain(`UID:${id}@webinars.hoa`);
  });

  it.each([
    ['ta', 'உங்கள் பதிவு முடிந்தது', 'தலைப்பு: ', 'Tamil', '24-tamil'],
    ['te', 'మీ నమోదు పూర్తయింది', 'అంశం: ', 'Telugu', '24-telugu'],
    ['en', 'You are registered', 'Topic: ', 'English', '24-tamil'],
  ])(
    'made on the page in %s is confirmed in its language, entry and all',
    async (language, subject, topic, name, session) => {
      await site.save({ language, formData, userDetails, formStatus: registered });
      const [staff, visitor] = await site.mails();
      expect(staff?.mail.text).toContain(`Language of the page: ${name}`);
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

  it('is told to staff with custom values in their places, and confirmed with a calendar entry', async () => {
    const response = await site.save({ formData, userDetails, formStatus: registered });
    expect([response.status, (await response.json()).msg]).toEqual([
      200,
      'Registration successful!',
    ]);
    const sent = await site.mails();
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
    const degree = await site.save({ formData, userDetails: {}, formStatus: registered });
    expect([degree.status, (await degree.json()).msg]).toEqual([
      422,
      'Please select your highest degree',
    ]);
    for (const studies of [{}, false]) {
      const unread = await site.save({
        formData,
        userDetails: { studies },
        formStatus: registered,
      });
      expect((await unread.json()).msg).toBe('Please select your highest degree');
    }
    const nobody = await site.save({ formData: {}, userDetails: {}, formStatus: registered });
    const answer = await nobody.json();
    expect(answer.msg).toBe('Please fill in all required fields');
    expect(Object.keys(answer.errors)).toEqual(['name', 'email', 'phone', 'studies']);
  });

  it('is never refused for a long answer: it is cut', async () => {
    const long = { studies: 'x'.repeat(300) };
    expect((await site.save({ formData, userDetails: long, formStatus: registered })).status).toBe(
      200,
    );
    const staff = (await site.mails()).find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.text).toContain(`Highest degree: ${'x'.repeat(200)}\n`);
  });

  it('takes the place of its draft', async () => {
    await site.draft();
    expect(await site.store.findDraft('kavitha@example.com')).toBeDefined();
    await site.save({ formData, userDetails, formStatus: registered });
    expect(await site.store.findDraft('kavitha@example.com')).toBeUndefined();
  });

  it('is stored once for one key', async () => {
    const headers = { 'idempotency-key': 'k' };
    await site.save({ formData, userDetails, formStatus: registered }, headers);
    await site.save({ formData, userDetails, formStatus: registered }, headers);
    expect(await site.mails()).toHaveLength(2);
  });

  it('is one with spaces around its status, too', async () => {
    const response = await site.save({ formData, userDetails, formStatus: ` ${registered}\n` });
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
});
