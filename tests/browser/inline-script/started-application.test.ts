/** @jest-environment jsdom */
import { afterEach, beforeAll, expect, it } from '@jest/globals';
import { saveDraft } from '#lib/browser/application/draft';
import { draftKey, keepMs } from '#lib/browser/application/marks';
import { followApplication, startedStep } from '#lib/browser/inline-script/started-application';
import { storage } from '#lib/browser/storage';

/** The step that is offered; undefined where none is. */
const offered = () =>
  document.documentElement.hasAttribute('data-application')
    ? document.querySelector('application-step')?.shadowRoot?.textContent
    : undefined;

beforeAll(() => {
  document.body.innerHTML = '<application-step></application-step>';
  followApplication();
});
afterEach(() => storage.set(draftKey, null));

it('offers to go on at the step where an application was left, and no longer once it is gone', () => {
  expect(offered()).toBeUndefined();
  saveDraft({ savedAt: Date.now(), step: 4, key: 'k', typed: { name: ['Meena'] } });
  expect(offered()).toBe('4');
  storage.set(draftKey, null);
  expect(offered()).toBeUndefined();
});

it.each([
  [null, undefined],
  ['{broken', undefined],
  ['null', undefined],
  ['{"step":"4","savedAt":0}', undefined],
  ['{"step":4}', undefined],
  ['{"step":4,"savedAt":1}', 4],
])('reads %s as step %s', (stored, step) => {
  expect(startedStep(stored, keepMs)).toBe(step);
  expect(startedStep(stored, keepMs + 1)).toBeUndefined();
});
