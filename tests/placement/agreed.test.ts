import { describe, expect, test } from '@jest/globals';
import { coversNow, isSameSpelling, type PostWords } from '#lib/placement/rules/consent';

const post: PostWords = {
  post: 'Junior accountant',
  city: 'Chennai',
  preference: 'Full-Time On-Site',
  skills: ['Payroll'],
  employer: 'Kaveri Traders',
  note: 'Bond of one year',
  payFrom: 25_000,
  payTo: 30_000,
};
const { payFrom: _from, payTo: _to, ...unpaid } = post;

describe('a yes', () => {
  test.each<[string, Partial<PostWords>]>([
    ['more at one end', { payTo: 35_000 }],
    ['other capitals and spaces', { note: 'bond  of one Year.' }],
  ])('covers %s', (_, change) => {
    expect(coversNow(post, { ...post, ...change })).toBe(true);
  });

  test.each<[string, Partial<PostWords>]>([
    ['less at the low end, though more at the high one', { payFrom: 20_000, payTo: 40_000 }],
    ['less at the high end', { payTo: 29_999 }],
    ['another post', { post: 'Senior accountant' }],
    ['other work', { skills: ['Payroll', 'Reporting'] }],
    ['a first day', { from: '2027-01-04' }],
    ['no word of a bond', { note: '' }],
  ])('does not cover %s', (_, change) => {
    expect(coversNow(post, { ...post, ...change })).toBe(false);
  });

  test('does not cover pay that is said later, or not any more', () => {
    expect(coversNow(unpaid, post)).toBe(false);
    expect(coversNow(post, unpaid)).toBe(false);
    expect(coversNow(unpaid, unpaid)).toBe(true);
    expect(coversNow({ ...unpaid, payFrom: 25_000 }, { ...unpaid, payTo: 25_000 })).toBe(true);
  });
});

test.each([
  ['Chenai', 'Chennai'],
  ['Hydrabad', 'Hyderabad'],
  ['Guindi', 'Guindy'],
  ['T. Nagar', 'T Nagar'],
  ['Tally experiance', 'Tally experience'],
  ['recieve', 'receive'],
  ['சென்னை', 'சென்னை '],
])('%s and %s are one spelling corrected', (one, other) => {
  expect(isSameSpelling(one, other)).toBe(true);
  expect(isSameSpelling(other, one)).toBe(true);
});

test.each([
  ['Vellore', 'Nellore'],
  ['Gonda', 'Gondia'],
  ['paid by the employer', 'paid by the employee'],
  ['bond of 1 year', 'bond of 2 years'],
  ['bond of 1.5 lakh', 'bond of 15 lakh'],
  ['2-4 years', '24 years'],
  ['eight hours', 'eighty hours'],
  ['no bond', 'bond'],
  ['Salem', 'Selam'],
  ['No, bond of two years', 'No bond of two years'],
  ['சென்னை', 'மதுரை'],
])('%s and %s are different words', (one, other) => {
  expect(isSameSpelling(one, other)).toBe(false);
  expect(isSameSpelling(other, one)).toBe(false);
});
