import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const readme = readFileSync('README.md', 'utf8');
const map = /## The wings\n[\s\S]*?```text\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('the map of the wings names every room of lib', () => {
  const rooms = ['server', 'browser', 'shared'].flatMap((wing) =>
    readdirSync(`lib/${wing}`, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  expect(rooms.length).toBeGreaterThan(30);
  expect(rooms.filter((room) => !new RegExp(`\\b${room}\\b`).test(map))).toEqual([]);
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

test('every file and room that the papers name is there', () => {
  const papers = globSync(['README.md', 'docs/**/*.md', 'lib/**/*.md', 'tests/**/*.md']);
  const missing = papers.flatMap((paper) => {
    const named = readFileSync(paper, 'utf8').matchAll(
      /`((?:lib|docs|tests|scripts|data|components|app)\/[^`\s*{…]*)`/g,
    );
    return (
      [...named]
        .map(([, file = '']) => file)
        // `NAME` and `TOPIC` stand for any.
        .filter((file) => !/[A-Z]{4}/.test(file))
        .filter((file) => !['', '.ts', '.tsx', '.journey.ts'].some((end) => existsSync(file + end)))
        .map((file) => `${paper}: ${file}`)
    );
  });
  expect(missing).toEqual([]);
});
