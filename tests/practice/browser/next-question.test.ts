/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { nextOnAnswer } from '#lib/practice/browser/next-question';

let question: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML =
    '<fieldset id="q1"><input type="radio" name="q1" value="a"><input type="radio" name="q1" value="b"></fieldset>';
  question = document.getElementById('q1') as HTMLElement;
});
afterEach(() => {
  jest.useRealTimers();
});

const happen = (type: string) =>
  question.querySelector('input')?.dispatchEvent(new Event(type, { bubbles: true }));
const tap = () => {
  happen('pointerdown');
  happen('change');
};

test('who taps another answer at once is led on once', () => {
  const next = jest.fn();
  nextOnAnswer(question, next);
  tap();
  tap();
  jest.runAllTimers();
  expect(next).toHaveBeenCalledTimes(1);
});

test('who goes back meanwhile is not pulled on', () => {
  const next = jest.fn();
  const stop = nextOnAnswer(question, next);
  tap();
  stop();
  jest.runAllTimers();
  expect(next).not.toHaveBeenCalled();
});
