/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { readDraft } from '#lib/applications/browser/draft';
import { draftKey } from '#lib/applications/browser/marks';

const day = 24 * 60 * 60 * 1000;

test.each([
  ['of 29 days', { step: 3, typed: {} }, 30 * day - 1, true],
  ['of thirty days', { step: 3, typed: {} }, 30 * day, false],
  ['without answers', { step: 3, typed: null }, 0, false],
  ['with an answer that is no list', { step: 3, typed: { name: 'Meena' } }, 0, false],
  ['at a step that is none', { step: 99, typed: {} }, 0, false],
  ['between two steps', { step: 2.5, typed: {} }, 0, false],
  ['at a step in words', { step: '3', typed: {} }, 0, false],
])('what was kept %s is gone on with, or else erased', (_, stored, now, isRead) => {
  localStorage.setItem(draftKey, JSON.stringify({ savedAt: 0, key: 'k', ...stored }));
  expect(readDraft(now) !== undefined).toBe(isRead);
  expect(localStorage.getItem(draftKey) !== null).toBe(isRead);
});
