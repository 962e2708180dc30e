/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { MarkedPage } from '#components/practice/marked-page';
import { SheetPage } from '#components/practice/sheet-page';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { start as startResult } from '#lib/practice/browser/result';
import { start as startSheet } from '#lib/practice/browser/sheet';
import { make } from '#lib/practice/rules/papers/make';
import { mark } from '#lib/practice/rules/papers/mark';
import type { Typed } from '#lib/practice/rules/worksheet';

const made = make(gstFundamentals, 'K7Q2M');
const page = { made, title: 'GST fundamentals', of: 17, link: 'http://localhost/practice/5' };

function openSheet(typed: Typed = {}): void {
  document.body.innerHTML = `<main>${renderToStaticMarkup(<SheetPage {...page} typed={typed} />)}</main>`;
  startSheet(document.querySelector('[data-island]') as unknown as HTMLElement);
}

function openResult(typed: Typed): void {
  const marked = mark(made, typed);
  const html = renderToStaticMarkup(<MarkedPage {...page} {...{ marked, typed }} hours={20} />);
  document.body.innerHTML = `<main data-score="${marked.score}" data-of="${marked.of}">${html}</main>`;
  startResult(document.querySelector('[data-island]') as unknown as HTMLElement);
}

const field = (name: string) =>
  document.querySelector(`[name="c.${name}"]`) as unknown as HTMLInputElement;
const text = (selector: string) => document.querySelector(selector)?.textContent ?? '';

function type(name: string, value: string): void {
  const input = field(name);
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

function press(selector: string): void {
  (document.querySelector(selector) as unknown as HTMLElement).click();
}

beforeEach(() => localStorage.clear());

test('what is typed comes back after a reload, rows that were added too, letter by letter', () => {
  openSheet();
  type('value', '33,750.00');
  type('pos', '33 Tamil Nadu');
  field('velan').click();
  press('[data-more]');
  type('sale6.a', 'Sales ');
  type('sale6.k', '41325/-');
  openSheet();
  expect(field('value').value).toBe('33,750.00');
  expect(field('pos').value).toBe('33 Tamil Nadu');
  expect(field('velan').checked).toBe(true);
  expect([field('sale6.a').value, field('sale6.k').value]).toEqual(['Sales ', '41325/-']);
});

test('what the browser has put back itself is newer than what is stored', () => {
  openSheet();
  type('value', '1');
  document.body.innerHTML = `<main>${renderToStaticMarkup(<SheetPage {...page} typed={{}} />)}</main>`;
  field('value').value = '2';
  startSheet(document.querySelector('[data-island]') as unknown as HTMLElement);
  expect(field('value').value).toBe('2');
});

test('a sheet that is sent back to be corrected is as it was sent, whatever was stored', () => {
  openSheet();
  type('value', '1');
  type('igst', '2');
  openSheet({ value: '33750' });
  expect([field('value').value, field('igst').value]).toEqual(['33750', '']);
});

test('another set is another sheet', () => {
  openSheet();
  type('value', '1');
  const other = { ...page, made: make(gstFundamentals, 'R4XWD') };
  document.body.innerHTML = `<main>${renderToStaticMarkup(<SheetPage {...other} typed={{}} />)}</main>`;
  startSheet(document.querySelector('[data-island]') as unknown as HTMLElement);
  expect(field('value').value).toBe('');
});

test('totals are added up while one types, in lakhs, and say how far the sides differ', () => {
  openSheet();
  type('sale1.d', '1,48,763.50');
  expect(text('[data-total=d]')).toBe('1,48,763.50');
  expect(text('[data-differ]')).toBe('The two sides differ by 1,48,763.50');
  type('sale2.k', '₹1,48,763.50');
  expect(text('[data-differ]')).toBe('Both sides agree');
});

test('entries that are filled are counted, a line once', () => {
  openSheet();
  expect(text('[data-filled]')).toBe('0 of 14 filled');
  type('sale1.a', 'Pandian');
  expect(text('[data-filled]')).toBe('0 of 14 filled');
  type('sale1.d', '5');
  field('anbu').click();
  expect(text('[data-filled]')).toBe('2 of 14 filled');
});

test('an amount that cannot be read is told at its field, until it can', () => {
  openSheet();
  type('value', '1.23.456');
  expect(field('value').getAttribute('aria-invalid')).toBe('true');
  const described = field('value').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(described)?.textContent).toContain('cannot be read as one amount');
  type('value', '(1,23,456.50)');
  expect(field('value').hasAttribute('aria-invalid')).toBe(false);
  expect(document.querySelector('.error')).toBeNull();
});

test('a sheet is cleared by the second click, and stays so', () => {
  openSheet();
  type('value', '5');
  press('[data-clear]');
  expect(text('[data-clear]')).toBe('Clear everything that is typed here?');
  expect(field('value').value).toBe('5');
  press('[data-clear]');
  expect(field('value').value).toBe('');
  openSheet();
  expect(field('value').value).toBe('');
});

test('a result is inked where it is the best so far, and compared with it where it is not', () => {
  openResult({ velan: 'Claim', deccan: 'Claim' });
  expect(text('[data-best]')).toBe('Your best on this page so far; it is now in your book.');
  openResult({ velan: 'Claim' });
  expect(text('[data-best]')).toBe('Your best on this page is 2 of 14.');
  const book = JSON.parse(localStorage.getItem('practice') ?? '{}');
  expect(book.best['5']).toMatchObject({ score: 2, of: 14, set: 'K7Q2M' });
  expect(book.best['5'].marks.replaceAll('e', '')).toBe('rr');
});

test('an empty sheet is not inked', () => {
  openResult({});
  expect(text('[data-best]')).toBe('');
  expect(localStorage.getItem('practice')).toBeNull();
});
