import { expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { letters, sheetOf } from '#lib/practice/rules/test-paper';

/** The places of the right answers of each paper, 0 to 3. */
const keys = courses.map(({ courseNo }) =>
  (sheetOf(courseNo) ?? []).map(({ answers }) => answers.findIndex(({ right }) => right)),
);
const all = keys.flat();
const shareOf = (hits: readonly boolean[]) => hits.filter(Boolean).length / hits.length;

test('no two papers share a key, nor most of one, nor one moved by some places', () => {
  const alike = keys.flatMap((key, at) =>
    keys.slice(0, at).flatMap((other, before) =>
      letters.flatMap((_, moved) => {
        const same = shareOf(
          key.map((place, index) => place === ((other[index] ?? 0) + moved) % 4),
        );
        return same > 0.75 ? [`papers ${before + 1} and ${at + 1}`] : [];
      }),
    ),
  );
  expect(alike).toEqual([]);
});

test('each letter is right about as often, in all papers and in each, and never three times running', () => {
  for (const place of letters.keys()) {
    const share = shareOf(all.map((each) => each === place));
    expect(share).toBeGreaterThan(0.17);
    expect(share).toBeLessThan(0.33);
    for (const key of keys) {
      const times = key.filter((each) => each === place).length;
      expect(times >= 2 && times <= 4).toBe(true);
    }
  }
  for (const key of keys) {
    expect(key.some((place, at) => place === key[at + 1] && place === key[at + 2])).toBe(false);
  }
});

test('no step from question to question or from paper to paper reveals the letter', () => {
  const steps = [0, 1, 2, 3];
  for (const perPaper of steps) {
    for (const perQuestion of steps) {
      for (const from of steps) {
        const hits = keys.flatMap((key, paper) =>
          key.map((place, at) => place === (paper * perPaper + at * perQuestion + from) % 4),
        );
        expect(shareOf(hits)).toBeLessThan(0.4);
      }
    }
  }
});

test('the letters of a paper stay what they were, so that a sheet printed or shared stays true', () => {
  const [first] = keys;
  expect(first?.map((place) => letters[place]).join('')).toBe('abcdcbabddbc');
});
