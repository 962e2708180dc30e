import { expect, test } from '@jest/globals';
import { inIndia, longDayInIndia, onDay, promisedBy, startOfDay } from '#lib/dates';
import { isoDayInIndia, timeInIndia } from '#lib/india';
import { stampOf } from '#lib/store/put-in-place';

test.each([
  ['a Monday morning', '2026-11-16T09:00:00+05:30', 'Wed, 18 Nov, 2026'],
  ['a Thursday', '2026-11-19T18:00:00+05:30', 'Mon, 23 Nov, 2026'],
  ['a Friday night', '2026-11-20T23:59:00+05:30', 'Tue, 24 Nov, 2026'],
  ['a Sunday', '2026-11-22T12:00:00+05:30', 'Tue, 24 Nov, 2026'],
])('what comes on %s is promised for the end of the second working day', (_, received, by) => {
  expect(inIndia(promisedBy(Date.parse(received)))).toBe(`${by}, 11:59 PM IST`);
});

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
  expect([midnight - 1, midnight].map(stampOf)).toEqual(['20261120-235959', '20261121-000000']);
  expect(startOfDay(midnight + 1)).toBe(midnight);
});
