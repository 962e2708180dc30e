/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { CartPanel } from '#components/catalogue/cart-panel';
import { readNow } from '#components/catalogue/use-cart';
import { badgeCount, type Cart, cartKey, emptyCart } from '#lib/catalogue/rules/cart';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

test('what "Clear everything" took away comes back whole by one click', () => {
  const held: Cart = { ...emptyCart(), licenses: ['trainer', 'gst-practitioner'] };
  localStorage.setItem(cartKey, JSON.stringify(held));
  render(<CartPanel />);
  fireEvent.click(screen.getByRole('button', { name: 'Clear everything' }));
  expect(badgeCount(readNow())).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(readNow()).toEqual(held);
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
});
