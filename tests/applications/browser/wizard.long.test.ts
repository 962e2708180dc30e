/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { Wizard } from '#components/applications/wizard/wizard';
import { readDraft, saveDraft } from '#lib/applications/browser/draft';
import '#tests/setup/async-timeout';

const user = userEvent.setup();
const contacts = { phone: '+91 00000 00000', call: 'tel:+910000000000', social: [] };
const open = () => render(createElement(Wizard, { contacts, screeningDialog: 'screening' }));

/** The open step alone: a question by role asks of each element whether it is shown, and eleven steps are not. */
function step() {
  const [open, ...more] = document.querySelectorAll<HTMLElement>('fieldset.step:not([hidden])');
  if (!open || more.length > 0) throw new Error('not one step is open');
  return within(open);
}
const box = (name: string | RegExp, role = 'checkbox') =>
  step().getByRole<HTMLInputElement>(role, { name });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  window.scrollTo = () => undefined;
});
afterEach(cleanup);

test('declares that none of the work can be done yet where none is ticked', async () => {
  saveDraft({ savedAt: Date.now(), step: 7, key: 'k', typed: {} });
  open();
  const none = 'None of these independently yet';
  await user.click(box(/^I declare/));
  expect(box(none).checked).toBe(true);
  await user.click(box('Tally data entry'));
  expect(box(none).checked).toBe(false);
  await user.click(box(none));
  expect(box('Tally data entry').checked).toBe(false);
});

test('keeps again once a computer is no longer shared, and deletes nothing where that is refused', async () => {
  open();
  const shared = () => user.click(screen.getByRole('checkbox', { name: /shared computer/ }));
  await shared();
  await user.type(box('Name', 'textbox'), 'Meena');
  expect(readDraft(Date.now())).toBeUndefined();
  await shared();
  expect(readDraft(Date.now())?.typed.name).toEqual(['Meena']);
  await user.click(screen.getByRole('button', { name: 'Delete what I typed' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  await user.keyboard('{Enter}');
  expect(readDraft(Date.now())?.typed.name).toEqual(['Meena']);
});
