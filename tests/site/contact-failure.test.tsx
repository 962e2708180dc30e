/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import ContactUsPage from '#pages/(site)/contact-us/page';
import '#tests/setup/async-timeout';

const realFetch = globalThis.fetch;
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};

afterEach(() => {
  cleanup();
  globalThis.fetch = realFetch;
});

test('/contact-us says in a dialog that nothing was sent, whom to call, and keeps what was typed', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('no network');
  };
  const user = userEvent.setup();
  render(<ContactUsPage />);
  const form = screen.getByRole('form');
  const [name, phone, email] = within(form).getAllByRole('textbox');
  if (!name || !phone || !email) throw new Error('three fields');
  await user.type(name, 'Meena Iyer');
  await user.type(phone, '9840012345');
  await user.type(email, 'meena@example.com');
  fireEvent.submit(form);
  const dialog = await screen.findByRole('dialog', { name: 'Not sent' });
  expect(dialog.textContent).toContain('Network error or server not responding');
  expect(dialog.textContent).toContain('Or reach us without the form: call');
  expect((name as HTMLInputElement).value).toBe('Meena Iyer');
});
