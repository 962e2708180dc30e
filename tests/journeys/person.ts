import type { Locator } from '@playwright/test';

export const phoneNumber = '+91 98765 43210';

export async function fillPerson(
  form: Locator,
  name: string,
  email = 'asha@example.in',
): Promise<void> {
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill(phoneNumber);
}
