import { describe, expect, test } from '@jest/globals';
import { POST as stop } from '#app/api/stop-mails/[token]/route';
import { act } from '#lib/desk/actions/apply-action';
import { compose } from '#lib/platform/mail/write-mail';
import { startOfDay } from '#lib/platform/values/india';
import { newSessionMailer, sendSessionMails } from '#lib/webinars/jobs';
import { newBrowser } from '#tests/desk/desk-site';
import { hour, link, openSessionPlan, session } from '#tests/desk/session-plan';
import { enquiryOf, member } from '#tests/platform/db/enquiry-samples';
import { mailOf, submissionOf } from '#tests/platform/db/samples';
import { forEachTest } from '#tests/setup/for-each-test';

const { id } = session;
const plan = forEachTest(openSessionPlan);
/** The mails with the access link that go out now. */
async function linksSent() {
  const { context, clock } = plan().desk;
  await sendSessionMails(context);
  const due = await context.store.claimDue('test', 100, clock.now + 1);
  for (const each of due) await context.store.markSent(each, clock.now);
  return due.map(({ mail }) => mail).filter(({ topic = '' }) => topic.startsWith('session-link-'));
}
const submit = (token: string) => newBrowser().post(stop, '/api/stop-mails/x', {}, { token });

describe('mails to registrants', () => {
  test('go once to an address that registered twice, and not to who was erased', async () => {
    await plan().register('asha@example.com');
    await plan().register('asha@example.com');
    await plan().register('gone@example.com');
    await plan().desk.context.store.erasePerson('gone@example.com', plan().desk.clock.now);
    await plan().enter({ link });
    expect(await plan().mailsAt(plan().desk.clock.now, 'asha@example.com')).toEqual([
      'You are registered',
      'You are registered',
      'session-link-1',
    ]);
    expect(await plan().sent('gone@example.com')).toEqual([]);
  });

  test('go to nobody whose confirmation the limits held back, nor to suspicious posts', async () => {
    const { store } = plan().desk.context;
    const held = { kind: 'webinar-free', session: id, receivedAt: plan().desk.clock.now };
    const counters = [{ key: 'held', name: 'recipient', limit: 0, windowMs: hour }];
    const confirmation = mailOf({ role: 'visitor', to: 'held@example.com' });
    await store.recordSubmission(submissionOf({ ...held, email: 'held@example.com' }), [
      mailOf(),
      { mail: confirmation, counters },
    ]);
    await plan().register('robot@example.com', { suspicion: 'trap field filled' });
    await plan().enter({ link });
    expect(await plan().mailsAt(plan().desk.clock.now, 'held@example.com')).toEqual([]);
    expect(await plan().mailsAt(plan().desk.clock.now, 'robot@example.com')).toEqual([]);
  });

  test('go to who was taken for a robot, once a member of the desk found a person', async () => {
    const { context, clock } = plan().desk;
    const registered = enquiryOf({
      kind: 'webinar-free',
      session: id,
      email: 'person@example.com',
      suspicion: 'sent within a second',
      receivedAt: clock.now,
    });
    await context.store.recordSubmission(registered, []);
    await plan().enter({ link });
    expect(await plan().mailsAt(clock.now, 'person@example.com')).toEqual([]);
    const { reference } = registered.enquiry;
    await act(context, member, reference, 1, { name: 'not-suspicious' });
    expect(await plan().mailsAt(clock.now, 'person@example.com')).toEqual(['session-link-1']);
  });

  test('speak of a changed link to who had the former one, and to nobody else', async () => {
    const titleTo = async (address: string) =>
      (await linksSent()).find(({ to }) => to === address)?.subject;
    await plan().register('asha@example.com');
    await plan().enter({ link });
    expect(await titleTo('asha@example.com')).toMatch(/^Your access link: /);
    await plan().enter({ link: `${link}-2` });
    expect(await titleTo('asha@example.com')).toMatch(/^New access link: /);
    await plan().register('late@example.com');
    expect(await titleTo('late@example.com')).toMatch(/^Your access link: /);
  });

  test('stop by the button behind the link in each, until who stopped them registers again', async () => {
    const { id: submission } = await plan().register('asha@example.com');
    await plan().enter({ link });
    const [mail] = await linksSent();
    const token = /\/stop-mails\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token.startsWith(submission)).toBe(true);
    expect((await submit(token)).status).toBe(303);
    expect(await plan().mailsAt(session.start - hour, 'asha@example.com')).not.toContain(
      'session-soon',
    );
    await plan().register('asha@example.com');
    expect(await plan().mailsAt(plan().desk.clock.now + 1, 'asha@example.com')).toContain(
      'session-link-1',
    );
  });

  test('stop by one click of a mail program: the headers name the call, and it leads nowhere', async () => {
    await plan().register('asha@example.com');
    await plan().enter({ link });
    const { context, clock } = plan().desk;
    await sendSessionMails(context);
    const due = await context.store.claimDue('test', 50, clock.now + 1);
    const delivery = due.find(({ mail }) => mail.topic?.startsWith('session-link-'));
    const headers = delivery && compose(delivery)?.headers;
    expect(headers).toMatchObject({ 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    const named = Object.entries(headers ?? {}).find(([name]) => name === 'List-Unsubscribe');
    const [, address = ''] = /^<(http\S+)>$/.exec(String(named?.[1])) ?? [];
    const token = address.replace('http://localhost:3000/api/stop-mails/', '');
    expect(delivery?.mail.text).toContain(`/stop-mails/${token}`);
    // A server of another company: no cookie, and whatever origin it says.
    const oneClick = (to: string) =>
      stop(
        new Request(address, {
          method: 'POST',
          body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
          headers: { origin: 'https://mail.example' },
        }),
        { params: Promise.resolve({ token: to }) },
      );
    expect((await oneClick(`${token}x`)).status).toBe(404);
    for (const _ of ['once', 'again']) {
      const answer = await oneClick(token);
      expect([answer.status, answer.headers.get('location')]).toEqual([200, null]);
    }
    expect(await plan().mailsAt(session.start - hour, 'asha@example.com')).not.toContain(
      'session-soon',
    );
  });

  test.each([
    ['Telugu', 'te', 'మీ సెషన్‌కు link', 'చేరడానికి link: '],
    ['Tamil', 'ta', 'உங்கள் அமர்வுக்கான link', 'இணைவதற்கான link: '],
  ])('are in %s for who registered on the page in it', async (value, lang, subject, label) => {
    await plan().register('asha@example.com', {
      transcript: [{ name: 'language', label: 'Language of the page', value }],
    });
    await plan().enter({ link });
    const [mail] = await linksSent();
    expect(mail?.subject).toBe(`${subject}: ${session.title}`);
    expect(mail?.text).toContain(`${label}${link}`);
    expect(mail?.html).toContain(`<html lang="${lang}"`);
    expect(mail?.text).not.toMatch(/Your|access link|To stop/);
  });

  test('are stopped by nobody else’s link', async () => {
    const token = 'b2f7c9d0-0000-4000-8000-000000000000.AAAA';
    const answer = await newBrowser().send(stop, '/api/stop-mails/x', {}, { token });
    expect(answer.status).toBe(404);
  });

  test.each(['b2f7c9d0…', 'வணக்கம்', 'a\r\nSet-Cookie: x', '..//evil.example'])(
    'by a link that became %s on its way lead back to the page that says so',
    async (token) => {
      const { status, headers } = await submit(token);
      const led = `/stop-mails/${encodeURIComponent(token)}`;
      expect([status, headers.get('location')]).toEqual([303, led]);
    },
  );
});

test('a clock that moves on brings the question bank with the next round', async () => {
  const { context, clock } = plan().desk;
  await plan().register('asha@example.com');
  const sendMails = newSessionMailer(context);
  await sendMails();
  expect(await plan().sent('asha@example.com')).toEqual(['You are registered']);
  clock.now += 30 * hour;
  await sendMails();
  expect(await plan().sent('asha@example.com')).toContain('question-bank');
});

test.each([
  ['written and not sent', true],
  ['not written', false],
])(
  '“your session is tomorrow” is not sent on the day of the session, where it was %s in time',
  async (_, isWritten) => {
    const { desk } = plan();
    const { store } = desk.context;
    await plan().register('asha@example.com');
    await plan().enter({ link });
    await linksSent();
    const midnight = startOfDay(session.start);
    desk.clock.now = midnight - hour;
    if (isWritten) expect(await sendSessionMails(desk.context)).toBeGreaterThan(0);
    desk.clock.now = midnight + hour;
    await sendSessionMails(desk.context);
    const due = await store.claimDue('test', 100, desk.clock.now);
    expect(due.filter(({ mail }) => mail.topic === 'session-tomorrow')).toEqual([]);
  },
);
