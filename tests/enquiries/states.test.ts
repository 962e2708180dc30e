import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { actions, deskActions, stateAfter } from '#lib/enquiries/rules/actions';

test.each([
  ['no-answer', 'new', 'no-answer'],
  ['no-answer', 'no-answer', 'no-answer'],
  ['no-answer', 'talking', 'talking'],
  ['spoke', 'new', 'talking'],
  ['wrote', 'no-answer', 'talking'],
  ['close', 'new', 'done'],
  ['take', 'talking', 'talking'],
  ['note', 'done', 'done'],
  ['spoke', 'done', undefined],
  ['close', 'done', undefined],
  ['reopen', 'talking', undefined],
] as const)('%s leads from %s to %s', (action, state, after) => {
  expect(stateAfter(action, { state, reached: false })).toBe(after);
});

test('every action can be clicked somewhere on the desk', () => {
  const desk = globSync('components/**/*.tsx').map((file) => readFileSync(file, 'utf8'));
  const markup = (name: string) =>
    desk.some((text) =>
      new RegExp(`(?:\\b(?:act|action|name|value)[:=]|undo:) ?['"]${name}['"]`).test(text),
    );
  expect(actions.filter((name) => !markup(name))).toEqual([]);
});

test('a key begins one action, and moves, searches or helps nowhere', () => {
  const letters = actions.flatMap((name) => deskActions[name].key?.letter ?? []);
  expect(letters).toHaveLength(new Set(letters).size);
  expect(letters.filter((letter) => 'jk/?'.includes(letter))).toEqual([]);
});
