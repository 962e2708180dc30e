import type { Locator } from '@playwright/test';

export const nameOf = (form: Locator) => form.getByLabel('Name', { exact: true });
export const submitOf = (form: Locator) =>
  form.getByRole('button', { name: /^Ask for (?:\d+ )?accountants?$/ });
export const juniorsOf = (form: Locator) => form.getByRole('spinbutton', { name: 'Juniors' });
export const seniorsOf = (form: Locator) => form.getByRole('spinbutton', { name: 'Seniors' });

export async function fillCompany(form: Locator, name: string): Promise<void> {
  await nameOf(form).fill(name);
  await form.getByLabel('Company Name').fill('Coromandel Traders');
  await form.getByLabel('Email').fill('hr@example.in');
  await form.getByLabel('Mobile').fill('9876543210');
}

/** An employer who asks for three seniors. */
export async function fill(form: Locator, name: string): Promise<void> {
  await fillCompany(form, name);
  await seniorsOf(form).fill('3');
}
