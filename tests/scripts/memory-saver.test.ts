import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { saveMemoryWhileLarge } from '#scripts/memory-saver';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('memory is saved from where the heap is large until it is small again, and not for a form or two', () => {
  let megabytes = 100;
  const said: boolean[] = [];
  saveMemoryWhileLarge(
    (isSaving) => said.push(isSaving),
    () => megabytes * 1024 * 1024,
  );
  for (const each of [90, 124, 126, 140, 110, 105, 103, 124, 126]) {
    megabytes = each;
    jest.advanceTimersByTime(500);
  }
  expect(said).toEqual([true, false, true]);
});
