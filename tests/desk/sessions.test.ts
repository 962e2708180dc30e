import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { POST as change } from '#app/api/desk/sessions/[id]/route';
import { POST as stop } from '#app/api/stop-mails/[token]/route';
import { GET as feed } from '#app/api/webinars.ics/route';
import { findSession, type Session } from '#lib/calendar/sessions';
import { sendSessionMails } from '#lib/sessions/send-mails';
import { type DeskSite, openDeskSite, signedInBrowser } from '#tests/desk/desk-site';
import { mailOf, submissionOf } from '#tests/store/samples';

const session = findSession('2026-11-26-tamil-english') as Session;
const hour = 60 * 60 * 1000;
const id = session.id;
const link = 'https://meet.example.com/gst-1';

let desk: DeskSite;
beforeEach(async () => {
  desk = await openDeskSite({}, session.start - 48 * hour);
});
afterEach(() => desk.close());

/** Somebody registers, now. */
const register = (email: string, more = {}) =>
  desk.site.store.recordSubmission(
    submissionOf({
      kind: 'webinar-free',
      email,
      session: id,
      receivedAt: desk.clock.now,
      ...more,
    }),
    [mailOf({ role: 'visitor', to: email, subject: 'You are registered' })],
  );

/** What the outbox holds for an address since the last time, in order; `at` passes the clock to then. */
async function mailsAt(at: number, to: string): Promise<string[]> {
  desk.clock.now = at;
  await sendSessionMails(desk.site);
  return sent(to);
}

async function sent(to: string): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    const due = await desk.site.store.claimDue('test', 100, desk.clock.now + 1);
    if (due.length === 0) return found.sort();
    for (const each of due) {
      if (each.mail.to === to) found.push(each.mail.topic ?? each.mail.subject);
      await desk.site.store.markSent(each, desk.clock.now);
    }
  }
}

async function enter(fields: Record<string, string>) {
  const browser = await signedInBrowser(desk);
  return browser.post(change, `/api/desk/sessions/${id}`, fields, { id });
}

describe('the access link', () => {
  test('goes to everybody who is registered when it is entered, once, and again an hour before', async () => {
    await register('asha@example.com');
    expect(await mailsAt(desk.clock.now, 'asha@example.com')).toEqual(['You are registered']);
    expect((await enter({ link })).headers.get('location')).toBe(`/desk/sessions/${id}`);
    expect(await mailsAt(desk.clock.now, 'asha@example.com')).toEqual(['session-link-1']);
    expect(await mailsAt(desk.clock.now + 60_000, 'asha@example.com')).toEqual([]);
    expect(await mailsAt(session.start - 23 * hour, 'asha@example.com')).toEqual([
      'question-bank',
      'session-tomorrow',
    ]);
    expect(await mailsAt(session.start - hour, 'asha@example.com')).toEqual(['session-soon']);
    expect(await mailsAt(session.start - hour / 2, 'asha@example.com')).toEqual([]);
    expect(await mailsAt(session.end + hour, 'asha@example.com')).toEqual([]);
  });

  test('comes at registration where it is there already, and at once in the last hour', async () => {
    await enter({ link });
    await register('ravi@example.com');
    expect(await mailsAt(desk.clock.now, 'ravi@example.com')).toContain('session-link-1');
    desk.clock.now = session.start - hour / 2;
    await register('late@example.com');
    const mails = await mailsAt(desk.clock.now, 'late@example.com');
    expect(mails).toEqual(['You are registered', 'session-link-1']);
  });

  test('is mailed again when it changes, and not when it is entered twice', async () => {
    await register('asha@example.com');
    await enter({ link });
    await mailsAt(desk.clock.now, 'asha@example.com');
    await enter({ link });
    expect(await mailsAt(desk.clock.now, 'asha@example.com')).toEqual([]);
    await enter({ link: 'https://meet.example.com/other' });
    expect(await mailsAt(desk.clock.now, 'asha@example.com')).toEqual(['session-link-2']);
  });

  test('must be https and nothing else, with what was typed kept', async () => {
    for (const wrong of [
      'http://meet.example.com/a',
      'javascript:alert(1)',
      'https://user:pass@example.com',
      'meet',
      'https://a.example.com/"><script>',
    ]) {
      const answer = await enter({ link: wrong });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('must begin with https://');
    }
  });
});

