/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import {
  offsetOf,
  secondsOfRound,
  secondsUntil,
  timeText,
} from '#lib/browser/inline-script/count-down';

test.each([
  [0, false, '00d 00h 00m 00s'],
  [12 * 86400 + 4 * 3600 + 9 * 60 + 33, false, '12d 04h 09m 33s'],
  [400 * 86400, false, '400d 00h 00m 00s'],
  [299, true, '04m 59s'],
])('writes %i seconds', (seconds, short, expected) => {
  expect(timeText(seconds, short)).toBe(expected);
});

test('counts to an instant and stays at zero after it', () => {
  const to = Date.parse('2026-11-24T16:00:00+05:30');
  expect(secondsUntil(to, to - 1500)).toBe(2);
  expect(secondsUntil(to, to)).toBe(0);
  expect(secondsUntil(to, to + 1)).toBe(0);
  expect(secondsUntil(Number.NaN, to)).toBe(0);
});

test('begins a round again when one is over', () => {
  expect([0, 999, 1000, 299_000, 300_000].map((now) => secondsOfRound(300, 0, now))).toEqual([
    300, 300, 299, 1, 300,
  ]);
});

test('reads how far the server is ahead from its Date header', () => {
  const sent = Date.parse('2026-11-20T12:00:00Z');
  expect(offsetOf('Fri, 20 Nov 2026 12:01:00 GMT', sent, sent + 1000)).toBe(60_000);
  expect(offsetOf(null, sent, sent)).toBe(0);
});
