import { expect, it } from '@jest/globals';
import { draftLifeMs } from '#lib/applications/browser/marks';
import { startedStep } from '#lib/browser/inline-script/started-application';

it.each([
  [null, undefined],
  ['{broken', undefined],
  ['null', undefined],
  ['{"step":"4","savedAt":0}', undefined],
  ['{"step":4}', undefined],
  ['{"step":4,"savedAt":1}', 4],
])('reads %s as step %s', (stored, step) => {
  expect(startedStep(stored, draftLifeMs)).toBe(step);
  expect(startedStep(stored, draftLifeMs + 1)).toBeUndefined();
});
