import { expect, test } from '@jest/globals';
import type { Place } from '#tests/platform/db/engines';
import { mailOf, noon, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

export function describeSessions(place: () => Promise<Place>): void {
  const { store } = newStoreForEachTest(place);

  test('a session counts each new link once, and is cancelled once', async () => {
    const by = { member: 'meena@example.com', at: noon };
    const change = (what: object, when = noon) =>
      store.changeSessionPlan('s', what, { ...by, at: when });
    expect(await change({ link: 'https://a.example' })).toMatchObject({
      linkNumber: 1,
      linkAt: noon,
    });
    expect(await change({ link: 'https://a.example' }, noon + 1)).toMatchObject({ linkNumber: 1 });
    expect(await change({ link: 'https://b.example', notes: 'x' })).toMatchObject({
      linkNumber: 2,
      notes: 'x',
    });
    await change({ cancel: true });
    expect(await change({ cancel: true }, noon + 9)).toMatchObject({ cancelledAt: noon });
    expect(await store.listCancelledSessions(noon)).toHaveLength(1);
    expect(await store.listSessionPlans(['s', 'other'])).toHaveLength(1);
  });

  test('registrants are those of the session, in order, with what they were mailed', async () => {
    const registered = (email: string, more = {}) =>
      store.recordSubmission(submissionOf({ kind: 'webinar-free', session: 's', email, ...more }), [
        mailOf({ role: 'visitor', topic: 'session-link-1' }),
      ]);
    await registered('b@example.com', { receivedAt: noon + 1 });
    await registered('a@example.com');
    await registered('a@example.com', { receivedAt: noon + 2 });
    await registered('c@example.com', { session: 'other' });
    await registered('robot@example.com', { suspicion: 'trap field filled' });
    const people = await store.listRegistrants(['s']);
    expect(people.map(({ email }) => email)).toEqual([
      'a@example.com',
      'b@example.com',
      'a@example.com',
    ]);
    const first = await store.listRegistrantPage('s', 2);
    const rest = await store.listRegistrantPage('s', 2, first.at(-1));
    expect([first, rest].map((page) => page.map(({ email }) => email))).toEqual([
      ['a@example.com', 'b@example.com'],
      ['a@example.com'],
    ]);
    expect(people[0]?.messageIds[0]).toMatch(/\.visitor\.session-link-1@/);
    expect(await store.countRegistrants(['s', 'none'])).toEqual({ s: 2 });
    expect(await store.listFreeRegistrants(noon + 1)).toHaveLength(2);
  });

  test('a stop is known by its hash, the latest counts, and is forgotten in time', async () => {
    await store.stopMails('h', noon);
    await store.stopMails('h', noon + 5);
    expect((await store.listMailStops(['h', 'none'])).get('h')).toBe(noon + 5);
    expect(await store.forgetMailStops(noon + 6)).toBe(1);
  });
}
