/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { readDraft, saveDraft } from '#lib/forms/application/draft';
import { isShared, markShared } from '#lib/forms/application/shared-mark';
import { store } from '#lib/head/store';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const places = ['getItem', 'setItem', 'removeItem'] as const;

beforeEach(() => {
  for (const place of places) jest.spyOn(Storage.prototype, place).mockImplementation(refuse);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['theme', 'application']) store.set(key, null);
});

it('remembers for the page’s life what a browser refuses to keep, and tells of it', () => {
  const told: string[] = [];
  const tell = ({ type }: Event) => told.push(type);
  for (const type of ['store', 'storerefused']) addEventListener(type, tell);
  store.set('theme', 'light');
  expect(store.get('theme')).toBe('light');
  expect(store.keeps('theme')).toBe(false);
  expect(told).toEqual(['storerefused', 'store']);
  store.set('theme', null);
  expect(store.get('theme')).toBeNull();
  expect(document.documentElement.dataset.keeps).toBe('nothing');
});

it('keeps again once the browser does', () => {
  store.set('theme', 'light');
  jest.restoreAllMocks();
  store.set('theme', 'dark');
  expect([store.get('theme'), store.keeps('theme')]).toEqual(['dark', true]);
});

it('says of an application that nothing is kept, and has it all the same', () => {
  const draft = { savedAt: Date.now(), step: 2, key: 'k', typed: { name: ['Meena'] } };
  expect(saveDraft(draft)).toBe(false);
  expect(readDraft(Date.now())).toEqual(draft);
  markShared(true);
  expect(isShared()).toBe(false);
});
