import { describe, expect, test } from '@jest/globals';
import { articles } from '#data/articles';
import { contents, renderMarkdown } from '#lib/site/rules/markdown';

const words = (body: string) => body.split(/\s+/).filter((word) => /\w/.test(word)).length;

test('each article is under an id of its own', () => {
  expect(articles.length).toBeGreaterThan(5);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

test('the newest article comes first', () => {
  const dates = articles.map(({ date }) => date);
  expect(dates).toEqual([...dates].sort().reverse());
});

describe.each(articles)('$id', ({ id, body, excerpt }) => {
  test('has an id that can be in an address', () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('is worth reading: 600 words or more', () => {
    expect(words(body)).toBeGreaterThanOrEqual(600);
    expect(excerpt.length).toBeGreaterThan(30);
  });

  test('draws without a mark left over', () => {
    expect(contents(body).length).toBeGreaterThanOrEqual(3);
    expect(renderMarkdown(body, {})).not.toMatch(/\{#|\{\{/);
  });
});
