/** @jest-environment jsdom */
/** Which part of a page comes alive before anybody touches it. */
import { beforeEach, expect, test } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { ExamSheet } from '#components/practice/exam-sheet';
import { gstFundamentals } from '#data/practicals/05-gst-fundamentals';
import { listenForStored } from '#lib/browser/hydration/loader';
import { make } from '#lib/practice/rules/papers/make';
import type { ExamView } from '#lib/practice/views';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const brought: Element[] = [];
listenForStored((element) => brought.push(element));

function openedWith(html: string): readonly Element[] {
  document.body.innerHTML = html;
  brought.length = 0;
  document.dispatchEvent(new Event('DOMContentLoaded'));
  return brought;
}

const form = (attributes: string) => `<form data-react ${attributes}><input></form>`;

test('a form that waits for nothing stays still until it is touched', () => {
  expect(openedWith(form(''))).toEqual([]);
});

test('a form with a key comes alive where this browser keeps something under it', () => {
  const html = form('data-hydrate-for="draft shared"');
  expect(openedWith(html)).toEqual([]);
  localStorage.setItem('draft', '{}');
  expect(openedWith(html)).toHaveLength(1);
  localStorage.clear();
  sessionStorage.setItem('shared', '1');
  expect(openedWith(html)).toHaveLength(1);
});

test('a sitting that runs comes alive at once, though this browser keeps nothing', () => {
  const view = {
    ...{ token: 'token', module: 5, title: 'GST fundamentals', state: 'running', rev: 0 },
    ...{ left: 600, minutesInAll: 40, page: 1, minutes: 40 },
  } as unknown as ExamView;
  const sheet = { made: make(gstFundamentals, 'K7Q2M'), typed: {} };
  const html = renderToStaticMarkup(
    ExamSheet({ view, sheet, more: undefined, page: 1, older: undefined }),
  );
  expect(openedWith(html)).toEqual([document.querySelector('form')]);
});
