import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { isThere, pathsNamedIn } from '#tests/shape/named-paths';

const readme = readFileSync('README.md', 'utf8');
const layout = /## Layout\n[\s\S]*?```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('the layout names every place of lib', () => {
  const places = readdirSync('lib', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(places.length).toBeGreaterThan(20);
  expect(places.filter((place) => !new RegExp(`\\b${place}\\b`).test(layout))).toEqual([]);
});

test('the README is read in ten minutes, and the papers in a terminal', () => {
  expect(readme.length).toBeLessThan(9 * 1024);
  // The figures are written by the bench, and are tables.
  const papers = globSync('docs/**/*.md').filter((file) => file !== 'docs/figures.md');
  for (const file of ['README.md', 'CHANGELOG.md', ...papers]) {
    const prose = readFileSync(file, 'utf8').replaceAll(/```[\s\S]*?```/g, '');
    const long = prose.split('\n').filter((line) => line.length > 120 && !line.startsWith('|'));
    expect([file, long]).toEqual([file, []]);
  }
});

test('every file and folder that the papers name is there', () => {
  const papers = globSync(['README.md', 'CHANGELOG.md', '{docs,lib,tests}/**/*.md']);
  expect(papers.length).toBeGreaterThan(50);
  const missing = papers.flatMap((paper) =>
    pathsNamedIn(readFileSync(paper, 'utf8'))
      .filter((path) => !isThere(path))
      .map((path) => `${paper}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every link of the papers leads to a file', () => {
  const missing = globSync(['*.md', 'docs/**/*.md']).flatMap((paper) =>
    [...readFileSync(paper, 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => join(dirname(paper), link))
      .filter((file) => !existsSync(file))
      .map((file) => `${paper}: ${file}`),
  );
  expect(missing).toEqual([]);
});
