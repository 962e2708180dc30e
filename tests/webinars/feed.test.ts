/** The feed, read by ical.js as any calendar program would read it. */
import { execFileSync } from 'node:child_process';
import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { GET } from '#app/api/webinars.ics/route';
import { datedWebinars, editions, weekly } from '#data/webinars';
import { writeFeed } from '#lib/webinars/files';
import { forEachTest } from '#tests/setup/for-each-test';
import { openTestSite } from '#tests/setup/test-site';

forEachTest(openTestSite);

/** When a phone in each zone shows the weekly sessions that begin at four in India. */
const zones = [
  ['Asia/Kolkata', ['24/11 16:00', '26/11 16:00']],
  ['Asia/Dubai', ['24/11 14:30', '26/11 14:30']],
  ['Europe/London', ['24/11 10:30', '26/11 10:30']],
  ['America/New_York', ['24/11 05:30', '26/11 05:30']],
  ['Pacific/Auckland', ['24/11 23:30', '26/11 23:30']],
] as const;

/** The events of the feed, its own zone registered as a reader does. */
function readEvents(text: string): ICAL.Event[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
}

const feed = writeFeed('https://hoa.example');
const events = readEvents(feed);
const eventOf = (uid: string) => {
  const found = events.find((event) => event.uid === uid);
  if (!found) throw new Error(`no event ${uid}`);
  return found;
};

/** Starts of a recurring event from an instant on, as instants. */
function startsFrom(event: ICAL.Event, from: string, count: number): string[] {
  const next = event.iterator();
  const starts: string[] = [];
  for (let time = next.next(); time && starts.length < count; time = next.next()) {
    const at = time.toJSDate().toISOString();
    if (at >= from) starts.push(at);
  }
  return starts;
}

test('wherever the phone is, the weekly sessions are at four in India', () => {
  const asked = zones.map(([zone]) => zone);
  const words = ['tests/webinars/read-feed.ts', ...asked];
  const read = JSON.parse(execFileSync(process.execPath, words).toString());
  expect(read).toEqual(zones.map(([zone, shown]) => ({ zone, shown, feed })));
});

test('every entry names whom to write to, as a published one must', () => {
  for (const event of events) {
    const organizer = event.component.getFirstProperty('organizer');
    expect(organizer?.getFirstValue()).toBe('mailto:support@example.com');
  }
});

test('is laid out as the standard asks: properties, the zone, the events, every line ended and folded', () => {
  const zoneStart = feed.indexOf('BEGIN:VTIMEZONE');
  expect(feed.indexOf('X-PUBLISHED-TTL')).toBeLessThan(zoneStart);
  expect(zoneStart).toBeLessThan(feed.indexOf('BEGIN:VEVENT'));
  expect(feed.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(feed.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const bytes = feed.split('\r\n').map((line) => Buffer.byteLength(line));
  expect(Math.max(...bytes)).toBeLessThanOrEqual(75);
});

test.each([
  ['tamil', '/job-hunt'],
  ['telugu', '/job-hunt/te'],
])('the weekly %s session leads to the page of its language', (language, path) => {
  const { component } = eventOf(`weekly-${language}-english@webinars.hoa`);
  expect(component.getFirstPropertyValue('url')).toBe(`https://hoa.example${path}`);
});

test('summer time elsewhere moves nothing', () => {
  const telugu = eventOf('weekly-telugu-english@webinars.hoa');
  const utcHours = startsFrom(telugu, '2026-03-01', 12).map((at) => at.slice(11, 16));
  expect(new Set(utcHours)).toEqual(new Set(['11:15']));
  expect(telugu.duration.toSeconds()).toBe(45 * 60);
});

test('a dated session takes the place of the weekly one of its day', () => {
  const [first] = datedWebinars;
  const weeklyStarts = startsFrom(
    eventOf(`weekly-${first?.language.toLowerCase()}@webinars.hoa`),
    '2025-07-01',
    6,
  ).map((at) => at.slice(0, 10));
  expect(weeklyStarts).not.toContain('2025-07-08');
  expect(weeklyStarts).toContain('2025-07-10');
  const dated = eventOf('2025-07-08-tamil-english@webinars.hoa');
  expect(dated.startDate.toJSDate().toISOString()).toBe('2025-07-08T10:30:00.000Z');
  expect(dated.summary).toContain(first?.title);
});

test('the paid webinar is in it, for its three hours', () => {
  const edition = eventOf(`${editions[0].id}@webinars.hoa`);
  expect(edition.startDate.toJSDate().toISOString()).toBe('2025-06-22T08:30:00.000Z');
  expect(edition.duration.toSeconds()).toBe(3 * 60 * 60);
});

test('every event has a UID of its own, a sequence, and a stamp that only data moves', () => {
  const uids = events.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
  for (const { component } of events) {
    expect(Number(component.getFirstPropertyValue('sequence'))).toBeGreaterThanOrEqual(0);
    expect(String(component.getFirstProperty('dtstamp')?.toICALString())).toMatch(
      /^DTSTAMP:\d{8}T\d{6}Z$/,
    );
  }
  expect(feed).toContain(`DTSTAMP:${weekly.updated.replaceAll(/[-:]/g, '')}`);
});

test('the call answers as a published calendar with a name and a rhythm', async () => {
  const response = await GET(new Request('http://localhost/api/webinars.ics'));
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const text = await response.text();
  for (const line of ['METHOD:PUBLISH', 'X-WR-CALNAME:HOA webinars', 'BEGIN:VTIMEZONE']) {
    expect(text).toContain(line);
  }
  expect(text).toMatch(/REFRESH-INTERVAL;VALUE=DURATION:PT1H/);
});

test.each([
  ['2026-11-24-telugu-english', '2026-11-24T11:15:00.000Z', 45],
  ['2025-07-08-tamil-english', '2025-07-08T10:30:00.000Z', 40],
  ['ai-2025-06-22', '2025-06-22T08:30:00.000Z', 180],
])('one session alone, %s, has an entry with its own hours', async (id, start, minutes) => {
  const response = await GET(new Request(`http://localhost/api/webinars.ics?session=${id}`));
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${id}.ics"`);
  const [event, ...more] = readEvents(await response.text());
  expect(more).toEqual([]);
  expect(event?.uid).toBe(`${id}@webinars.hoa`);
  expect(event?.startDate.toJSDate().toISOString()).toBe(start);
  expect(event?.duration.toSeconds()).toBe(minutes * 60);
});

test.each([
  '',
  '2026-11-25-tamil-english',
  '2026-11-24-hindi',
  '../../etc',
  '2026-02-31-tamil-english',
])('there is no entry of a session that never is: %j', async (id) => {
  const url = `http://localhost/api/webinars.ics?session=${encodeURIComponent(id)}`;
  expect((await GET(new Request(url))).status).toBe(404);
});
