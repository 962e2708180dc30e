/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { draftKey, saveDraft } from '#lib/browser/application/draft';
import { storage } from '#lib/browser/storage';
import {
  followApplication,
  startedKey,
  startedMs,
  startedStep,
} from '#lib/head/started-application';

const shown = () => ({
  offered: document.documentElement.hasAttribute('data-application'),
  step: document.querySelector('application-step')?.shadowRoot?.textContent,
});

beforeAll(() => {
  document.body.innerHTML = '<application-step></application-step>';
  followApplication();
});
afterEach(() => storage.set(startedKey, null));

it('offers to go on at the step where an application was left, and no longer once it is gone', () => {
  expect(startedKey).toBe(draftKey);
  expect(shown()).toEqual({ offered: false, step: '' });
  saveDraft({ savedAt: Date.now(), step: 4, key: 'k', typed: { name: ['Meena'] } });
  expect(shown()).toEqual({ offered: true, step: '4' });
  storage.set(draftKey, null);
  expect(shown()).toEqual({ offered: false, step: '' });
});

it.each([
  [null, undefined],
  ['{broken', undefined],
  ['null', undefined],
  ['{"step":"4","savedAt":0}', undefined],
  ['{"step":4}', undefined],
  ['{"step":4,"savedAt":1}', 4],
])('reads %s as step %s', (stored, step) => {
  expect(startedStep(stored, startedMs)).toBe(step);
  expect(startedStep(stored, startedMs + 1)).toBeUndefined();
});