describe('mails to registrants', () => {
  test('go once to an address that registered twice, and not to who was erased', async () => {
    await register('asha@example.com');
    await register('asha@example.com');
    await register('gone@example.com');
    await desk.site.store.erasePerson('gone@example.com', desk.clock.now);
    await enter({ link });
    expect(await mailsAt(desk.clock.now, 'asha@example.com')).toEqual([
      'You are registered',
      'You are registered',
      'session-link-1',
    ]);
    expect(await sent('gone@example.com')).toEqual([]);
  });

  test('go to nobody whose confirmation the limits held back, nor to suspicious posts', async () => {
    const { store } = desk.site;
    const held = { kind: 'webinar-free', session: id, receivedAt: desk.clock.now };
    await store.recordSubmission(submissionOf({ ...held, email: 'held@example.com' }), [mailOf()]);
    await register('robot@example.com', { suspicion: 'trap field filled' });
    await enter({ link });
    expect(await mailsAt(desk.clock.now, 'held@example.com')).toEqual([]);
    expect(await mailsAt(desk.clock.now, 'robot@example.com')).toEqual([]);
  });

  test('stop by the button behind the link in each, until who stopped them registers again', async () => {
    const { store } = desk.site;
    const { id: submission } = await register('asha@example.com');
    await enter({ link });
    await sendSessionMails(desk.site);
    const due = await store.claimDue('test', 100, desk.clock.now + 1);
    const { mail } = due.find(({ mail: { topic } }) => topic === 'session-link-1') ?? {};
    const token = /\/stop-mails\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(token.startsWith(submission)).toBe(true);
    const request = new Request(`http://localhost:3000/api/stop-mails/${token}`, {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    const answer = await stop(request, { params: Promise.resolve({ token }) });
    expect(answer.status).toBe(303);
    expect(await mailsAt(session.start - hour, 'asha@example.com')).not.toContain('session-soon');
    await register('asha@example.com');
    expect(await mailsAt(desk.clock.now + 1, 'asha@example.com')).toContain('session-link-1');
  });

  test.each([
    ['Telugu', 'te', 'మీ సెషన్‌కు link', 'చేరడానికి link: '],
    ['Tamil', 'ta', 'உங்கள் அமர்வுக்கான link', 'இணைவதற்கான link: '],
  ])('are in %s for who registered on the page in it', async (value, lang, subject, label) => {
    await register('asha@example.com', {
      transcript: [{ name: 'language', label: 'Language of the page', value }],
    });
    await enter({ link });
    await sendSessionMails(desk.site);
    const due = await desk.site.store.claimDue('test', 100, desk.clock.now + 1);
    const { mail } = due.find((each) => each.mail.topic === 'session-link-1') ?? {};
    expect(mail?.subject).toBe(`${subject}: ${session.title}`);
    expect(mail?.text).toContain(`${label}${link}`);
    expect(mail?.html).toContain(`<html lang="${lang}"`);
    expect(mail?.text).not.toMatch(/Your|access link|To stop/);
  });

  test('are stopped by nobody else’s link', async () => {
    const token = 'b2f7c9d0-0000-4000-8000-000000000000.AAAA';
    const request = new Request(`http://localhost:3000/api/stop-mails/${token}`, {
      method: 'POST',
    });
    expect((await stop(request, { params: Promise.resolve({ token }) })).status).toBe(404);
  });
});

describe('a cancelled session', () => {
  test('is told to everybody once, sends nothing else of it, and is struck out in the feed', async () => {
    await register('asha@example.com');
    await enter({ link });
    await mailsAt(desk.clock.now, 'asha@example.com');
    await enter({ cancel: 'yes' });
    expect(await mailsAt(desk.clock.now, 'asha@example.com')).toEqual(['session-cancelled']);
    expect(await mailsAt(session.start - hour, 'asha@example.com')).toEqual(['question-bank']);
    const text = await (await feed({ url: 'http://localhost/api/webinars.ics' })).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent');
    const own = events.find((each) => String(each.getFirstPropertyValue('uid')).startsWith(id));
    expect(own?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(text.replaceAll('\r\n ', '')).toMatch(/EXDATE[^\r]*20261126T160000/);
  });
});

test('a script enters a link and cancels with JSON, and reads what stands', async () => {
  const browser = await signedInBrowser(desk);
  const send = async (body: object) =>
    browser.ask(
      change,
      `/api/desk/sessions/${id}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      { id },
    );
  expect(await (await send({ link })).json()).toMatchObject({
    success: true,
    link,
    cancelled: false,
  });
  expect(await (await send({ cancel: true })).json()).toMatchObject({ cancelled: true });
  const answer = await send({ link: 'ftp://x' });
  expect([answer.status, await answer.json()]).toMatchObject([
    422,
    { errors: { link: expect.stringContaining('https://') } },
  ]);
  const nowhere = await browser.post(change, '/api/desk/sessions/x', { link }, { id: 'x' });
  expect(nowhere.status).toBe(404);
});

describe('staff', () => {
  test('are told of a missing link a day before and three hours before, once each', async () => {
    const told = async (at: number) =>
      (await mailsAt(at, 'operations@localhost')).filter((each) => each.includes('Tamil'));
    await register('asha@example.com');
    expect(await told(session.start - 25 * hour)).toEqual([]);
    const day = await told(session.start - 24 * hour);
    expect(day.filter((each) => each.includes('in 24 hours'))).toHaveLength(1);
    expect(await told(session.start - 23 * hour)).toEqual([]);
    const soon = await told(session.start - 3 * hour);
    expect(soon.filter((each) => each.includes('in 3 hours'))).toHaveLength(1);
  });

  test('are not told where the link is there', async () => {
    await enter({ link });
    const told = await mailsAt(session.start - 24 * hour, 'operations@localhost');
    expect(told.filter((each) => each.includes('Tamil'))).toEqual([]);
  });
});
