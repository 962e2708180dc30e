import { describe, expect, test } from '@jest/globals';
import { inDigits, paiseTyped, rupeesTyped } from '#lib/platform/values/money';

describe('an amount that is typed', () => {
  test.each([
    ['100', 10_000],
    ['1,000', 100_000],
    ['10,030', 1_003_000],
    ['1,23,456.50', 12_345_650],
    ['123,456.50', 12_345_650],
    ['1,00,00,000', 1_000_000_000],
    ['1,000,000', 100_000_000],
    ['10030.5', 1_003_050],
    ['₹ 10,030', 1_003_000],
    ['Rs. 10,030/-', 1_003_000],
    [' 10030 ', 1_003_000],
  ])('%s is %d paise', (typed, paise) => {
    expect(paiseTyped(typed)).toBe(paise);
  });

  test.each([
    '1,00',
    '1,0000',
    ',100',
    '100,',
    '1,,000',
    '1,2,345',
    '12,34',
    '1,234,56',
    '1,23,4567',
    '10 030',
    '1.000',
    '1.000,50',
    '1.2.3',
    '1.',
    '.5',
    '-100',
    '1e3',
    '0x10',
    '',
    'hundred',
    '१००',
  ])('%s is none', (typed) => {
    expect(paiseTyped(typed)).toBeUndefined();
  });

  test('of whole rupees has no paise but .00', () => {
    expect(rupeesTyped('28,000')).toBe(28_000);
    expect(rupeesTyped('28,000.00')).toBe(28_000);
    expect(rupeesTyped('28,000.50')).toBeUndefined();
    expect(rupeesTyped('28,00')).toBeUndefined();
  });
});

test.each([
  [472060, '4720.60'],
  [400000, '4000'],
  [5, '0.05'],
])('%d paise in a field of an amount are read back to the paisa', (paise, typed) => {
  expect(inDigits(paise)).toBe(typed);
  expect(paiseTyped(typed)).toBe(paise);
});
