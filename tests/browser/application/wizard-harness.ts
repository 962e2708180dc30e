import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { Wizard } from '#components/careers/wizard/wizard';
import { draftKey } from '#lib/browser/application/draft-key';
import '#tests/setup/async-timeout';

const contacts = { phone: '+91 00000 00000', call: 'tel:+910000000000', social: [] };
export const user = userEvent.setup();
/** Where the page was scrolled to, in order. */
export const scrolled: unknown[] = [];

export const open = () => render(createElement(Wizard, { contacts, screeningDialog: 'screening' }));

export const personal = {
  name: ['Meena Iyer'],
  mobile: ['9840012345'],
  email: ['meena@example.com'],
  gender: ['Female'],
  age: ['24'],
  location: ['Chennai'],
};

/** A visitor who left at a step and comes back. */
export function openAt(step: number, typed: Record<string, string[]> = personal) {
  const draft = { savedAt: Date.now(), step, key: 'k', typed };
  localStorage.setItem(draftKey, JSON.stringify(draft));
  return open();
}

/** The open step alone: a question by role asks of each element whether it is shown, and eleven steps are not. */
export function step() {
  const [open, ...more] = document.querySelectorAll<HTMLElement>('fieldset.step:not([hidden])');
  if (!open || more.length > 0) throw new Error('not one step is open');
  return within(open);
}
export const next = () => user.click(screen.getByText('Next', { selector: 'button' }));
export const heading = (title: string) =>
  waitFor(() => step().getByRole('heading', { level: 2, name: title }));
export const box = (name: string, role = 'textbox') => step().getByRole(role, { name });

export function newBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '');
  scrolled.length = 0;
  window.scrollTo = ((to: unknown) => scrolled.push(to)) as typeof window.scrollTo;
}

/** jsdom has it not yet. */
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};
