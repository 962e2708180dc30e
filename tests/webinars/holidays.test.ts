/** The weekly webinars rest on public holidays: on pages, in the feed, and for who registers. */
import { expect, test } from '@jest/globals';
import ICAL from 'ical.js';
import { holidayYears } from '#data/holidays';
import { weekly } from '#data/webinars';
import { isoDayInIndia } from '#lib/platform/values/india';
import { writeFeed } from '#lib/webinars/files';
import {
  findSession,
  leftOut,
  nextWebinars,
  sessionFor,
  upcomingSessions,
} from '#lib/webinars/rules/sessions';

const republicDay = '2027-01-26';
const before = Date.parse('2027-01-22T12:00:00+05:30');
const holidays = holidayYears.flatMap(({ days }) => days.map(({ date }): string => date));

test('26 January 2027 is a Tuesday and has no session', () => {
  expect(nextWebinars(before, 2).map(isoDayInIndia)).toEqual(['2027-01-28', '2027-02-02']);
  expect(upcomingSessions(before, 2, []).map(({ id }) => id.slice(0, 10))).toEqual([
    '2027-01-28',
    '2027-01-28',
  ]);
  expect(leftOut(before)[0]).toEqual({ isoDay: republicDay, holiday: 'Republic Day' });
});

test('no webinar of the coming year is on a day of the list', () => {
  const days = nextWebinars(Date.parse('2026-11-24T00:00:00+05:30'), 110).map(isoDayInIndia);
  expect(days.filter((day) => holidays.includes(day))).toEqual([]);
});

test('who registers for a holiday gets the next session of the language', () => {
  const asked = `${republicDay}-telugu-english`;
  expect(findSession(asked)?.id).toBe(asked);
  expect(sessionFor(asked, '', before)?.id).toBe('2027-01-28-telugu-english');
});

test('the feed leaves the day out', () => {
  const calendar = new ICAL.Component(ICAL.parse(writeFeed('https://hoa.example')));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const weeklies = calendar
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event))
    .filter((event) => event.isRecurring());
  expect(weeklies).toHaveLength(weekly.sessions.length);
  for (const event of weeklies) {
    const days: string[] = [];
    const starts = event.iterator();
    for (let at = starts.next(); at && at.year < 2028; at = starts.next()) {
      if (at.year === 2027) days.push(at.toString().slice(0, 10));
    }
    expect(days).toContain('2027-01-28');
    expect(days.filter((day) => holidays.includes(day))).toEqual([]);
  }
});

test('a holiday is one name, so that several are in a list: no comma is in it', () => {
  const names = holidayYears.flatMap(({ days }) => days.map(({ name }): string => name));
  expect(names.filter((name) => name.includes(','))).toEqual([]);
});
