import { describe, expect, test } from '@jest/globals';
import { day, typedDay } from '#data/practicals/days';
import { readAmount, readDate, typedAmount, typedNumber } from '#lib/practice/rules/papers/typed';

describe('an amount', () => {
  test.each([
    ['1,23,456.50', 12345650],
    ['123,456.50', 12345650],
    ['₹123456.5', 12345650],
    ['Rs. 1 23 456.50', 12345650],
    ['Rs.500/-', 50000],
    ['AED 23,500', 2350000],
    ['£196.70', 19670],
    ['41325', 4132500],
    ['.5', 50],
    ['500.', 50000],
    ['0.125', 13],
    ['0.1249', 12],
    ['-450', -45000],
    ['\u2212450.00', -45000],
    ['(450)', -45000],
    ['₹(450)', -45000],
    ['₹ -450', -45000],
    ['0', 0],
    ['nil', 0],
    ['-', 0],
    ['6.24%', 624],
    ['५००', 50000],
    ['௫௦௦', 50000],
  ])('typed as %s is read', (typed, paise) => {
    expect(readAmount(typed)).toBe(paise);
  });

  test.each(['1.23.456', '1e3', 'about 500', '5OO', '--5', '-(5)', '(5', '₹', '.', '9'.repeat(50)])(
    'typed as %s is not guessed',
    (typed) => {
      expect(readAmount(typed)).toBeUndefined();
    },
  );

  test.each([
    [4132500, '41325.00'],
    [-45000, '-450.00'],
    [5, '0.05'],
    [0, '0.00'],
  ])('of %d paise is expected as %s', (paise, typed) => {
    expect(typedAmount(paise)).toBe(typed);
    expect(readAmount(typed)).toBe(paise);
  });

  test('a whole number is expected without decimals', () => {
    expect([typedNumber(3100), typedNumber(624), typedNumber(130)]).toEqual(['31', '6.24', '1.30']);
  });
});

describe('a date', () => {
  const near = day('2026-11-30');

  test.each([
    '7-12-2026',
    '07/12/26',
    '7.12.26',
    '7 Dec 2026',
    '2026-12-07',
    '7th December 2026',
    'Mon 7 Dec 2026',
    '7-Dec-26',
    '7 Dec',
    '07/12',
  ])('typed as %s is 7 December 2026', (typed) => {
    expect(typedDay(readDate(typed, near) ?? 0)).toBe('07-12-2026');
  });

  test('without a year is the one nearest to the day of the paper', () => {
    expect(typedDay(readDate('31 Jan', near) ?? 0)).toBe('31-01-2027');
    expect(typedDay(readDate('18 Jun', near) ?? 0)).toBe('18-06-2026');
  });

  test.each(['31-11-2026', '12-31-2026', '7', 'Dec', '7 Foo 2026', '2026', '7-12-2026 or later'])(
    'typed as %s is not guessed',
    (typed) => {
      expect(readDate(typed, near)).toBeUndefined();
    },
  );
});
