/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { PracticeBook } from '#components/practice/book';
import { start } from '#lib/practice/browser/book';
import type { Best } from '#lib/practice/rules/book';
import { readSet } from '#lib/practice/rules/papers/draw';

const pages = [
  { module: 1, title: 'Business book-keeping', level: 'foundation' },
  { module: 2, title: 'Office automation', level: 'foundation' },
  { module: 7, title: 'Tally financial management', level: 'intermediate' },
].map((page) => ({ ...page, work: 'A week of bills', entries: 4, minutes: 40 }) as const);

function openBook(best: Readonly<Record<string, Partial<Best>>> = {}): void {
  localStorage.setItem('practice', JSON.stringify({ best, sheets: {} }));
  document.body.innerHTML = renderToStaticMarkup(
    <PracticeBook pages={pages as never} origin="https://hoa.example" />,
  );
  start(document.querySelector('[data-island]') as unknown as HTMLElement);
}

const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';
const result = (score: number, marks: string): Best => ({
  score,
  of: 4,
  set: 'K7Q2M',
  on: '2026-11-27',
  marks,
});

beforeEach(() => localStorage.clear());

test('a new book begins with its first page', () => {
  openBook();
  expect(text('[data-go-on]')).toBe('Start with page 1');
  expect(document.querySelector('.inked')).toBeNull();
  expect(text('[data-right="all"]')).toBe('0');
});

test('a page is inked from its own result, stroke by stroke, and marks are added up by level', () => {
  openBook({ 1: result(4, 'rrrr'), 7: result(1.5, 'rpwe') });
  const strokes = [...document.querySelectorAll('[data-page="7"] [data-stroke]')];
  expect(strokes.map((stroke) => stroke.getAttribute('class'))).toEqual(['i', 'i half', 'w', 'e']);
  expect(text('[data-page="7"] [data-result]')).toBe('1½ of 4 27 Nov');
  expect(text('[data-page="1"] .bk-full')).toBe('All right');
  expect(text('[data-page="2"] [data-result]')).toBe('4 entries 40 min');
  expect(text('[data-done="foundation"]')).toBe('1 of 2 pages');
  expect(text('[data-right="intermediate"]')).toBe('1½');
  expect(text('[data-right="all"]')).toBe('5½');
  expect(text('[data-go-on]')).toBe('Continue with page 2');
  expect(text('[data-again]')).toBe('Page 7 again: 1½ of 4');
});

test('a book that was broken is an empty one', () => {
  openBook();
  for (const broken of ['{', '[]', '{"best":{"1":null,"2":{"score":"x"}},"sheets":7}']) {
    localStorage.setItem('practice', broken);
    start(document.querySelector('[data-island]') as unknown as HTMLElement);
    expect(text('[data-go-on]')).toBe('Start with page 1');
  }
});

test('the link for a class names the page that is chosen and a set of its own', () => {
  openBook();
  const select = document.querySelector('[data-class-page]') as unknown as HTMLSelectElement;
  select.value = '7';
  select.dispatchEvent(new Event('change'));
  const [, set = ''] = /^\/practice\/7\?set=(.+)$/.exec(text('[data-class-link]')) ?? [];
  expect(readSet(set)).toBe(set);
  expect(document.querySelector<HTMLElement>('.bk-link [data-copy]')?.dataset.copy).toBe(
    `https://hoa.example/practice/7?set=${set}`,
  );
});
