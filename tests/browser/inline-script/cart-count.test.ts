import { expect, test } from '@jest/globals';
import { countHeld } from '#lib/browser/inline-script/cart';

const cart = (parts: object) => JSON.stringify(parts);

test.each([
  [cart({ certification: { haca: ['final'], acss: [1, 2] }, licenses: ['trainer'] }), 4],
  [cart({ certification: { haca: ['final', 'phd'], acss: [13, 1, 1, 99] }, licenses: ['x'] }), 2],
  [cart({ coaching: { modules: [1], bootcamps: { a: ['b', 'c'] } } }), 0],
  [cart({}), 0],
  [null, 0],
  ['', 0],
  ['{"licenses":[', 0],
  ['7', 0],
  ['null', 0],
])('counts what %s holds: %i', (stored, held) => {
  expect(countHeld(stored)).toBe(held);
});
