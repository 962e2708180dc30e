/** docs/security.md claims what a test shows, and leaves out neither a key nor a cookie. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { browserStorage } from '#data/browser-storage';

const paper = readFileSync('docs/security.md', 'utf8');

/** Number, state, and how, of each row of the tables by number. */
const rows = [...paper.matchAll(/^\| (\d[^|]*?) +\| ([^|]*?) +\| (.*) \|$/gm)].map(
  ([, numbers = '', state = '', how = '']) => ({ numbers, state, how }),
);

const testsIn = (text: string) => [...text.matchAll(/tests\/[\w/.-]*\w/g)].map(([path]) => path);

/** A test that is run: Jest's, Playwright's, or a program of `npm run faults`. */
const isTest = (path: string) =>
  ['.test.ts', '.test.tsx', '.journey.ts'].some((end) => existsSync(path + end)) ||
  (path.startsWith('tests/faults/') && existsSync(`${path}.ts`));

test('whatever is said to be met names a test that there is', () => {
  const met = rows.filter(({ state }) => /\bmet\b/.test(state));
  expect(met.length).toBeGreaterThan(70);
  expect(met.filter(({ how }) => !testsIn(how).some(isTest)).map(({ numbers }) => numbers)).toEqual(
    [],
  );
});

test('every test that it names is one, and not a folder', () => {
  expect(testsIn(paper).filter((path) => !isTest(path))).toEqual([]);
});

test('each requirement of the levels is in one row', () => {
  const numbers = rows.flatMap(({ numbers: all }) => all.split(', '));
  expect(numbers.length).toBe(new Set(numbers).size);
});

test('its keys are those that the store generates', () => {
  const [, keys = ''] = paper.split('## Keys');
  const sources = globSync('lib/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  const names = sources.flatMap((text) =>
    [...text.matchAll(/(?:\bsecret\(|\bkeyedHash\([\w.]+,\s*)'([\w-]+)'/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(10);
  for (const name of new Set(names)) expect(keys).toMatch(new RegExp(`[\`:]${name}\``));
});

test('its cookies are those that the site sets', () => {
  const desk = readFileSync('lib/staff/credentials.ts', 'utf8');
  const names = [
    ...browserStorage.filter(({ place }) => place === 'cookie').map(({ name }) => name),
    ...[...desk.matchAll(/^ {2}\w+: '([\w-]+)'/gm)].map(([, name = '']) => name),
  ];
  const row = rows.find(({ numbers }) => numbers.startsWith('3.3.1'));
  const listed = [...(row?.how ?? '').matchAll(/`(?:__Host)?-([\w-]+)`/g)].map(([, name]) => name);
  expect([...new Set(listed)].sort()).toEqual(names.sort());
});
