import { expect, test } from '@jest/globals';
import { queryOf } from '#lib/shared/cart/query';
import { find } from '#lib/shared/finder/find';
import { finderFor, mark, sheetOf } from '#lib/shared/papers/paper';

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
