/** End-to-end tests announce a batch as staff do, and ask for its seats as visitors do. */
import type { Page } from '@playwright/test';
import { expect } from '#tests/journeys/fixture';

/** Announces GST fundamentals for next year and gives the id of the batch; a member has to be signed in. */
export async function announce(page: Page, seats: number, day = '03-01'): Promise<string> {
  const year = new Date().getFullYear() + 1;
  await page.goto('/desk/batches');
  await page.getByLabel('AcSS 5, GST fundamentals').check();
  await page.getByLabel('Begins').fill(`${year}-${day}`);
  await page.getByLabel('From').fill('19:00');
  await page.getByLabel('To', { exact: true }).fill('21:00');
  await page.getByLabel('Language').selectOption('Tamil');
  await page.getByLabel('Seats').fill(String(seats));
  await page.getByRole('button', { name: 'Show the days' }).click();
  await page.getByRole('button', { name: 'Save and publish' }).click();
  await expect(page).toHaveURL(/\/desk\/batches\/[0-9a-z]+/);
  return /batches\/([0-9a-z]+)/.exec(page.url())?.[1] ?? '';
}

export interface Asked {
  readonly reference: string;
  readonly enquiry: string;
  readonly waitingList?: boolean;
  readonly place?: number;
}

/** Asks for a seat, as the form of the batch does. */
export async function askForSeat(
  page: Page,
  batch: string,
  person: { readonly name: string; readonly email: string; readonly phone: string },
): Promise<Asked> {
  const answer = await page.request.post('/api/sendEmail/callback', {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data: { ...person, batch },
  });
  return (await answer.json()) as Asked;
}

/** Acts on the present version of an enquiry as a member, and gives the answer. */
export async function act(page: Page, reference: string, fields: object) {
  const html = await (await page.request.get(`/desk/${reference}`)).text();
  const version = Number(/data-version="(\d+)"/.exec(html)?.[1]);
  const answer = await page.request.post(`/api/desk/${reference}`, {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data: { version, ...fields },
  });
  const text = await answer.text();
  expect(answer.ok(), text).toBe(true);
  return JSON.parse(text) as Readonly<Record<string, unknown>>;
}
