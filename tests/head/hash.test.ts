/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { openHash } from '#lib/head/hash';

test('opens every closed part around the target, and no other', () => {
  document.body.innerHTML =
    '<details id="a"><details id="b"><p id="x"></p></details></details><details id="c"></details>';
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  location.hash = '#x';
  openHash();
  expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['a', 'b']);
  expect(scrolled).toHaveBeenCalledTimes(1);
  openHash();
  expect(scrolled).toHaveBeenCalledTimes(1);
});

test.each(['#%E0%A4%A', '#nowhere', '#'])('does nothing about %s', (hash) => {
  location.hash = hash;
  expect(openHash).not.toThrow();
});
