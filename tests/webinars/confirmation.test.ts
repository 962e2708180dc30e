/** The entry that goes with the confirmation of a free registration, beside the feed. */
import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { readEnv } from '#lib/platform/config/env';
import { instantInIndia } from '#lib/platform/values/india';
import { writeFeed } from '#lib/webinars/files';
import { webinarFreeEmails } from '#lib/webinars/mails/registration';
import { datedSessions, topicOf } from '#lib/webinars/rules/sessions';
import { submissionOf } from '#tests/platform/db/samples';

const env = readEnv({});

/** Each event, by its UID, as it is written. */
function eventsIn(text: string): Map<string, string> {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return new Map(
    events.map((event) => [String(event.getFirstPropertyValue('uid')), event.toString()]),
  );
}

function confirmed(session: string, receivedAt: number) {
  const mails = webinarFreeEmails(submissionOf({ kind: 'webinar-free', receivedAt, session }), env);
  const mail = mails.find(({ role }) => role === 'visitor');
  const [event] = eventsIn(mail?.attachments?.[0]?.content ?? '');
  if (!mail || !event) throw new Error('no event attached');
  return { text: mail.text, uid: event[0], entry: event[1] };
}

const feed = eventsIn(writeFeed(env.origin));

test.each(datedSessions())(
  'a registrant of $id has the same entry as the feed',
  ({ id, start }) => {
    const { uid, entry } = confirmed(id, start - 1000);
    expect(entry).toBe(feed.get(uid));
  },
);

test('a registrant of a weekly session has that one session, in letter and entry alike', () => {
  const received = instantInIndia('2026-11-20');
  const { text, uid, entry } = confirmed('2026-11-26-telugu-english', received);
  expect(uid).toBe('2026-11-26-telugu-english@webinars.hoa');
  expect(entry).toContain('DTSTART;TZID=Asia/Kolkata:20261126T164500');
  expect(entry).toContain('DTEND;TZID=Asia/Kolkata:20261126T173000');
  expect(entry).not.toContain('RRULE');
  const topic = topicOf(instantInIndia('2026-11-26', '16:00')).title;
  expect(text).toContain(`Topic: ${topic}`);
  expect(text).toContain('Received: Fri 20 Nov 2026, 12:00 AM IST');
  expect(text).toMatch(/We will contact you by: \w+ \d+ \w+ 2026, 6:00 PM IST/);
  expect(text).toContain('Language: Telugu-English');
  expect(text).toContain('When: Thursday, 26 November 2026, 4:45 PM to 5:30 PM IST');
  expect(entry.replaceAll(/\r?\n /g, '')).toContain(topic);
});
