import { expect, test } from '@jest/globals';
import { plainText } from '#lib/server/search/plain-text';

test('a row of a table reads as a sentence: no space stands before its full stop', () => {
  const table = '| What | 1961 |\n| --- | ---: |\n| TDS on salary | 192 |\n';
  expect(plainText(table)).toBe('What, 1961. TDS on salary, 192.');
});
