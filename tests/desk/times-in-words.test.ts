import { expect, test } from '@jest/globals';
import { hoursSpan, span } from '#lib/staff/rules';

const hour = 60 * 60 * 1000;
const at = (text: string) => Date.parse(`${text}:00+05:30`);

test('from Sunday evening to Wednesday evening are three days, a minute less or more', () => {
  const promised = at('2026-11-25T18:00');
  expect(span(at('2026-11-22T18:07'), promised)).toBe('3 days');
  expect(span(at('2026-11-22T17:53'), promised)).toBe('3 days');
});

test('from Tuesday to Thursday are two days at any hour, and the hours where it is less', () => {
  const thursday = at('2026-11-26T18:00');
  expect(span(at('2026-11-24T00:10'), thursday)).toBe('2 days');
  expect(span(at('2026-11-24T17:55'), thursday)).toBe('2 days');
  expect(span(at('2026-11-24T18:10'), thursday)).toBe('47 h 50 min');
});

test('office hours stay hours: fifty of them are more than six working days, not two', () => {
  expect(hoursSpan(50 * hour)).toBe('50 h');
  expect(hoursSpan(6 * hour + 20 * 60_000)).toBe('6 h 20 min');
  expect(hoursSpan(35 * 60_000)).toBe('35 min');
});
