import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const table = readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]+?) +\|/gm);
/** Without the head of the table and the line below it. */
const explained = [...table].slice(2).flatMap(([, names = '']) => names.split(', '));

test('each package has its line in the table of dependencies, once, and no other has', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(explained.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort());
});
