/** A week of the desk in one run: enquiries of several kinds, answered, missed, handed over, withdrawn, closed. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { POST as next } from '#app/api/desk/next/route';
import { GET as list } from '#app/desk/route';
import { readNumbers } from '#lib/server/desk/numbers/numbers';
import { remindDesk } from '#lib/server/desk/reminders/reminders';
import { warnOfUntouched } from '#lib/server/desk/reminders/untouched';
import { receive } from '#lib/server/intake/receive';
import { callback } from '#lib/shared/forms/callback/form';
import { contact } from '#lib/shared/forms/contact/form';
import type { Form } from '#lib/shared/forms/define';
import { actOn } from '#tests/server/desk/desk-samples';
import { type DeskSite, openDeskSite, signedInBrowser } from '#tests/server/desk/desk-site';
import { json } from '#tests/server/intake/posts';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
let desk: DeskSite;
beforeAll(async () => {
  desk = await openDeskSite({ RATE_LIMIT: 'off' }, at('2026-11-16T10:30'));
});
afterAll(() => desk.close());

const go = (time: string) => {
  desk.clock.now = at(time);
};

async function write(form: Form, name: string): Promise<string> {
  const answer = await receive(form)(
    json({ name, email: `${name}@example.com`, phone: '9876543210', message: 'Hello' }),
  );
  return ((await answer.json()) as { reference: string }).reference;
}

async function does(who: string, reference: string, action: string, more = {}) {
  expect((await actOn(desk, reference, action, more, who)).status).toBe(303);
}

/** What goes out at an hour, by recipient. */
async function mailsOf(time: string) {
  go(time);
  await remindDesk(desk.site);
  await warnOfUntouched(desk.site);
  const due = await desk.site.store.claimDue('test', 100, desk.clock.now);
  for (const each of due) await desk.site.store.markSent(each, desk.clock.now);
  const ours = due.filter(({ mail }) => /\[desk\]|The promise to/.test(mail.subject));
  return ours.map(({ mail }) => `${mail.to}: ${mail.subject}`).sort();
}

const meena = 'meena@example.com';
const sathya = 'sathya@example.com';

test('a week at the desk: reminders at nine, a promise kept, missed and agreed anew, and numbers right to the unit', async () => {
  // Monday: three write; their promise ends on Wednesday at six.
  const asha = await write(contact, 'asha');
  const ravi = await write(callback, 'ravi');
  const imran = await write(contact, 'imran');
  go('2026-11-16T12:30');
  const browser = await signedInBrowser(desk, meena);
  const taken = await browser.post(next, '/api/desk/next', {});
  expect(taken.headers.get('location')).toBe(`/desk/${asha}`);
  await does(meena, asha, 'spoke', { note: 'Decides later', again: '2026-11-20T11:00' });

  // Tuesday: Ravi is not reached, and is handed over.
  expect(await mailsOf('2026-11-17T09:00')).toEqual([]);
  go('2026-11-17T11:00');
  await does(meena, ravi, 'no-answer', { again: '2026-11-18T10:30' });
  await does(meena, ravi, 'hand', { to: sathya });

  // Wednesday: each hears of their own; nobody touches Imran's.
  expect(await mailsOf('2026-11-18T09:00')).toEqual([
    expect.stringMatching(/^Sathya Sample <sathya@example.com>: .*1 enquiry of yours/),
    expect.stringMatching(/^operations@localhost: .*1 enquiry that nobody has/),
  ]);
  expect(await mailsOf('2026-11-18T16:00')).toEqual([
    `operations@localhost: [contact] The promise to ${imran} ends Wed 18 Nov, 6:00 PM`,
  ]);
  go('2026-11-18T17:59');
  await does(sathya, ravi, 'wrote', { note: 'Wrote on WhatsApp' });

  // Thursday: Imran is late. A robot's post and a double do not count as waiting.
  go('2026-11-19T11:00');
  const page = await (await signedInBrowser(desk, sathya)).read(list, '/desk');
  expect(page).toContain('17 h late');
  await does(sathya, imran, 'spoke', { note: 'Apologised' });
  const other = await write(contact, 'imran');
  await does(sathya, other, 'close', { outcome: 'duplicate' });

  // Friday: the agreed call; closed, opened again, closed. One is erased on request.
  expect(await mailsOf('2026-11-20T09:00')).toEqual([
    expect.stringMatching(/^Meena Sample <meena@example.com>: .*1 enquiry of yours/),
  ]);
  go('2026-11-20T11:00');
  await does(meena, asha, 'close', { outcome: 'enrolled' });
  await does(meena, asha, 'reopen');
  await does(meena, asha, 'close', { outcome: 'enrolled' });
  const gone = await write(callback, 'nisha');
  await does(meena, gone, 'erase', { confirm: gone });

  const { weeks } = await readNumbers({ site: desk.site, now: at('2026-11-20T18:30') });
  const hour = 60 * 60 * 1000;
  expect(weeks.at(-1)).toMatchObject({
    all: 4,
    received: { calls: 4 },
    // Of Wednesday three; the double's promise, of Monday next, counts in its own week.
    due: 3,
    inTime: 2,
    late: 1,
    notRecorded: 0,
    // Closing the double was no contact. 2 h, 23 h 29 min and 24 h 30 min: the one in the middle.
    contacts: 3,
    median: (23 + 29 / 60) * hour,
  });
  const history = await desk.site.store.findEnquiry(asha);
  const events = await desk.site.store.listEvents(history?.id ?? '');
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['take', 'spoke', 'close', 'reopen']),
  );
});
