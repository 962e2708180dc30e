import { expect, test } from '@jest/globals';
import { cardPath } from '#data/addresses/routes';
import { courses } from '#data/courses';
import { find } from '#lib/catalogue/rules/finder';
import { queryOf } from '#lib/catalogue/rules/query';
import {
  challengeCards,
  challengeOf,
  finderFor,
  letters,
  mark,
  sheetOf,
} from '#lib/practice/rules/test-paper';
import { pageMetadata } from '#lib/site/rules/seo';

const rightLetters = (courseNo: number) =>
  Object.fromEntries(
    (sheetOf(courseNo) ?? []).map(({ name, answers }) => [
      name,
      answers.find(({ right }) => right)?.letter,
    ]),
  );

test('a paper looks the same each time it is opened', () => {
  expect(sheetOf(5)).toEqual(sheetOf(5));
});

test('all right: every topic is sure and nothing is left to read', () => {
  const marked = mark(sheetOf(6) ?? [], rightLetters(6));
  expect(marked.correct).toBe(12);
  expect(marked.toRead).toEqual([]);
  expect(marked.byDifficulty.advanced).toEqual({ correct: 3, of: 3 });
});

test('a wrong and an open answer both name the topic to read', () => {
  const given = rightLetters(1);
  const sheet = sheetOf(1) ?? [];
  const wrong = letters.find((letter) => letter !== given.q2);
  const marked = mark(sheet, { ...given, q2: wrong, q4: undefined });
  expect(marked.correct).toBe(10);
  expect(marked.answered).toBe(11);
  expect(marked.toRead).toEqual([sheet[1]?.topic, sheet[3]?.topic]);
});

test.each([['e'], [['a', 'b']], ['<script>'], [7]])('%p is no answer', (given) => {
  expect(mark(sheetOf(1) ?? [], { q1: given }).answered).toBe(0);
});

test('a number that is no module has no paper', () => {
  expect(sheetOf(18)).toBeUndefined();
  expect(sheetOf(0)).toBeUndefined();
});

test('a result is passed on by module and score alone, with a picture of its own', () => {
  const challenge = challengeOf(5, 7);
  expect(challenge).toEqual({
    path: '/library/test/5/7',
    title: `Can you beat 7 of 12? ${courses.find(({ courseNo }) => courseNo === 5)?.title}`,
    card: cardPath('beat-7'),
  });
  const { images } = pageMetadata({ description: 'x', ...challenge, title: 'T', path: '/' })
    .openGraph as { images: unknown };
  expect(images).toMatchObject([{ url: cardPath('beat-7') }]);
});

test('nobody is dared to beat nothing, and all right is no score to beat', () => {
  expect(challengeOf(5, 0)).toBeUndefined();
  expect(challengeOf(5, 12)?.title).toMatch(/^All 12 right\. Can you do it too\?/);
});

test.each([
  [5, 13],
  [5, -1],
  [5, 1.5],
  [5, Number.NaN],
  [18, 7],
  [0, 7],
])('module %p with score %p is no address', (courseNo, score) => {
  expect(challengeOf(courseNo, score)).toBeUndefined();
});

test('each score of a paper has its picture, in letters that the painter has', () => {
  expect(challengeCards).toHaveLength(sheetOf(5)?.length ?? 0);
  expect(new Set(challengeCards.map(({ name }) => name)).size).toBe(challengeCards.length);
  for (const { text } of challengeCards) {
    expect(`${text.kicker}${text.title}${text.foot}`).toMatch(/^[\x20-\x7e·–’]+$/);
    expect(text.title.length).toBeLessThanOrEqual(45);
  }
});

/** The paper of a module with its first `count` answers right. */
function marked(courseNo: number, count: number) {
  const sheet = sheetOf(courseNo) ?? [];
  const given = sheet
    .slice(0, count)
    .map(({ name, answers }) => [name, answers.find(({ right }) => right)?.letter]);
  return mark(sheet, Object.fromEntries(given));
}
const queryFor = (courseNo: number, count: number) =>
  queryOf(new URL(finderFor(courseNo, marked(courseNo, count)), 'http://site').searchParams);

test.each([
  [0, 0],
  [4, 0],
  [5, 1],
  [8, 1],
  [9, 2],
  [11, 2],
  [12, 3],
])('%i of 12 right in TDS fills in band %i of its skill, and leaves the others', (count, band) => {
  expect(find(queryFor(10, count)).answers).toEqual([0, 0, 0, 0, 0, band, 0, 0]);
});

test('the finder asks what is left, without complaining', () => {
  expect(find(queryFor(11, 7))).toEqual({ answers: [0, 0, 0, 0, 0, 0, 1, 0], lacksGoal: false });
});

test('a module that no question of the finder is about leads to its first page', () => {
  expect(finderFor(15, marked(15, 12))).toBe('/which-modules');
});
