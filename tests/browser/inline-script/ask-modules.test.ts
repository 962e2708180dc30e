/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { askedModules } from '#lib/browser/inline-script/cart';
import { emptyCart, toggleModule } from '#lib/catalogue/rules/cart';

const held = (...modules: readonly number[]) =>
  JSON.stringify(
    modules.reduce((cart, no) => toggleModule(cart, 'certification', no), emptyCart()),
  );

test('the button asks for the ticked modules by their number, and for no others', () => {
  expect(askedModules(null)).toBe('your modules');
  expect(askedModules(held(5))).toBe('this module');
  expect(askedModules(held(1, 5, 9))).toBe('these 3 modules');
  expect(askedModules(JSON.stringify(toggleModule(emptyCart(), 'coaching', 9)))).toBe(
    'your modules',
  );
});
