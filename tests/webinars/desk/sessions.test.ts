import { describe, expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { POST as change } from '#app/api/desk/sessions/[id]/route';
import { GET as feed } from '#app/api/webinars.ics/route';
import { signedInBrowser } from '#tests/desk/desk-site';
import { hour, link, openSessionPlan, session } from '#tests/desk/session-plan';
import { forEachTest } from '#tests/setup/for-each-test';

const { id } = session;
const plan = forEachTest(openSessionPlan);

describe('the access link', () => {
  test('goes to everybody who is registered when it is entered, once, and again an hour before', async () => {
    await plan().register();
    expect(await plan().mailsNow()).toEqual(['You are registered']);
    expect((await plan().enter({ link })).headers.get('location')).toBe(`/desk/sessions/${id}`);
    expect(await plan().mailsNow()).toEqual(['session-link-1']);
    expect(await plan().mailsAt(plan().desk.clock.now + 60_000)).toEqual([]);
    expect(await plan().mailsAt(session.start - 23 * hour)).toEqual([
      'question-bank',
      'session-tomorrow',
    ]);
    expect(await plan().mailsAt(session.start - hour)).toEqual(['session-soon']);
    expect(await plan().mailsAt(session.start - hour / 2)).toEqual([]);
    expect(await plan().mailsAt(session.end + hour)).toEqual([]);
  });

  test('comes at registration where it is there already, and at once in the last hour', async () => {
    await plan().enter({ link });
    await plan().register('ravi@example.com');
    expect(await plan().mailsNow('ravi@example.com')).toContain('session-link-1');
    plan().desk.clock.now = session.start - hour / 2;
    await plan().register('late@example.com');
    const mails = await plan().mailsNow('late@example.com');
    expect(mails).toEqual(['You are registered', 'session-link-1']);
    // Ravi's came in time to be sent once more.
    const texts = plan().texts.filter((text) => text.includes(link));
    expect(texts.map((text) => /within an hour|again an hour before/.exec(text)?.[0])).toEqual([
      'again an hour before',
      'within an hour',
    ]);
  });

  test('is mailed again when it changes, and not when it is entered twice', async () => {
    await plan().register();
    await plan().enter({ link });
    await plan().mailsNow();
    await plan().enter({ link });
    expect(await plan().mailsNow()).toEqual([]);
    await plan().enter({ link: 'https://meet.example.com/other' });
    expect(await plan().mailsNow()).toEqual(['session-link-2']);
  });

  test('must be https and nothing else, and keeps what was typed', async () => {
    for (const wrong of [
      'http://meet.example.com/a',
      'javascript:alert(1)',
      'https://user:pass@example.com',
      'meet',
      'https://a.example.com/"><script>',
    ]) {
      const answer = await plan().enter({ link: wrong });
      expect(answer.status).toBe(422);
      expect(await answer.text()).toContain('must begin with https://');
    }
  });
});

describe('two of the desk at one session', () => {
  const shown = (html: string, name: string) =>
    new RegExp(`name="${name}"[^>]*value="([^"]*)"`).exec(html)?.[1] ??
    new RegExp(`<textarea[^>]*name="${name}"[^>]*>([^<]*)<`).exec(html)?.[1];

  test('who changes the notes on an older page brings no former link back', async () => {
    await plan().register();
    await plan().enter({ link });
    await plan().mailsNow();
    const other = 'https://meet.example.com/other';
    await plan().enter({ link: other, linkBefore: link, notes: 'Ravi speaks', notesBefore: '' });
    await plan().enter({ link, linkBefore: link, notes: 'Two\r\nlines', notesBefore: '' });
    expect(await plan().mailsNow()).toEqual(['session-link-2']);
    await plan().enter({ link: other, linkBefore: other, notes: '', notesBefore: '' });
    const [stored] = await plan().desk.context.store.listSessionPlans([id]);
    expect(stored).toMatchObject({ link: other, notes: 'Two\nlines' });
  });

  test('a wrong link typed in the list leaves the notes as they are', async () => {
    await plan().enter({ notes: 'Ravi speaks' });
    const html = await (await plan().enter({ link: 'meet' })).text();
    expect([shown(html, 'link'), shown(html, 'notes')]).toEqual(['meet', 'Ravi speaks']);
  });

  test('notes that are too long are reported beside them, and lines count as they were typed', async () => {
    const whole = 'a\r\n'.repeat(1000);
    expect((await plan().enter({ notes: whole })).status).toBe(303);
    const answer = await plan().enter({ notes: 'a'.repeat(2001) });
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('At most 2000 characters.');
  });
});

describe('a cancelled session', () => {
  test('is announced to everybody once, sends nothing else of it, and is struck out in the feed', async () => {
    await plan().register();
    await plan().enter({ link });
    await plan().mailsNow();
    await plan().enter({ cancel: 'yes' });
    expect(await plan().mailsNow()).toEqual(['session-cancelled']);
    const { mails } = plan();
    const [entry] = mails.find(({ topic }) => topic === 'session-cancelled')?.attachments ?? [];
    expect(entry?.contentType).toBe('text/calendar; charset=utf-8; method=CANCEL');
    expect(entry?.content).toMatch(/METHOD:CANCEL.*ORGANIZER;.*STATUS:CANCELLED/s);
    expect(await plan().mailsAt(session.start - hour)).toEqual(['question-bank']);
    const text = await (await feed(new Request('http://localhost/api/webinars.ics'))).text();
    const calendar = new ICAL.Component(ICAL.parse(text));
    const events = calendar.getAllSubcomponents('vevent');
    const own = events.find((each) => String(each.getFirstPropertyValue('uid')).startsWith(id));
    expect(own?.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(text.replaceAll('\r\n ', '')).toMatch(/EXDATE[^\r]*20261126T160000/);
  });
});

test('a script enters a link and cancels with JSON, and reads what holds', async () => {
  const browser = await signedInBrowser(plan().desk);
  const send = async (body: object) =>
    browser.send(change, `/api/desk/sessions/${id}`, body, { id });
  expect(await (await send({ link })).json()).toMatchObject({
    success: true,
    link,
    cancelled: false,
  });
  expect((await send({ cancel: 'no' })).status).toBe(422);
  // As a box without a value of its own is sent.
  expect(await (await send({ cancel: 'on' })).json()).toMatchObject({ cancelled: true });
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
  test('are notified of a missing link a day before and three hours before, once each', async () => {
    const notices = async (at: number) =>
      (await plan().mailsAt(at, 'operations@localhost')).filter((each) => each.includes('Tamil'));
    await plan().register();
    expect(await notices(session.start - 25 * hour)).toEqual([]);
    const day = await notices(session.start - 24 * hour);
    expect(day.filter((each) => each.includes('in 24 hours'))).toHaveLength(1);
    expect(await notices(session.start - 23 * hour)).toEqual([]);
    const soon = await notices(session.start - 3 * hour);
    expect(soon.filter((each) => each.includes('in 3 hours'))).toHaveLength(1);
  });

  test('read how many hours are really left, where the site was away', async () => {
    const notices = await plan().mailsAt(session.start - 5 * hour, 'operations@localhost');
    expect(notices.join()).toContain('in 5 hours');
    expect(notices.join()).not.toContain('in 24 hours');
  });

  test('get no reminder where the link is there', async () => {
    await plan().enter({ link });
    const notices = await plan().mailsAt(session.start - 24 * hour, 'operations@localhost');
    expect(notices.filter((each) => each.includes('Tamil'))).toEqual([]);
  });
});
