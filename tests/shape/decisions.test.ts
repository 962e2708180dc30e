import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { filesIn } from '#tests/data/site-map';

const folder = 'docs/decisions';
const decisions = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .sort()
  .map((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    return { file, text, lines: text.trimEnd().split('\n') };
  });

const head =
  /^# \S.{9,}\n\n- Status: (?:Accepted|Superseded by ADR \d{3})\n- Date: 20\d\d-\d\d-\d\d\n\n$/;

test('there are 35 to 50 decisions, numbered without a gap', () => {
  expect(decisions.length).toBeGreaterThanOrEqual(35);
  expect(decisions.length).toBeLessThanOrEqual(50);
  expect(decisions.map(({ file }) => file.slice(0, 3))).toEqual(
    decisions.map((_, index) => String(index + 1).padStart(3, '0')),
  );
  expect(decisions.filter(({ file }) => !/^\d{3}-[a-z\d-]{5,56}\.md$/.test(file))).toEqual([]);
});

test('each has a title, status, date, context, decision and consequences', () => {
  const wrong = decisions.filter(({ text }) => {
    const [start = '', ...sections] = text.split(/^## /m);
    const titles = sections.map((section) => section.split('\n\n')[0]);
    return (
      !head.test(start) ||
      titles.join() !== 'Context,Decision,Consequences' ||
      sections.some(({ length }) => length < 100)
    );
  });
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('each is read in one go: 25 to 70 lines of 120 characters at most', () => {
  const wrong = decisions.filter(
    ({ lines }) =>
      lines.length < 25 || lines.length > 70 || lines.some(({ length }) => length > 120),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});

test('the index lists each decision once, by its number and its title', () => {
  const index = readFileSync(`${folder}/README.md`, 'utf8').replaceAll('\n  ', ' ');
  expect(index.split('\n').filter((line) => line.startsWith('- '))).toEqual(
    decisions.map(
      ({ file, lines }) => `- [${file.slice(0, 3)}](${file}) ${lines[0]?.replace('# ', '')}`,
    ),
  );
});

test('every decision that code or a document cites exists', () => {
  const numbers = decisions.map(({ file }) => file.slice(0, 3));
  const cited = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'docs']
    .flatMap(filesIn)
    .filter((file) => /\.(?:m?[jt]s|tsx|css|md)$/.test(file) && !file.endsWith('decisions.test.ts'))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\bADRs? (\d+(?:(?:, | and )\d+)*)/g)].flatMap(
        ([, list = '']) => list.split(/, | and /).map((number) => ({ file, number })),
      ),
    );
  expect(cited.length).toBeGreaterThan(20);
  expect(cited.filter(({ number }) => !numbers.includes(number))).toEqual([]);
});
