import { describe, expect, test } from '@jest/globals';
import type { PaymentLine } from '#lib/accounting/rules/invoice';
import { amountsOf, dueDays, shareOut } from '#lib/payments/rules/requests';

const line = (feePaise: number, code = 'module-1'): PaymentLine => ({
  code,
  label: code,
  sac: '999293',
  feePaise,
});

test('what is shared out goes by the largest remainder, the first of equals before the others', () => {
  expect(shareOut(10, [1, 1, 1])).toEqual([4, 3, 3]);
  expect(shareOut(100, [1, 2, 4])).toEqual([14, 29, 57]);
  expect(shareOut(5, [0, 0])).toEqual([5, 0]);
});

test('a discount of all there is, or of more, asks for nothing and is no request', () => {
  expect(() => amountsOf([line(100)], 100)).toThrow(RangeError);
  expect(() => amountsOf([line(100)], 101)).toThrow(RangeError);
  expect(() => amountsOf([line(100)], -1)).toThrow(RangeError);
});

describe('parts are due', () => {
  test.each([
    ['2026-12-01', 3, ['2026-12-01', '2027-01-01', '2027-02-01']],
    ['2026-12-31', 3, ['2026-12-31', '2027-01-31', '2027-02-28']],
    ['2027-12-30', 3, ['2027-12-30', '2028-01-30', '2028-02-29']],
    ['2026-11-24', 1, ['2026-11-24']],
  ])('from %s in %i: the same day of the month, or its last', (until, parts, days) => {
    expect(dueDays(until, parts)).toEqual(days);
  });
});
