import { expect, test } from '@jest/globals';
import { csvRow } from '#lib/platform/values/csv';

test.each(['=1+1', '+1', '-1', '@x', '\tx', '＝1+1', '＋1', '－1', '＠x'])(
  'a spreadsheet reads %j as text',
  (cell) => expect(csvRow([cell])).toMatch(/^"?'/),
);

test('a number of ours stays a number, also below zero', () => {
  expect(csvRow(['a,b', -500.5, 0])).toBe('"a,b",-500.5,0\r\n');
});
