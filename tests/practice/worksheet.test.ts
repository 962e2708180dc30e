import { expect, test } from '@jest/globals';
import { halves } from '#lib/practice/rules/halves';
import { gstFundamentals } from '#lib/practice/rules/papers/05-gst-fundamentals';
import { gulfVatAndIfrs } from '#lib/practice/rules/papers/15-gulf-vat-and-ifrs';
import { make } from '#lib/practice/rules/papers/make';
import { rowsShown, showAmountsOf, typedIn } from '#lib/practice/rules/worksheet';

const journal = { kind: 'journal', id: 'p', label: 'The bill', rows: 3 } as const;

test('half marks are written as on paper', () => {
  expect([0, 0.5, 1, 11.5].map(halves)).toEqual(['0', '½', '1', '11½']);
});

test('of a post the cells count, each once, and nobody’s novel', () => {
  const fields = { set: 'K7Q2M', 'c.value': ['1', '2'], 'c.long': 'x'.repeat(999), 'c.no': 5 };
  expect(typedIn(fields)).toEqual({ value: '1', long: 'x'.repeat(200) });
});

test('a journal shows as many rows as were typed, one more on demand, and forty at most', () => {
  expect(rowsShown(journal, {}, false)).toEqual(['p1', 'p2', 'p3']);
  expect(rowsShown(journal, { 'p5.k': '1' }, true)).toHaveLength(6);
  expect(rowsShown(journal, { 'pos9.k': '1', p9: '1' }, false)).toHaveLength(3);
  expect(rowsShown(journal, { 'p99.a': 'x' }, true)).toHaveLength(40);
});

test('amounts are grouped as the papers of the sheet group them; other answers stay', () => {
  const [india, gulf] = [gstFundamentals, gulfVatAndIfrs].map((paper) =>
    showAmountsOf(make(paper, 'K7Q2M')),
  );
  expect([india?.('1234567.50'), gulf?.('1234567.50')]).toEqual(['12,34,567.50', '1,234,567.50']);
  expect([india?.('-480.00'), india?.('33 Tamil Nadu'), india?.('07-12-2026')]).toEqual([
    '−480.00',
    '33 Tamil Nadu',
    '07-12-2026',
  ]);
});
