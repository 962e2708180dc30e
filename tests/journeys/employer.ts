import type { Locator } from '@playwright/test';

export const nameOf = (form: Locator) => form.getByLabel('Name', { exact: true });
export const submitOf = (form: Locator) =>
  form.getByRole('button', { name: 'Request accountants' });

/** Who asks for accountants. */
export async function fillCompany(form: Locator, name: string): Promise<void> {
  await nameOf(form).fill(name);
  await form.getByLabel('Company Name').fill('Coromandel Traders');
  await form.getByLabel('Email').fill('hr@example.in');
  await form.getByLabel('Mobile').fill('9876543210');
}

/** The same, who asks for three. */
export async function fill(form: Locator, name: string): Promise<void> {
  await fillCompany(form, name);
  await form.getByLabel('Number of Accountants').fill('3');
}
