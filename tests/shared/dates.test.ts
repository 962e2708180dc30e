import { expect, test } from '@jest/globals';
import { fileStamp } from '#lib/server/data-folder/atomic-rename';
import { longDayInIndia, onDay, startOfDay } from '#lib/shared/dates';
import { isoDayInIndia, timeInIndia } from '#lib/shared/india';

test('a day is named as India reads it', () => {
  expect(onDay('2025-05-12')).toBe('12 May 2025');
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
