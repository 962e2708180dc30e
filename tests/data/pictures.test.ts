import { expect, test } from '@jest/globals';
import { courses } from '#data/courses';
import { faqs } from '#data/faqs';
import { askedFirst } from '#data/home';
import { ledgerPages } from '#data/pictures';
import { syllabi } from '#data/syllabi';
import { afterSending } from '#data/trust';
import { homeQuestions } from '#lib/site/rules/questions';
import { partsOf, topicHead } from '#lib/site/rules/syllabus';

const amount = (text: string) => Number(text.replaceAll(',', '').replace('−', '-'));

test.each(ledgerPages.map((page) => [page.title, page] as const))('%s adds up', (_, page) => {
  page.total.slice(1).forEach((total, column) => {
    const figures = page.rows.map((row) => amount(row[column + 1] ?? '') || 0);
    const sum =
      page.id === 'gstr-3b'
        ? (figures[0] ?? 0) - (figures[1] ?? 0) - (figures[2] ?? 0)
        : figures.reduce((all, each) => all + each, 0);
    expect(amount(total)).toBe(sum);
  });
});

test('the topics of every syllabus fall into parts of four at most, whole and in order', () => {
  for (const { courseNo } of courses) {
    const topics = syllabi[courseNo]?.syllabus ?? [];
    const parts = partsOf(topics);
    expect(parts.flat()).toEqual(topics);
    for (const part of parts) {
      expect(part.length).toBeGreaterThan(1);
      expect(part.length).toBeLessThan(5);
      for (const { topic } of part) expect(topicHead(topic).length).toBeLessThan(48);
    }
  }
});

test('a topic in passing ends neither in a list that has just started nor in a word that waits for another', () => {
  expect(
    topicHead('Writing the purchase, sales and returns day books from a bundle of bills'),
  ).toBe('Writing the purchase, sales and returns day …');
  expect(topicHead('Pay heads for earnings, deductions and employer’s charges: fixed')).toBe(
    'Pay heads for earnings, deductions …',
  );
  expect(topicHead('Drawing up the trial balance, tracing why it does not agree')).toBe(
    'Drawing up the trial balance',
  );
});

test('home answers first what people ask first, and privacy last', () => {
  const questions = homeQuestions().map(({ question }) => question);
  expect(questions.slice(0, askedFirst.length)).toEqual(askedFirst);
  expect(questions.at(-1)).toMatch(/track|data|consent/);
  const general = faqs.filter(({ category }) => category === 'general');
  expect(general.filter(({ question }) => !questions.includes(question))).toEqual([]);
});

test('four steps follow a form, and the call has a date', () => {
  expect(afterSending).toHaveLength(4);
  expect(afterSending.filter(({ when }) => when.includes('{promised}'))).toHaveLength(1);
});
