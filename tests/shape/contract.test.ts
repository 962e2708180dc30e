import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { salaryRanges, skills } from '#data/application-choices';
import { weekly } from '#data/webinars';
import { filesIn } from '#tests/data/site-map';

const contract = readFileSync('docs/contract.md', 'utf8');
const headings = [...contract.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
const readings = [...contract.matchAll(/^\| (R\d+) +\|/gm)].map(([, reading = '']) => reading);
const places = [...headings, ...readings].sort((a, b) => b.length - a.length);

const files = ['app', 'components', 'lib', 'data', 'scripts', 'tests', 'docs']
  .flatMap(filesIn)
  .filter((file) => /\.(tsx?|css|conf)$/.test(file) && !file.startsWith('tests/shape/'));

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
    /\b(?:site|careers|second|third|next-pages|third-pages|decisions)\.md\b|\bdecisions, (?:section|R\d)|second part, section/i;
  const found = files.filter((file) => elsewhere.test(readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test('amounts, counts and hours that data holds are not copied', () => {
  expect(contract.match(/.*₹.*/g)).toBeNull();
  const copied = [
    `${skills.length} skills`,
    `${salaryRanges.length} salary bands`,
    ...weekly.weekdayNames.split(' and '),
    ...weekly.sessions.map(({ start, end }) => `${onTheClock(start)}-${onTheClock(end)}`),
  ];
  expect(copied.filter((figure) => contract.includes(figure))).toEqual([]);
  // The calls for people are promised in a message of the contract; other working days are those of a policy.
  expect(contract.match(/\d+ to \d+ working days|\d+ business days/g)).toBeNull();
});

/** `16:40` as `4:40`. */
const onTheClock = (time: string) => `${Number(time.slice(0, 2)) % 12 || 12}${time.slice(2)}`;
