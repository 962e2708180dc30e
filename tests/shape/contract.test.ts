import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesIn } from '#tests/data/site-map';

const contract = readFileSync('docs/contract.md', 'utf8');
const headings = [...contract.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
const readings = [...contract.matchAll(/^\| (R\d+) +\|/gm)].map(([, reading = '']) => reading);
const places = [...headings, ...readings].sort((a, b) => b.length - a.length);

const files = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'docs']
  .flatMap(filesIn)
  .filter((file) => /\.(tsx?|css|conf)$/.test(file) && !file.startsWith('tests/shape/'));

/** What stands behind each `contract:` of a file. */
const citations = files.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/contract:\s+([^\n]+)/g)].map(([, cited = '']) => ({
    file,
    cited,
  })),
);

test('every citation of the contract leads to a heading or a reading of it', () => {
  expect(readings.length).toBeGreaterThan(30);
  expect(citations.length).toBeGreaterThan(40);
  const dangling = citations.filter(
    ({ cited }) =>
      !places.some((place) => cited.startsWith(place) && !/^\w/.test(cited.slice(place.length))),
  );
  expect(dangling).toEqual([]);
});

test('no comment cites a page that is not in the repository', () => {
  const elsewhere =
    /\b(?:site|careers|second|decisions)\.md\b|\bdecisions, (?:section|R\d)|second part, section/i;
  const found = files.filter((file) => elsewhere.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});
