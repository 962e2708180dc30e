import { expect, test } from '@jest/globals';
import { fileStamp } from '#lib/platform/files/data-folder';
import {
  instantInIndia,
  isDay,
  isoDayInIndia,
  longDayInIndia,
  onDay,
  shortDay,
  shortDayAndHour,
  startOfDay,
  timeInIndia,
  weekdayAndDate,
} from '#lib/platform/values/india';

test('a day is named as India reads it', () => {
  expect(onDay('2025-05-12')).toBe('12 May 2025');
});

test('a short day has the same month everywhere: Intl writes “Sept”', () => {
  expect(shortDay('2026-09-03')).toBe('Thu 3 Sep 2026');
  const hour = instantInIndia('2026-09-03', '16:00');
  expect(shortDayAndHour(hour, hour)).toBe('Thu 3 Sep, 4:00 PM');
});

test('a short day says its year where that differs from today’s in India', () => {
  const newYear = instantInIndia('2027-01-01', '00:00');
  expect(weekdayAndDate(newYear, newYear - 1)).toBe('Fri 1 Jan 2027');
  expect(weekdayAndDate(newYear - 1, newYear)).toBe('Thu 31 Dec 2026');
  expect(weekdayAndDate(newYear, newYear)).toBe('Fri 1 Jan');
  expect(shortDayAndHour(newYear, newYear - 1)).toBe('Fri 1 Jan 2027, 12:00 AM');
});

test('the day changes at midnight in India, whatever is written', () => {
  const midnight = Date.parse('2026-11-20T18:30:00Z');
  expect([midnight - 1, midnight].map(longDayInIndia)).toEqual([
    '20 November 2026',
    '21 November 2026',
  ]);
  expect([midnight - 1, midnight].map(isoDayInIndia)).toEqual(['2026-11-20', '2026-11-21']);
  expect([midnight - 1, midnight].map(timeInIndia)).toEqual(['23:59', '00:00']);
  expect([midnight - 1, midnight].map(fileStamp)).toEqual(['20261120-235959', '20261121-000000']);
  expect(startOfDay(midnight + 1)).toBe(midnight);
});

test.each(['2026-02-31', '2026-13-01', '0226-11-24', '2026-11-24T10:00', ''])(
  '“%s” is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);
