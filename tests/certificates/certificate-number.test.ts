import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { makeCertificateNumber, readCertificateNumber } from '#lib/certificates/rules';
import { alphabet } from '#lib/platform/values/reference';

const bytes = fc.uint8Array({ minLength: 6, maxLength: 6 });
const number = makeCertificateNumber(2026, Uint8Array.of(1, 2, 3, 4, 5, 6));

test('a number names its year and has seven characters that nobody mixes up', () => {
  fc.assert(
    fc.property(bytes, (random) => {
      expect(makeCertificateNumber(2027, random)).toMatch(/^HC-2027-[0-9A-HJKMNP-TV-Z]{7}$/);
    }),
  );
});

test('what people type is understood: lower case, spaces, no dashes, O for 0, I and L for 1', () => {
  const made = makeCertificateNumber(2026, Uint8Array.of(0, 1, 0, 1, 0, 1));
  for (const typed of [
    made.toLowerCase(),
    made.replaceAll('-', ''),
    ` ${made.replaceAll('-', ' ')} `,
    made.replace('HC-', ''),
    made.replaceAll('0', 'O'),
    made.slice(0, 8) + made.slice(8).replaceAll('1', 'l'),
    made.slice(0, 8) + made.slice(8).replaceAll('1', 'I'),
  ]) {
    expect(readCertificateNumber(typed)).toEqual({ number: made });
  }
});

test('one wrong character is distinguished from an unknown number', () => {
  const at = number.length - 3;
  const other = [...alphabet].find((each) => each !== number[at]) ?? '';
  const mistyped = number.slice(0, at) + other + number.slice(at + 1);
  expect(readCertificateNumber(mistyped)).toEqual({ problem: 'wrong-check' });
});

test.each([
  '',
  'HC',
  'HOA-7K3M-92Q',
  'HC-1926-0000000',
  'HC-2026-000',
  '<script>',
  'HC-2026-U000000',
])('%p is no number of ours', (typed) => {
  expect(readCertificateNumber(typed)).toEqual({ problem: 'malformed' });
});
