/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { carryForm, chooseSession } from '#lib/browser/inline-script/webinars';
import { takeCarried } from '#lib/webinars/browser/language-switch';

const page = (language: string, sessions: readonly string[]) => {
  document.body.innerHTML = `<dialog><form id="webinar-free" data-step="2">
    <input type="hidden" name="language" value="${language}">
    <select name="session">${sessions.map((id) => `<option value="${id}">`).join('')}</select>
    <input name="name">
  </form></dialog>`;
  return document.forms.namedItem('webinar-free') as HTMLFormElement;
};
const sessions = (first: 'tamil' | 'telugu') =>
  [first, first === 'tamil' ? 'telugu' : 'tamil'].flatMap((language) =>
    ['2026-11-24', '2026-11-26'].map((day) => `${day}-${language}-english`),
  );

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
beforeEach(() => localStorage.clear());

test.each([
  ['ta', '2026-11-26-telugu-english', 'en', '2026-11-26-telugu-english'],
  ['en', '2026-11-26-tamil-english', 'te', '2026-11-26-telugu-english'],
  ['ta', '2026-11-26-telugu-english', 'te', '2026-11-26-telugu-english'],
  ['te', '2026-11-24-tamil-english', 'ta', '2026-11-24-tamil-english'],
] as const)('from %s with %s to %s books %s', (from, chosen, to, booked) => {
  const before = page(from, sessions(from === 'te' ? 'telugu' : 'tamil'));
  const list = before.querySelector('select');
  if (list) list.value = chosen;
  before.querySelector<HTMLInputElement>('[name=name]')?.setRangeText('Meena');
  carryForm();
  const after = page(to, sessions(to === 'te' ? 'telugu' : 'tamil'));
  takeCarried(after, to);
  expect(new FormData(after).get('session')).toBe(booked);
});

test('the session that the address asked for goes along before anything is typed', () => {
  const before = page('ta', sessions('tamil'));
  before.querySelector('[value="2026-11-26-tamil-english"]')?.setAttribute('selected', '');
  carryForm();
  const after = page('te', sessions('telugu'));
  takeCarried(after, 'te');
  expect(new FormData(after).get('session')).toBe('2026-11-26-telugu-english');
});

test('an untouched form carries nothing, and nothing broken is filled in', () => {
  page('ta', sessions('tamil'));
  carryForm();
  expect(localStorage).toHaveLength(0);
  localStorage.setItem('freeWebinarCarried', '{"entries":');
  expect(takeCarried(page('te', sessions('telugu')), 'te')).toBeUndefined();
});

const options = [
  '2026-11-24-tamil-english',
  '2026-11-26-tamil-english',
  '2026-11-24-telugu-english',
];

test.each([
  ['?session=2026-11-26-tamil-english&topic=x', '2026-11-26-tamil-english'],
  ['?session=2026-11-17-telugu-english', '2026-11-24-telugu-english'],
  ['?session=nonsense', '2026-11-24-tamil-english'],
  ['', '2026-11-24-tamil-english'],
])('the address %j books %s', (query, chosen) => {
  document.body.innerHTML = `<select>${options.map((id) => `<option value="${id}">`).join('')}</select>`;
  const list = document.querySelector('select');
  chooseSession(query, list);
  expect(list?.value).toBe(chosen);
});

test.each([
  ['?session=2026-11-17-telugu-english', false],
  ['?session=2026-11-26-tamil-english', true],
  ['', true],
])('the address %j leaves the word that its session is over hidden: %s', (query, hidden) => {
  document.body.innerHTML = `<p data-session-over hidden></p><select>${options.map((id) => `<option value="${id}">`).join('')}</select>`;
  chooseSession(query, document.querySelector('select'));
  expect(document.querySelector('p')?.hidden).toBe(hidden);
});
