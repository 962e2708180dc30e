import { describe, expect, it } from '@jest/globals';
import { registrationWords } from '#data/after-registration';
import { confirmationWords } from '#data/job-hunt/confirmation';
import { topicOf } from '#lib/webinars/rules/sessions';
import { subjects } from '#tests/payments/payment-samples';
import { forEachTest } from '#tests/setup/for-each-test';
import {
  formData,
  openRegistrationHarness,
  userDetails,
} from '#tests/webinars/registration/registration-harness';

const site = forEachTest(openRegistrationHarness);

describe('a registration', () => {
  it.each([
    [{ session: '2026-11-26-telugu-english' }, '2026-11-26-telugu-english'],
    [{ language: 'te' }, '2026-11-24-telugu-english'],
    [{ formData: { ...formData, language: 'te' } }, '2026-11-24-telugu-english'],
    [{ userDetails: { ...userDetails, language: 'te' } }, '2026-11-24-telugu-english'],
    [{}, '2026-11-24-tamil-english'],
  ])('of %j is kept with its session, and told and confirmed with it', async (asked, id) => {
    await site().register(asked);
    const [staff, visitor] = await site().mails();
    expect((await site().store.findSubmission(staff?.submissionId ?? ''))?.session).toBe(id);
    expect(staff?.mail.text).toContain(`Session: ${id.includes('26-te') ? 'Thursday' : 'Tuesday'}`);
    expect(visitor?.mail.attachments?.[0]?.content).toContain(`UID:${id}@webinars.hoa`);
  });

  it.each([
    [{ language: 'te' }, '2026-11-26-telugu-english'],
    [{ session: '2026-11-24-telugu-english', language: 'en' }, '2026-11-26-telugu-english'],
    [{}, '2026-11-24-tamil-english'],
  ])('of %j is not for a session that staff cancelled', async (asked, id) => {
    const by = { member: 'operations@localhost', at: site().clock.now };
    await site().store.changeSessionPlan('2026-11-24-telugu-english', { cancel: true }, by);
    expect((await site().register(asked)).status).toBe(200);
    const [staff, visitor] = await site().mails();
    expect((await site().store.findSubmission(staff?.submissionId ?? ''))?.session).toBe(id);
    expect(visitor?.mail.attachments?.[0]?.content).toContain(`UID:${id}@webinars.hoa`);
  });

  it.each([
    [
      'ta',
      'பதிவு உறுதியானது',
      'செவ்வாய், 24 நவம்பர்',
      'தலைப்பு: ',
      'Tamil',
      '24-tamil',
      'வரும்: திங்கள், 23 நவம்பர் 2026, மாலை 4:00 IST.',
    ],
    [
      'te',
      'మీ నమోదు పూర్తయింది',
      'మంగళవారం, 24 నవంబర్',
      'అంశం: ',
      'Telugu',
      '24-telugu',
      'వస్తుంది: సోమవారం, 23 నవంబర్ 2026, సాయంత్రం 4:45 IST.',
    ],
    [
      'en',
      'You are registered',
      'Tue 24 Nov, 4:00 PM',
      'Topic: ',
      'English',
      '24-tamil',
      'by e-mail by Monday, 23 November 2026, 4:00 PM IST.',
    ],
  ] as const)(
    'made on the page in %s is confirmed in its language, entry and all',
    async (language, subject, day, topic, name, session, linkDue) => {
      await site().register({ language });
      const [staff, visitor] = await site().mails();
      expect(staff?.mail.text).toContain(`Language of the page: ${name}`);
      expect(staff?.mail.text).toContain('Highest degree: B.Com (CA)');
      const { title } = topicOf(Date.parse('2026-11-24T16:00:00+05:30'));
      expect(visitor?.mail.subject).toBe(`${subject}: ${title} (${day})`);
      expect(visitor?.mail.text).toContain(`${topic}${title}`);
      expect(visitor?.mail.text).toContain(linkDue);
      expect(visitor?.mail.text).toContain(`${registrationWords[language].call}\n`);
      expect(visitor?.mail.html).toContain(`<html lang="${language}"`);
      const entry = visitor?.mail.attachments?.[0]?.content.replaceAll(/\r\n /g, '') ?? '';
      expect(entry).toContain(`UID:2026-11-${session}`);
      if (language !== 'en') expect(entry).toContain(`DESCRIPTION:HOA`);
      expect(entry).toContain('DTSTART;TZID=Asia/Kolkata:20261124T16');
    },
  );

  it.each(['ta', 'te', 'en'] as const)(
    'with a phone a digit short is told so in its language, without the number (%s)',
    async (language) => {
      await site().register({ language, formData: { ...formData, phone: '98765 4321' } });
      const [staff, visitor] = await site().mails();
      expect(visitor?.mail.text).toContain(confirmationWords[language].phone.shorter);
      expect(visitor?.mail.text).not.toContain('98765');
      expect(staff?.mail.text).toMatch(/^Phone has 9 digits: an Indian one has 10\./);
    },
  );

  it('is reported to staff with custom values in their places, and confirmed to its address without its name', async () => {
    const response = await site().register();
    expect([response.status, (await response.json()).msg]).toEqual([
      200,
      'Registration successful!',
    ]);
    const sent = await site().mails();
    expect(subjects(sent)).toEqual(['You are registered', '[webinar-free] Kavitha R']);
    const staff = sent.find(({ mail }) => mail.role === 'staff')?.mail;
    expect(staff?.text).toContain('Year of completion: 2021');
    expect(staff?.text).toContain('Skills: Tally, MS Office, Zoho Books');
    const visitor = sent.find(({ mail }) => mail.role === 'visitor')?.mail;
    expect(visitor?.to).toBe('kavitha@example.com');
    expect(visitor?.text).not.toContain('Kavitha');
  });
});
