/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { leadOn } from '#lib/shared/papers/lead-on';

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

test('a tapped answer leads on by itself, once its tick was seen', () => {
  const next = jest.fn();
  leadOn(question, next);
  tap();
  expect(next).not.toHaveBeenCalled();
  jest.runAllTimers();
  expect(next).toHaveBeenCalledTimes(1);
});

test('who taps another answer at once is led on once', () => {
  const next = jest.fn();
  leadOn(question, next);
  tap();
  tap();
  jest.runAllTimers();
  expect(next).toHaveBeenCalledTimes(1);
});

test('arrow keys, which tick every answer they pass, lead nowhere', () => {
  const next = jest.fn();
  leadOn(question, next);
  tap();
  happen('keydown');
  happen('change');
  jest.runAllTimers();
  expect(next).not.toHaveBeenCalled();
});

test('who goes back meanwhile is not pulled on', () => {
  const next = jest.fn();
  const stop = leadOn(question, next);
  tap();
  stop();
  jest.runAllTimers();
  expect(next).not.toHaveBeenCalled();
});

test('where only a finger leads on, and only the last answer, a mouse and other answers do not', () => {
  const next = jest.fn();
  leadOn(question, next, { last: '[value="b"]', touch: true });
  const [first, last] = question.querySelectorAll('input');
  const press = (input: Element | undefined, pointerType: string) => {
    input?.dispatchEvent(
      Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType }),
    );
    input?.dispatchEvent(new Event('change', { bubbles: true }));
    jest.runAllTimers();
  };
  press(last, 'mouse');
  press(first, 'touch');
  expect(next).not.toHaveBeenCalled();
  press(last, 'touch');
  expect(next).toHaveBeenCalledTimes(1);
});
