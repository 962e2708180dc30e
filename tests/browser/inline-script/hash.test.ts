/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { clearHash, openHash } from '#lib/browser/inline-script/dialogs';

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

test('a dialog that its address opened is closed for good: a reload does not open it again', () => {
  document.body.innerHTML = '<dialog id="exam"></dialog><dialog id="other"></dialog>';
  document.addEventListener('close', clearHash, true);
  location.hash = '#exam';
  const close = (id: string) => document.getElementById(id)?.dispatchEvent(new Event('close'));
  close('other');
  expect(location.hash).toBe('#exam');
  close('exam');
  expect(location.hash).toBe('');
  document.removeEventListener('close', clearHash, true);
});
