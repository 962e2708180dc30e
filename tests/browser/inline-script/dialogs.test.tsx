/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawer } from '#components/layout/header';
import { clearHash, closeMenu, openHash } from '#lib/browser/inline-script/dialogs';

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

test('the menu closes before the employer form opens, and stays open for anything else in it', () => {
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  document.body.innerHTML = renderToStaticMarkup(
    <PathnameContext value="/">
      <Drawer community />
    </PathnameContext>,
  );
  const menu = document.querySelector<HTMLDialogElement>('#menu');
  const opener = menu?.querySelector('[commandfor=post-job]');
  const link = menu?.querySelector('nav a');
  if (!menu || !opener || !link) throw new Error('no menu');
  menu.open = true;
  closeMenu(link);
  expect(menu.open).toBe(true);
  closeMenu(opener);
  expect(menu.open).toBe(false);
});
