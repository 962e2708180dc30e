import { expect, test } from '@jest/globals';
import { courses, levels } from '#data/courses';
import { modulesOf } from '#lib/catalogue/rules/cart';
import { catalogue, dayOfQuotation, lineOf, quotedFees } from '#lib/payments/rules/catalogue';

const history = [
  { of: 'module-5', until: '2026-11-20', fee: 9_000 },
  { of: 'bootcamp-hour', until: '2026-11-20', fee: 100 },
];

test('a quotation of a day before a fee changed holds the fee of its day, alone and within its level', () => {
  const module5 = courses.find(({ courseNo }) => courseNo === 5);
  if (!module5) throw new Error('there is no module 5');
  const before = quotedFees('2026-11-20', history);
  const after = quotedFees('2026-11-21', history);
  expect(lineOf('module-5', before)?.feePaise).toBe(900_000);
  expect(lineOf('module-5', after)).toEqual(lineOf('module-5'));
  const level = levels.find((each) => modulesOf(each).includes(5)) ?? levels[0];
  const whole = lineOf(`level-${level}`)?.feePaise ?? 0;
  expect(lineOf(`level-${level}`, before)?.feePaise).toBe(whole - (module5.fees - 9_000) * 100);
  const bootcamp = lineOf('bootcamp-B05FO03', before);
  expect(bootcamp?.feePaise).toBe((bootcamp?.hours ?? 0) * 100 * 100);
  expect(lineOf('module-1', before)).toEqual(lineOf('module-1'));
});

test('without a quotation each fee is that of today', () => {
  expect(catalogue(quotedFees('2026-11-24', []))).toEqual(catalogue());
});

test('the number of a quotation says its day', () => {
  expect(dayOfQuotation('Q-20261124-7K3M')).toBe('2026-11-24');
  expect(dayOfQuotation('P-20261124-7K3M')).toBeUndefined();
});
