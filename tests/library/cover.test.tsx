import { expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { breakLines, Cover } from '#components/library/cover';
import { articles } from '#data/articles';
import { knowledgeClips, recordedWebinars } from '#data/clips';
import { courses } from '#data/courses';
import { topics } from '#data/webinars';

test('breaks a title between words, and loses none', () => {
  expect(breakLines('From trial balance to final accounts', 16)).toEqual([
    'From trial',
    'balance to final',
    'accounts',
  ]);
});

const bookLines = 4;
const cardLines = 3;

test('every book title fits its label', () => {
  for (const { title } of courses) {
    expect(breakLines(title, 14).length).toBeLessThanOrEqual(bookLines);
  }
});

test('every title of a card fits above its foot', () => {
  const titles = [...articles, ...recordedWebinars, ...knowledgeClips].map(({ title }) => title);
  for (const title of titles) {
    expect([title, breakLines(title, 21).length <= cardLines + 1]).toEqual([title, true]);
  }
  for (const { title } of topics) {
    expect([title, breakLines(title, 16).length <= cardLines]).toEqual([title, true]);
  }
});

test('a cover says its title to who cannot see it', () => {
  const html = renderToStaticMarkup(
    <Cover shape="book" tone="final" kicker="AcSS" mark="15" title="Gulf VAT and IFRS" />,
  );
  expect(html).toContain('aria-label="AcSS 15: Gulf VAT and IFRS"');
});
