import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { expect, test } from '@jest/globals';

const listed = (...words: string[]) =>
  execFileSync('node_modules/.bin/jest', ['--listTests', ...words], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
    .map((file) => relative('.', file));

test('a path never starts the long tests below it: one of them installs programs and builds a copy', () => {
  const quick = listed('tests/data');
  expect(quick).toContain('tests/data/articles.test.ts');
  expect(quick.filter((file) => file.includes('.long.'))).toEqual([]);
});

test('they run for who asks', () => {
  expect(listed('tests/data/edits.long')).toEqual(['tests/data/edits.long.test.ts']);
});
