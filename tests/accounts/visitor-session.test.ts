import { beforeEach, describe, expect, test } from '@jest/globals';
import { POST } from '#app/api/enquiry/[token]/route';
import type { Action } from '#lib/enquiries/actions/posted';
import { context as openedSite } from '#lib/platform/context';
import { sendSessionMails } from '#lib/webinars/jobs';
import { stoppedAddress } from '#lib/webinars/mails/sessions';
import { findSession, type Session } from '#lib/webinars/rules/sessions';
import { GET } from '#pages/enquiry/[token]/route';
import { type Fields, newBrowser } from '#tests/desk/desk-site';
import { doesOn } from '#tests/enquiries/worked-enquiry';
import { forEachTest } from '#tests/setup/for-each-test';
import { openRegistrationHarness } from '#tests/webinars/registration/registration-harness';

const hour = 60 * 60 * 1000;
const session = findSession('2026-11-26-telugu-english') as Session;
const site = forEachTest(openRegistrationHarness);
let token: string;

beforeEach(async () => {
  const answer = await site().register({ session: session.id, language: 'te' });
  token = (await answer.json()).enquiry.split('/').at(-1);
});

async function page(cookie = ''): Promise<string> {
  const params = Promise.resolve({ token });
  const request = new Request('http://localhost:3000/enquiry/x', { headers: { cookie } });
  const response = await GET(request, { params });
  return response.text();
}
const words = async () => (await page()).replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const by = (at: number) => ({ member: 'meena@hoa.example', at });
const post = (fields: Fields) => newBrowser().post(POST, '/api/enquiry/x', fields, { token });
const chosen = (html: string) =>
  [...html.matchAll(/<input[^>]*name="language"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('checked'))
    .map((input) => /value="([^"]*)"/.exec(input)?.[1]);

describe('the page of a registration', () => {
  test('names the session first, then when and why we call', async () => {
    const text = await words();
    const inOrder = [
      'You are registered',
      'Your session Topic',
      session.title,
      'Thursday, 26 November 2026, 4:45 PM to 5:30 PM IST',
      'Telugu and English',
      'The access link comes to your e-mail address by Wed 25 Nov, 4:45 PM. We will send it again an hour before the start.',
      'We will send you a reminder the day before.',
      'question bank comes within 2 days',
      'We will call by',
      'Our call to you',
      'tell you about jobs that suit you',
      'Tue 24 Nov 2026, 6:00 PM',
    ];
    let at = 0;
    for (const part of inOrder) {
      expect(text.slice(at)).toContain(part);
      at = text.indexOf(part, at);
    }
    expect(text).not.toMatch(/Kavitha|Madurai|625001|B\.Com/);
    expect(await page()).toContain(`href="/api/webinars.ics?session=${session.id}"`);
  });

  test('says that the session is cancelled, and where the others are', async () => {
    const at = site().clock.now;
    await site().store.changeSessionPlan(session.id, { cancel: true }, by(at));
    const text = await words();
    expect(text).toContain('Your session is cancelled');
    expect(text).toContain('It was cancelled on Fri 20 Nov, 12:00 PM.');
    expect(text).toContain('registering again is free');
    expect(text).toContain('We will still call you');
    expect(text).not.toMatch(/access link|does not depend/);
    expect(await page()).toContain('href="/webinarcalendar"');
  });

  test('whose call is behind us still leads to its session, and says no more why we call', async () => {
    const [mail] = await site().mails();
    const enquiry = await openedSite().store.findEnquiryOf(mail?.submissionId ?? '');
    const does = (action: Action) => doesOn(enquiry?.reference ?? '', action);
    await does({ name: 'spoke' });
    const spoken = await words();
    expect(spoken).toContain('We spoke with you');
    expect(spoken).not.toContain('tell you about jobs that suit you');
    await does({ name: 'close', outcome: 'answered' });
    const closed = await words();
    expect(closed).toContain(
      'You are registered Your session is on Thursday, 26 November 2026, 4:45 PM to 5:30 PM IST. Nothing else is pending. We were in contact on Fri 20 Nov, 12:00 PM.',
    );
    expect(closed).not.toMatch(/is answered|jobs that suit/);
    site().clock.now = session.end;
    expect(await words()).toContain('Your enquiry is answered');
  });

  test('says when the access link went out, and nothing of links once it is over', async () => {
    const link = 'https://meet.example.com/x';
    await site().store.changeSessionPlan(session.id, { link }, by(site().clock.now));
    await sendSessionMails(openedSite());
    for (const mail of await site().store.claimDue('test', 100, site().clock.now)) {
      await site().store.markSent(mail, site().clock.now);
    }
    expect(await words()).toContain(
      'The access link went to your e-mail address on Fri 20 Nov, 12:00 PM.',
    );
    expect(await page()).not.toContain(link);
    site().clock.now = session.end;
    const over = await words();
    expect(over).toContain('Your session, which is over');
    expect(over).not.toContain('access link');
  });

  test('promises no mail to who stopped them, and no time that has passed', async () => {
    site().clock.now = session.start - 2 * hour;
    expect(await words()).toContain('If it has not come by then, call us.');
    const hash = await stoppedAddress(site().store, 'kavitha@example.com');
    await site().store.stopMails(hash, site().clock.now);
    const text = await words();
    expect(text).toContain('You stopped the mails about this session');
    expect(text).not.toContain('question bank comes');
  });
});

