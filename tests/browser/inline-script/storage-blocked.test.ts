/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { readDraft, saveDraft } from '#lib/applications/browser/draft';
import { isShared, markShared } from '#lib/applications/browser/marks';
import { storage } from '#lib/platform/browser/storage';

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};
const places = ['getItem', 'setItem', 'removeItem'] as const;

beforeEach(() => {
  for (const place of places) jest.spyOn(Storage.prototype, place).mockImplementation(refuse);
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const key of ['theme', 'application']) storage.set(key, null);
});

it('remembers for the page’s life what a browser refuses to store, and says so', () => {
  const events: string[] = [];
  const record = ({ type }: Event) => events.push(type);
  for (const type of ['storagechange', 'storagerefused']) addEventListener(type, record);
  storage.set('theme', 'light');
  expect(storage.get('theme')).toBe('light');
  expect(storage.keeps('theme')).toBe(false);
  expect(events).toEqual(['storagerefused', 'storagechange']);
  storage.set('theme', null);
  expect(storage.get('theme')).toBeNull();
  expect(document.documentElement.dataset.keeps).toBe('nothing');
});

it('keeps again once the browser does', () => {
  storage.set('theme', 'light');
  jest.restoreAllMocks();
  storage.set('theme', 'dark');
  expect([storage.get('theme'), storage.keeps('theme')]).toEqual(['dark', true]);
});

it('says of an application that nothing is stored, and has it all the same', () => {
  const draft = { savedAt: Date.now(), step: 2, key: 'k', typed: { name: ['Meena'] } };
  expect(saveDraft(draft)).toBe(false);
  expect(readDraft(Date.now())).toEqual(draft);
  markShared(true);
  expect(isShared()).toBe(false);
});
