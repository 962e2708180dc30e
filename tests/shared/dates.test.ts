import { expect, test } from '@jest/globals';
import { fileStamp } from '#lib/server/data-folder/atomic-rename';
import { longDayInIndia, onDay, shortDay, startOfDay } from '#lib/shared/dates';
import {
  instantInIndia,
  isDay,
  isoDayInIndia,
  shortDayAndHour,
  timeInIndia,
} from '#lib/shared/india';

test('a day is named as India reads it', () => {
  expect(onDay('2025-05-12')).toBe('12 May 2025');
});

test('a short day has the same month everywhere: Intl writes “Sept”', () => {
  expect(shortDay('2026-09-03')).toBe('Thu 3 Sep 2026');
  expect(shortDayAndHour(instantInIndia('2026-09-03', '16:00'))).toBe('Thu 3 Sep, 4:00 PM');
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
