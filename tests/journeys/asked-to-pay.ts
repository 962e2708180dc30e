import type { Page } from '@playwright/test';
import { enterDesk } from '#tests/journeys/desk-sign-in';
import { expect, type RunningSite } from '#tests/journeys/fixture';

/** An enquiry that a member asked for payment of one module; the address of its page. */
export async function askedFor(page: Page, site: RunningSite, name: string): Promise<string> {
  const sent = await page.request.post('/api/sendEmail', {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data: { name, email: 'asked@example.in', phone: '9876543210', message: 'GST fundamentals' },
  });
  const { reference, enquiry } = await sent.json();
  await enterDesk(page, site);
  const asked = await page.request.post(`/api/desk/${reference}`, {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data: { action: 'ask-payment', version: 1, line: 'module-5' },
  });
  expect(await asked.json()).toMatchObject({ payment: { amount: 1_168_200 } });
  return enquiry;
}

export const payButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Pay ₹11,682' });
