/** The entry that goes with the confirmation of a free registration, beside the feed. */
import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { datedWebinars } from '#data/webinars';
import { writeFeed } from '#lib/calendar/feed';
import { isoDate } from '#lib/calendar/sessions';
import { readEnv } from '#lib/env';
import { webinarFreeEmails } from '#lib/forms/webinar-free/emails';
import { instantInIndia } from '#lib/india';
import { submissionOf } from '#tests/store/samples';

const env = readEnv({});

/** Each event, by its UID, as it is written. */
function eventsIn(text: string): Map<string, string> {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return new Map(
    events.map((event) => [String(event.getFirstPropertyValue('uid')), event.toString()]),
  );
}

function attachedAt(receivedAt: number): [string, string] {
  const mails = webinarFreeEmails(submissionOf({ kind: 'webinar-free', receivedAt }), env);
  const text = mails.find(({ role }) => role === 'visitor')?.attachments?.[0]?.content ?? '';
  const [event] = eventsIn(text);
  if (!event) throw new Error('no event attached');
  return event;
}

const feed = eventsIn(writeFeed(env.origin));
const inTamil = datedWebinars.filter(({ language }) => language === 'Tamil-English');

test.each(inTamil)('a registrant of $date has the same entry as the feed', ({ date }) => {
  const [uid, entry] = attachedAt(instantInIndia(isoDate(date)));
  expect(entry).toBe(feed.get(uid));
});

test('a registrant of a weekly session has that one day, and a page to look at', () => {
  const [uid, entry] = attachedAt(instantInIndia('2026-11-20'));
  expect(uid).toBe('2026-11-24-tamil-english@webinars.hoa');
  expect(entry).toContain('DTSTART;TZID=Asia/Kolkata:20261124T160000');
  expect(entry).toContain('/webinarcalendar');
  expect(entry).not.toContain('RRULE');
});
