/** The edges of the rules of a sitting, which no call comes to: half minutes, the moment of closing, whose save is the newest, what passes. */
import { expect, test } from '@jest/globals';
import {
  endOf,
  isNewest,
  minutesFrom,
  passMarkOf,
  readMoment,
  resultOf,
  shownState,
  withCells,
} from '#lib/practice/rules/sittings';

const at = (text: string) => Date.parse(`${text}:00+05:30`);
const now = at('2026-11-24T11:40');
const minute = 60_000;

test('a sitting ends after its minutes, or when it closes', () => {
  expect(endOf(now, 45, now + 60 * minute)).toBe(now + 45 * minute);
  expect(endOf(now, 45, now + 20 * minute)).toBe(now + 20 * minute);
  expect(minutesFrom(now, 45, now + 20.9 * minute)).toBe(20);
});

test('an invitation that nobody started is closed from the moment that it closes', () => {
  const exam = { state: 'invited', closesAt: now } as const;
  expect([shownState(exam, now - 1), shownState(exam, now)]).toEqual(['invited', 'closed']);
  expect(shownState({ ...exam, state: 'running' }, now + 1)).toBe('running');
});

test('a day is read from midnight to midnight in India, an hour as it is typed', () => {
  expect(readMoment('2026-12-01', 'opens')).toBe(at('2026-12-01T00:00'));
  expect(readMoment('2026-12-01', 'closes')).toBe(at('2026-12-02T00:00'));
  expect(readMoment('2026-12-01T10:30', 'closes')).toBe(at('2026-12-01T10:30'));
  expect(readMoment('2026-02-30', 'opens')).toBeUndefined();
});

test('only the newest saving is written on, or a tab’s own run of savings', () => {
  const own = { rev: 5, saver: 'one', saverFrom: 3 };
  expect(isNewest(own, 5, undefined)).toBe(true);
  expect(isNewest(own, 4, undefined)).toBe(false);
  expect(isNewest(own, 3, 'one')).toBe(true);
  expect(isNewest(own, 2, 'one')).toBe(false);
  expect(isNewest(own, 4, 'two')).toBe(false);
  expect(isNewest(own, 6, 'one')).toBe(false);
});

test('cells that were not sent stay, those that were emptied go', () => {
  expect(withCells({ a: '1', b: '2' }, { b: '', c: '3' })).toEqual({ a: '1', c: '3' });
});

test('a percent is rounded down, and passing is judged by the exact marks', () => {
  expect(resultOf(8.5, 14, 60)).toEqual({ percent: 60, passed: true });
  expect(resultOf(8.3, 14, 60)).toEqual({ percent: 59, passed: false });
  expect(resultOf(11, 14, 79)).toEqual({ percent: 78, passed: false });
  expect(resultOf(0, 0, 60)).toEqual({ percent: 0, passed: false });
});

test('each module has the pass mark of its level', () => {
  expect([1, 9, 17].map(passMarkOf)).toEqual([60, 60, 60]);
  expect(() => passMarkOf(18)).toThrow('there is no module 18');
});
