/** Two browsers that changed one sheet: what is taken without a question, and what is asked about. */
import { expect, test } from '@jest/globals';
import { entryOf, merged, withEntries } from '#lib/practice/rules/merge';

const base = { 'c.value': '1', 'c.igst': '2', 'c.sale1.a': 'Sales', 'c.sale1.k': '100' };

test('what one of the two changed, emptied or added is in the result', () => {
  const { 'c.igst': _emptied, ...mine } = { ...base, 'c.value': '3' };
  const saved = { ...base, 'c.pos': '33 Tamil Nadu' };
  expect(merged(base, mine, saved)).toEqual({
    typed: { ...mine, 'c.pos': '33 Tamil Nadu' },
    both: [],
  });
});

test('the same change on both sides is no question', () => {
  const both = { ...base, 'c.value': '3' };
  expect(merged(base, both, both)).toEqual({ typed: both, both: [] });
});

test('another change on both sides is one, and stays here until it is answered', () => {
  const { typed, both } = merged(base, { ...base, 'c.value': '3' }, { ...base, 'c.value': '4' });
  expect([typed['c.value'], both]).toEqual(['3', ['c.value']]);
});

test('emptied here and changed there is a question too: no blank goes over an answer', () => {
  const { 'c.value': _emptied, ...mine } = base;
  expect(merged(base, mine, { ...base, 'c.value': '4' }).both).toEqual(['c.value']);
});

test('a row of a journal is one entry: a debit of one is not joined with a credit of the other', () => {
  const mine = { ...base, 'c.sale2.a': 'Bank', 'c.sale2.d': '5' };
  const saved = { ...base, 'c.sale2.a': 'Bank', 'c.sale2.k': '7' };
  const { typed, both } = merged(base, mine, saved);
  expect(both).toEqual(['c.sale2']);
  expect([typed['c.sale2.d'], typed['c.sale2.k']]).toEqual(['5', undefined]);
  expect(withEntries(typed, both, saved)).toEqual(saved);
});

test('a cell and a row are named by their entry', () => {
  expect(['c.value', 'c.sale12.k', 'c.a5'].map(entryOf)).toEqual(['c.value', 'c.sale12', 'c.a5']);
});
