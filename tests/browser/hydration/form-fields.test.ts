/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { type Field, isTouched, setState, stateOf } from '#lib/browser/hydration/form-fields';

function field(html: string): Field {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Field;
}

test.each([
  ['<input value="a">', (each: Field) => setState(each, 'b'), 'b'],
  ['<textarea>a</textarea>', (each: Field) => setState(each, 'b'), 'b'],
  ['<input type="checkbox">', (each: Field) => setState(each, true), true],
  ['<input type="radio" checked>', (each: Field) => setState(each, false), false],
  [
    '<select><option>a<option>b</select>',
    (each: Field) => setState(each, [false, true]),
    [false, true],
  ],
])('sees that %s was touched, and what it holds', (html, touch, state) => {
  const each = field(html);
  expect(isTouched(each)).toBe(false);
  touch(each);
  expect(isTouched(each)).toBe(true);
  expect(stateOf(each)).toEqual(state);
});

test('knows a select that came with a choice from one that was changed', () => {
  expect(isTouched(field('<select><option>a<option selected>b</select>'))).toBe(false);
  expect(isTouched(field('<select multiple><option>a<option>b</select>'))).toBe(false);
});

test('says whether giving a field its state changed anything', () => {
  const each = field('<input value="a">');
  expect([setState(each, 'a'), setState(each, 'b')]).toEqual([false, true]);
  expect(setState(field('<input type="file">'), 'x')).toBe(false);
});
