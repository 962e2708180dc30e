import type { Page } from '@playwright/test';
import type { Asked } from '#data/job-hunt-form/shape';
import { tamilForm } from '#data/job-hunt-form/ta';

export const { choices, customFields, texts: formTexts } = tamilForm;

/** Each of the three required fields has both messages. */
const basic = (wanted: string) => {
  const asked = tamilForm.basicFields.find(({ name }) => name === wanted);
  return { missing: '', wrong: '', ...asked } as Required<Asked>;
};
export const basics = {
  name: basic('name'),
  email: basic('email'),
  phone: basic('phone'),
  city: basic('city'),
  pincode: basic('pincode'),
};
const { name, email, phone } = basics;

export const form = (page: Page) => page.getByRole('dialog', { name: formTexts.title });
export const opener = (page: Page) =>
  page.getByRole('button', { name: 'Register for FREE' }).first();
export const nextButton = (page: Page) => form(page).getByRole('button', { name: formTexts.next });
export const submitButton = (page: Page) =>
  form(page).getByRole('button', { name: formTexts.submit });

/** Its label is also the end of another's. */
export const nameField = (page: Page) => form(page).getByLabel(name.label, { exact: true });

/** The first step, in the popup. */
export async function fillBasics(page: Page, who: string, address: string): Promise<void> {
  await nameField(page).fill(who);
  await form(page).getByLabel(email.label).fill(address);
  await form(page).getByLabel(phone.label).fill('+91 98765 43210');
}

/** In the second step. */
export async function chooseOtherDegree(page: Page, degree: string): Promise<void> {
  await form(page).getByLabel(choices.studies.label).selectOption('other');
  await form(page).getByLabel(customFields.customStudies).fill(degree);
}

export const storedDraft = (page: Page) =>
  page.evaluate(() => localStorage.getItem('freeWebinarDraft'));

interface Sent {
  readonly formStatus: string;
  readonly formData: Readonly<Record<string, string>>;
  readonly userDetails: Readonly<Record<string, unknown>>;
}

/** Everything that leaves the page for the registration, in order. */
export function sentFrom(page: Page): readonly Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/save-progress')) sent.push(request.postDataJSON());
  });
  return sent;
}
