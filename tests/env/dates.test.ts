import { expect, test } from '@jest/globals';
import { inIndia, onDay, promisedBy } from '#lib/dates';

test.each([
  ['a Monday morning', '2026-11-16T09:00:00+05:30', 'Wed, 18 Nov, 2026'],
  ['a Thursday', '2026-11-19T18:00:00+05:30', 'Mon, 23 Nov, 2026'],
  ['a Friday night', '2026-11-20T23:59:00+05:30', 'Tue, 24 Nov, 2026'],
  ['a Sunday', '2026-11-22T12:00:00+05:30', 'Tue, 24 Nov, 2026'],
])('what comes on %s is promised for the end of the second working day', (_, received, by) => {
  expect(inIndia(promisedBy(Date.parse(received)))).toBe(`${by}, 11:59 pm IST`);
});

test('a day is named as India reads it', () => {
  expect(onDay('2025-05-12')).toBe('12 May 2025');
});
