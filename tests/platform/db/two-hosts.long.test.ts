/** Two hosts on one store write and send what is due at the same moment: everybody gets each mail once. */
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act } from '#lib/desk/actions/apply-action';
import { remindDesk, warnOfUntouched } from '#lib/desk/jobs/reminders';
import { readEnv } from '#lib/platform/config/env';
import type { AppContext } from '#lib/platform/context';
import type { Store } from '#lib/platform/db/store';
import { hourMs as hour } from '#lib/platform/values/india';
import { sendSessionMails } from '#lib/webinars/jobs';
import { findSession, type Session } from '#lib/webinars/rules/sessions';
import { engines } from '#tests/platform/db/engines';
import { enquiryOf } from '#tests/platform/db/enquiry-samples';
import { mailOf, submissionOf } from '#tests/platform/db/samples';
import { newStoreForEachTest } from '#tests/platform/db/store-for-each-test';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const session = findSession('2026-11-26-tamil-english') as Session;
const staff = 'Meena Sample <meena@example.com>, Sathya Sample <sathya@example.com>';

describe.each(['sqlite', 'postgres'] as const)('two hosts on one store (%s)', (engine) => {
  const { store, openOther } = newStoreForEachTest(engines[engine]);
  let hosts: readonly [AppContext, AppContext];
  const clock = { now: 0 };
  beforeEach(async () => {
    const host = (own: Store): AppContext => ({
      env: readEnv({ DESK_EMAILS: staff }),
      store: own,
      wake: () => undefined,
      now: () => clock.now,
      sendDirectly: () => undefined,
    });
    hosts = [host(store), host(await openOther())];
  });

  const both = async (work: (context: AppContext) => Promise<unknown>) => {
    await Promise.all([...hosts, ...hosts].map(work));
  };

  /** Both take what is due, side by side, and each sends what it got. */
  async function sent(): Promise<string[]> {
    const taken: string[] = [];
    await Promise.all(
      hosts.map(async (host, nth) => {
        for (;;) {
          const due = await host.store.claimDue(`host-${nth}`, 2, clock.now + 1);
          if (due.length === 0) return;
          for (const each of due) {
            taken.push(`${each.mail.to}: ${each.mail.topic ?? each.mail.subject}`);
            await host.store.markSent(each, clock.now);
          }
        }
      }),
    );
    return taken.sort();
  }

  test('a reminder at nine, a call before the promise ends: once to each, and once in the history', async () => {
    clock.now = at('2026-11-20T11:00');
    const [own, unassigned] = [
      enquiryOf({ receivedAt: clock.now }),
      enquiryOf({ receivedAt: clock.now }),
    ];
    for (const each of [own, unassigned]) await store.recordSubmission(each, []);
    const meena = { address: 'meena@example.com', name: 'Meena Sample' };
    await act(hosts[0], meena, own.enquiry.reference, 1, { name: 'take' });
    clock.now = at('2026-11-24T09:00');
    await both(remindDesk);
    expect((await sent()).map((each) => each.split(': ')[0])).toEqual([
      'Meena Sample <meena@example.com>',
      'operations@localhost',
    ]);
    clock.now = at('2026-11-24T16:30');
    await both(warnOfUntouched);
    expect(await sent()).toEqual(['operations@localhost: promise-ends']);
    const events = await store.listEvents(unassigned.id);
    expect(events.filter(({ action }) => action === 'promise-told')).toHaveLength(1);
  });

  test('the mails of a session: each once to each registrant, and staff notified once of a missing link', async () => {
    clock.now = session.start - 48 * hour;
    const people = ['asha@example.com', 'ravi@example.com', 'tara@example.com'];
    for (const email of people) {
      await store.recordSubmission(
        submissionOf({ kind: 'webinar-free', email, session: session.id, receivedAt: clock.now }),
        [mailOf({ role: 'visitor', to: email, subject: 'You are registered' })],
      );
    }
    await sent();
    const toEach = (...topics: string[]) =>
      people.flatMap((email) => topics.map((topic) => `${email}: ${topic}`)).sort();

    clock.now = session.start - 24 * hour;
    await both((context) => sendSessionMails(context));
    const first = await sent();
    const missing = first.filter((each) => each.startsWith('operations@'));
    expect(missing).toHaveLength(1);
    expect(first.filter((each) => !missing.includes(each))).toEqual(
      toEach('question-bank', 'session-tomorrow'),
    );
    const link = 'https://meet.example.com/gst';
    const by = { member: 'meena@example.com', at: clock.now };
    await store.changeSessionPlan(session.id, { link }, by);
    await both((context) => sendSessionMails(context));
    expect(await sent()).toEqual(toEach('session-link-1'));
    clock.now = session.start - hour;
    await both((context) => sendSessionMails(context));
    const last = await sent();
    // The session of the other language has no link yet.
    const [again, ...more] = last.filter((each) => each.startsWith('operations@'));
    expect([again, more]).toEqual([expect.stringContaining('in 2 hours'), []]);
    expect(last.filter((each) => each !== again)).toEqual(toEach('session-soon'));
    await both((context) => sendSessionMails(context));
    expect(await sent()).toEqual([]);
  });
});
