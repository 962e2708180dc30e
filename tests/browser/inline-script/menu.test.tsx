/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { PathnameContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { Drawer } from '#components/layout/header';
import { closeMenu } from '#lib/browser/inline-script/dialogs';

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