describe('the preference of a registrant', () => {
  test('begins with no language, and is said back beside the choice once it is saved', async () => {
    expect(chosen(await page())).toEqual(['']);
    const response = await post({ action: 'wish', time: 'morning', language: 'Telugu' });
    expect(response.headers.get('location')).toBe(`/enquiry/${token}`);
    const html = await page(response.headers.getSetCookie()[0]);
    expect(html.indexOf('Saved.')).toBeGreaterThan(html.indexOf('How may we reach you?'));
    expect(html.indexOf('Saved.')).toBeLessThan(html.indexOf('name="time"'));
    expect(html).toMatch(/<p class="said" role="status" tabindex="-1" autofocus="">/i);
    expect(html).toContain(
      'We will call the number that ends in 45, in the morning (10 to 12), in Telugu. Our promise has not changed: we will call by Tue 24 Nov 2026, 6:00 PM IST.',
    );
  });

  test('for a time alone names no language, and takes none away', async () => {
    const [enquiry] = await site().mails();
    const preference = async () =>
      (await site().store.findEnquiryOf(enquiry?.submissionId ?? ''))?.preference;
    await post({ action: 'wish', time: 'evening' });
    expect(await preference()).toEqual({ time: 'evening', language: '' });
    await post({ action: 'wish', time: 'evening', language: 'Hindi' });
    await post({ action: 'wish', time: 'morning' });
    expect(await preference()).toEqual({ time: 'morning', language: 'Hindi' });
    expect(chosen(await page())).toEqual(['Hindi']);
    await post({ action: 'wish', time: 'morning', language: '' });
    expect(await preference()).toEqual({ time: 'morning', language: '' });
    expect(chosen(await page())).toEqual(['']);
    expect((await post({ action: 'wish' })).status).toBe(422);
  });
});

describe('a session at an hour of our calls', () => {
  const line =
    'Your session is on Tue 24 Nov, 4:45 PM to 5:30 PM: on that day we will call before or after';
  const early = '2026-11-24-telugu-english';

  test('is named beside the choice, and to who calls', async () => {
    const answer = await site().register({ session: early, email: 'early@example.com' });
    token = (await answer.json()).enquiry.split('/').at(-1);
    expect(await words()).toContain(line);
    await post({ action: 'wish', time: 'evening', language: 'Telugu' });
    const mails = await site().mails();
    const notice = mails.find(({ mail }) => mail.subject.endsWith(': chose when to call'))?.mail;
    expect(notice?.text).toContain(
      'in the evening (4 to 6), in Telugu\nNot during their webinar: Tue 24 Nov, 4:45 PM to 5:30 PM\n',
    );
    await site().store.changeSessionPlan(early, { cancel: true }, by(site().clock.now));
    expect(await words()).not.toContain(line);
  });

  test('is not, where we have called by then', async () => {
    expect(await words()).not.toContain('on that day we will call before or after');
  });
});
