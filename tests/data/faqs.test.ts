import { expect, test } from '@jest/globals';
import { faqCategories, faqs } from '#data/faqs';

test.each(faqCategories)('%s has five questions or more', (category) => {
  expect(faqs.filter((faq) => faq.category === category).length).toBeGreaterThanOrEqual(5);
});

test('no question is asked twice, and each has an answer', () => {
  const questions = faqs.map(({ question }) => question.toLowerCase());
  expect(new Set(questions).size).toBe(questions.length);
  expect(faqs.filter(({ answer }) => answer.trim().length < 20)).toEqual([]);
});
