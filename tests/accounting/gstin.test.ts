import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sampleGstin } from '#data/gst';
import { checkCharacterOf, gstinProblem, plainGstin } from '#lib/accounting/rules/tax';

const published = ['27AAPFU0939F1ZV', '33AABCU9603R1ZU', '37AADCS0472N1Z1'];

test.each([...published, sampleGstin])('%s is a GSTIN', (gstin) => {
  expect(gstinProblem(gstin, gstin.slice(0, 2))).toBeUndefined();
});

test('it is read as people write it', () => {
  expect(plainGstin(' 27aapfu 0939f-1zv ')).toBe('27AAPFU0939F1ZV');
});

test('a State that it does not begin with is named', () => {
  expect(gstinProblem(sampleGstin, '29')).toEqual({
    field: 'state',
    message: 'Choose the State that the GSTIN begins with: 33 is Tamil Nadu.',
  });
});

test('a character that was mistyped is seen', () => {
  expect(gstinProblem('33SAMPL0000S1Z5', '33')).toEqual({
    field: 'gstin',
    message: 'The last character of the GSTIN does not fit the others.',
  });
});

test.each(['33SAMPL0000S1Z', '99SAMPL0000S1Z8', '33SAMPL0000S1X8', '', 'x'.repeat(40), 'ßß'])(
  '%j has not its form',
  (typed) => {
    expect(gstinProblem(plainGstin(typed), '33')?.message).toMatch(/^A GSTIN has 15 characters/);
  },
);

test('any one digit of a GSTIN typed wrong is seen', () => {
  const wrong = fc.record({ at: fc.constantFrom(7, 8, 9, 10), by: fc.integer({ min: 1, max: 9 }) });
  fc.assert(
    fc.property(fc.constantFrom(...published), wrong, (gstin, { at, by }) => {
      const digit = String((Number(gstin[at]) + by) % 10);
      const mistyped = gstin.slice(0, at) + digit + gstin.slice(at + 1);
      expect(checkCharacterOf(mistyped)).not.toBe(gstin[14]);
    }),
  );
});
