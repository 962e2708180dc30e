/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals';
import { cartTicks } from '#lib/browser/inline-script/cart';
import { cartKey, readCart } from '#lib/catalogue/rules/cart';
import { storage } from '#lib/platform/browser/storage';

cartTicks();
beforeEach(() => storage.set(cartKey, null));

test('the way to a quotation names what is ticked', () => {
  document.body.innerHTML = `
    <input type="checkbox" data-module="1" data-cart="certification">
    <input type="checkbox" data-module="3" data-cart="certification">
    <a data-quotation href="/quotation">Make a quotation</a>`;
  const address = () => document.querySelector('a')?.getAttribute('href');
  for (const box of document.querySelectorAll('input')) box.click();
  expect(address()).toBe('/quotation?modules=1,3');
  storage.set(cartKey, null);
  expect(address()).toBe('/quotation');
});

test('a licence goes in and out by its button', () => {
  document.body.innerHTML = '<button data-licence="trainer"></button>';
  const button = document.querySelector('button');
  for (const held of [['trainer'], []]) {
    button?.click();
    expect(readCart(storage.get(cartKey)).licenses).toEqual(held);
    expect(button?.hasAttribute('data-held')).toBe(held.length > 0);
  }
});

test('storage that somebody broke is repaired by the next tick', () => {
  document.body.innerHTML = '<input type="checkbox" data-module="1" data-cart="certification">';
  storage.set(cartKey, '{"certification":"yes"');
  const box = document.querySelector('input');
  expect(box?.checked).toBe(false);
  box?.click();
  expect(readCart(storage.get(cartKey)).certification.acss).toEqual([1]);
});
