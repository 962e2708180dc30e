/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { cartTicks } from '#lib/browser/inline-script/cart-ticks';
import { storage } from '#lib/browser/storage';
import { cartKey, emptyCart, readCart, toggleLevel, toggleModule } from '#lib/shared/cart/cart';
import { modulesOf } from '#lib/shared/cart/levels';

cartTicks();

const box = (no: number) => document.querySelector<HTMLInputElement>(`[data-module="${no}"]`);
const sum = (what: string) => document.querySelector(`[data-sum=${what}]`)?.shadowRoot?.textContent;
const held = () => readCart(storage.get(cartKey)).certification;

beforeEach(() => {
  document.body.innerHTML = `
    ${modulesOf('foundation')
      .map(
        (no) =>
          `<input type="checkbox" data-module="${no}" data-cart="certification" data-hours="20" data-fees="9000">`,
      )
      .join('')}
    <button data-level="foundation" data-cart="certification"><b>Select All</b></button>
    <button data-licence="trainer"></button>
    <a data-quotation href="/quotation">Make a quotation</a>
    <div id="all" data-slip="certification"><span data-sum="hours"></span><span data-sum="total"></span>
      <div id="one" data-slip="certification" data-of="foundation"><span data-sum="modules"></span></div>
    </div>`;
  storage.set(cartKey, null);
});

test('a page shows what the browser already holds', () => {
  storage.set(cartKey, JSON.stringify(toggleModule(emptyCart(), 'certification', 3)));
  expect([1, 2, 3].map((no) => box(no)?.checked)).toEqual([false, false, true]);
});

test('a tick goes into the cart and out again', () => {
  box(2)?.click();
  expect(held().acss).toEqual([2]);
  box(2)?.click();
  expect(held().acss).toEqual([]);
});

test('Select All ticks the level and turns into its opposite', () => {
  const button = document.querySelector<HTMLElement>('[data-level]');
  button?.querySelector('b')?.click();
  expect(held().haca).toEqual(['foundation']);
  expect(box(6)?.checked).toBe(true);
  expect(button?.hasAttribute('data-held')).toBe(true);
  box(6)?.click();
  expect(held()).toMatchObject({ haca: [], acss: [1, 2, 3, 4, 5] });
  expect(button?.hasAttribute('data-held')).toBe(false);
});

test('the way to a quotation names what is ticked', () => {
  const link = document.querySelector('a[data-quotation]');
  expect(link?.getAttribute('href')).toBe('/quotation');
  box(1)?.click();
  box(3)?.click();
  expect(link?.getAttribute('href')).toBe('/quotation?modules=1,3');
  storage.set(cartKey, null);
  expect(link?.getAttribute('href')).toBe('/quotation');
});

test('the slip adds up what is held', () => {
  expect(document.getElementById('all')?.hasAttribute('data-held')).toBe(false);
  box(1)?.click();
  box(3)?.click();
  expect([sum('hours'), sum('total'), sum('modules')]).toEqual(['40', '₹21,240', 'AcSS 1, 3']);
  storage.set(cartKey, JSON.stringify(toggleLevel(emptyCart(), 'certification', 'foundation')));
  expect([sum('hours'), sum('total'), sum('modules')]).toEqual(['120', '₹63,720', 'whole level']);
  expect(document.getElementById('one')?.hasAttribute('data-held')).toBe(true);
});

test('a licence goes in and out by its button', () => {
  const button = document.querySelector<HTMLElement>('[data-licence]');
  button?.click();
  expect(readCart(storage.get(cartKey)).licenses).toEqual(['trainer']);
  expect(button?.hasAttribute('data-held')).toBe(true);
  button?.click();
  expect(readCart(storage.get(cartKey)).licenses).toEqual([]);
});

test('storage that somebody broke is repaired by the next tick', () => {
  storage.set(cartKey, '{"certification":"yes"');
  expect(box(1)?.checked).toBe(false);
  box(1)?.click();
  expect(storage.get(cartKey)).toBe(JSON.stringify(toggleModule(emptyCart(), 'certification', 1)));
});
