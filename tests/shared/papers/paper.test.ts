import { expect, test } from '@jest/globals';
import { letters, mark, sheetOf } from '#lib/shared/papers/paper';

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
