import { expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { papers } from '#data/papers';
import type { Question } from '#data/papers/paper';

const all: readonly Question[] = courses.flatMap(({ courseNo }) => papers[courseNo] ?? []);
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}₹%]{3,}/gu));
const shared = (one: string, other: string) =>
  [...wordsOf(one)].filter((word) => wordsOf(other).has(word)).length;
const amountsOf = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((each) => Number(each.replaceAll(',', '')));
const lengthOf = (text: string) => [...text].length;
const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0;

/** It scores an answer without knowledge of the subject; the highest is ticked. */
type Guess = (text: string, question: Question, others: readonly string[]) => number;
const longest: Guess = (text) => lengthOf(text);
const shortest: Guess = (text) => -lengthOf(text);
const rank =
  (place: number): Guess =>
  (text, { answers }) =>
    answers.filter((other) => lengthOf(other.text) > lengthOf(text)).length === place ? 1 : 0;

const guesses: Readonly<Record<string, Guess>> = {
  'the second longest': rank(1),
  'the third longest': rank(2),
  'the one with a number': (text) => (/\d/.test(text) ? 1 : 0),
  'the one without a number': (text) => (/\d/.test(text) ? 0 : 1),
  'the one with most digits': (text) => count(text, /\d/g),
  'the largest amount': (text) => Math.max(-1, ...amountsOf(text)),
  'the smallest amount': (text) => -Math.min(Number.MAX_VALUE, ...amountsOf(text)),
  'the one that names the law': (text) => (/\b(?:section|rule|act|form)\b/i.test(text) ? 1 : 0),
  'most words of the question': (text, { ask }) => shared(text, ask),
  'fewest words of the question': (text, { ask }) => -shared(text, ask),
  'the one most like the others': (text, _, others) =>
    others.reduce((sum, other) => sum + shared(text, other), 0),
  'the one least like the others': (text, _, others) =>
    -others.reduce((sum, other) => sum + shared(text, other), 0),
  'the one with most parts': (text) => count(text, /[,;:] /g),
  'the one in one piece': (text) => -count(text, /[,;:] /g),
  'the one that gives no reason': (text) => (/\b(?:since|because|so that)\b/.test(text) ? 0 : 1),
  'the careful one': (text) =>
    /\b(?:only|alone|never|always|all|nothing|no)\b/i.test(text) ? 0 : 1,
};

/** How often a guess is right where answers that look alike to it are drawn by lot; and where it sees one alone. */
function share(questions: readonly Question[], guess: Guess) {
  const chances = questions.map((question) => {
    const texts = question.answers.map(({ text }) => text);
    const scores = texts.map((text) =>
      guess(
        text,
        question,
        texts.filter((other) => other !== text),
      ),
    );
    const best = scores.filter((score) => score === Math.max(...scores)).length;
    return { sure: best === 1, chance: scores[0] === Math.max(...scores) ? 1 / best : 0 };
  });
  const mean = (of: typeof chances) => of.reduce((sum, { chance }) => sum + chance, 0) / of.length;
  return { byLot: mean(chances), alone: mean(chances.filter(({ sure }) => sure)) };
}

test('the longest answer is right about as often as any other, in all papers and in each', () => {
  const { byLot, alone } = share(all, longest);
  for (const each of [byLot, alone]) expect(each > 0.2 && each < 0.35).toBe(true);
  const telling = courses.filter(
    ({ courseNo }) => share(papers[courseNo] ?? [], longest).byLot > 0.5,
  );
  expect(telling.map(({ courseNo }) => courseNo)).toEqual([]);
});

test('the shortest answer is no give-away either', () => {
  const { byLot, alone } = share(all, shortest);
  for (const each of [byLot, alone]) expect(each > 0.15 && each < 0.35).toBe(true);
  const telling = courses.filter(
    ({ courseNo }) => share(papers[courseNo] ?? [], shortest).byLot > 0.5,
  );
  expect(telling.map(({ courseNo }) => courseNo)).toEqual([]);
});

test.each(Object.entries(guesses))('who always ticks %s passes no paper by it', (_, guess) => {
  expect(share(all, guess).byLot).toBeLessThan(0.45);
});

test('of four amounts the right one is an outer one about as often as one in the middle', () => {
  const places = all.flatMap(({ answers }) => {
    const found = answers.map(({ text }) => /^\D{0,20}(\d[\d,]*(?:\.\d+)?)(?: days)?$/.exec(text));
    if (found.some((each) => each === null)) return [];
    const figures = found.map((each) => Number(each?.[1]?.replaceAll(',', '')));
    return [figures.filter((each) => each < (figures[0] ?? 0)).length];
  });
  expect(places.length).toBeGreaterThan(25);
  const middle = places.filter((place) => place === 1 || place === 2).length / places.length;
  expect(middle > 0.35 && middle < 0.6).toBe(true);
});

test('no answer of several amounts is given away because each of them is in other answers too', () => {
  const given = all.filter(({ answers }) => {
    const lists = answers.map(({ text }) => [...new Set(amountsOf(text))]);
    if (lists.some((list) => list.length < 2)) return false;
    const votes = lists.map((list, own) =>
      list.map((each) => lists.filter((other, at) => at !== own && other.includes(each)).length),
    );
    const least = votes.map((list) => Math.min(...list));
    return least.every((vote, at) => at === 0 || vote < (least[0] ?? 0));
  });
  expect(given.map(({ ask }) => ask)).toEqual([]);
});

test('no answer points at the other answers', () => {
  const pointing = all.flatMap(({ answers }) =>
    answers.filter(({ text }) => /\b(?:all|none|both|any) of the (?:above|other)/i.test(text)),
  );
  expect(pointing).toEqual([]);
});
