/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { Wizard } from '#components/applications/wizard/wizard';
import { draftKey } from '#lib/applications/browser/marks';

const contacts = { phone: '+91 00000 00000', call: 'tel:+910000000000', social: [] };
const open = () => render(createElement(Wizard, { contacts, screeningDialog: 'screening' }));
const field = (name: string) =>
  document.querySelector(`[name="${name}"]`) as unknown as HTMLInputElement;
const draft = (savedAt: number, name: string) =>
  JSON.stringify({ savedAt, step: 1, key: 'k', typed: { name: [name] } });

/** As the browser reports what another tab wrote: to this tab's storage, then as an event. */
function otherTabWrites(...values: readonly (string | null)[]) {
  for (const value of values) {
    if (value === null) localStorage.removeItem(draftKey);
    else localStorage.setItem(draftKey, value);
  }
  act(() => {
    for (const newValue of values) {
      dispatchEvent(new StorageEvent('storage', { key: draftKey, newValue }));
      dispatchEvent(new Event('storagechange'));
    }
  });
}

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

test('what another tab types is here as well', () => {
  open();
  otherTabWrites(draft(Date.now(), 'Meena'));
  expect(field('name').value).toBe('Meena');
});

test('an application that another tab sent or deleted empties this one and says so', () => {
  localStorage.setItem(draftKey, draft(Date.now(), 'Meena'));
  const { container } = open();
  expect(field('name').value).toBe('Meena');
  otherTabWrites(null);
  expect(field('name').value).toBe('');
  expect(container.textContent).toContain('sent or deleted in another tab');
});

test('a form in which nothing was typed says nothing when another tab ends its application', () => {
  const { container } = open();
  otherTabWrites(null);
  expect(container.textContent).not.toContain('another tab');
});
