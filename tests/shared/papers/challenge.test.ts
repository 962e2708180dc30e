import { expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { cardPath } from '#lib/shared/addresses/routes';
import { pageMetadata } from '#lib/shared/pages/seo';
import { challengeCards, challengeOf, sheetOf } from '#lib/shared/papers/paper';

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
