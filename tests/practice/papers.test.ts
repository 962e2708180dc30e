import { expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { papers } from '#data/papers';
import type { Question } from '#data/papers/paper';
import { syllabi } from '#data/syllabi';
import { sumsIn } from '#tests/data/arithmetic';

const questions = courses.flatMap(({ courseNo }) =>
  (papers[courseNo] ?? []).map((question, index) => ({
    courseNo,
    question,
    name: `module ${courseNo}, question ${index + 1}`,
  })),
);
const textsOf = ({ ask, answers }: Question) => [
  ask,
  ...answers.flatMap(({ text, why }) => [text, why]),
];

test('each of the 17 modules has a paper of twelve questions, easy ones first', () => {
  for (const { courseNo } of courses) {
    const difficulties = (papers[courseNo] ?? []).map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual([
      ...Array(4).fill('basic'),
      ...Array(5).fill('working'),
      ...Array(3).fill('advanced'),
    ]);
  }
});

test('each question leads to one topic of its module’s syllabus', () => {
  const lost = questions
    .filter(({ courseNo, question }) => {
      const topics = syllabi[courseNo]?.syllabus ?? [];
      return topics.filter(({ topic }) => topic.includes(question.topic)).length !== 1;
    })
    .map(({ name, question }) => `${name}: ${question.topic}`);
  expect(lost).toEqual([]);
});

test('each of the four answers is another one and says why it is right or wrong', () => {
  for (const { name, question } of questions) {
    const { answers } = question;
    expect([name, new Set(answers.map(({ text }) => text)).size]).toEqual([name, 4]);
    for (const { text, why } of answers) {
      expect([name, text.length > 0 && why.length >= 15]).toEqual([name, true]);
    }
  }
});

test('every sum in a paper comes out as written', () => {
  const sums = questions.flatMap(({ name, question }) =>
    textsOf(question).flatMap((text) => sumsIn(text).map((sum) => ({ name, ...sum }))),
  );
  expect(sums.filter(({ right }) => !right)).toEqual([]);
  expect(sums.length).toBeGreaterThan(300);
});

test('an answer that is one amount is the result of a sum in its reason, or a figure of the question', () => {
  const amount = /^(?:AED )?₹?[\d,.]+$/;
  const unproved = questions.flatMap(({ name, question }) => {
    const [right] = question.answers;
    if (!amount.test(right.text)) return [];
    const figure = Number(right.text.replace(/[^\d.]/g, ''));
    const results = sumsIn(right.why).flatMap(({ stated, computed }) => [stated, computed]);
    const known = results.some((result) => Math.abs(Math.abs(result) - figure) < 1);
    const named = textsOf(question).some(
      (text) => text !== right.text && text.includes(right.text),
    );
    return known || named ? [] : [`${name}: ${right.text}`];
  });
  expect(unproved).toEqual([]);
});

test('a day by which something is due is no Saturday or Sunday, so that no rule of the next working day moves it', () => {
  const day =
    /\b(\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December))(?: (\d{4}))?/;
  const due = questions.flatMap(({ name, question: { ask, answers } }) => {
    const inAsk = /due on (.{0,20})/.exec(ask)?.[1];
    const inAnswer = /\b[Bb]y (?:when|which day)\b/.test(ask) ? answers[0].text : undefined;
    return [inAsk, inAnswer].flatMap((text) => {
      const [, named, year = '2026'] = day.exec(text ?? '') ?? [];
      return named ? [{ name, day: new Date(`${named} ${year} UTC`) }] : [];
    });
  });
  expect(due.length).toBeGreaterThan(6);
  expect(due.filter((each) => [0, 6].includes(each.day.getUTCDay()))).toEqual([]);
});
