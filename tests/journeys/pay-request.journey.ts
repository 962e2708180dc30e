/** Who was asked for payment pays it on the page of the enquiry. */
import type { Page } from '@playwright/test';
import { signIn } from '#tests/journeys/desk-sign-in';
import { expect, test } from '#tests/journeys/fixture';
import type { Inbox } from '#tests/journeys/inbox';

/** An enquiry that a member asked for payment of one module; the address of its page. */
async function askedFor(page: Page, post: Inbox, name: string): Promise<string> {
  const sent = await page.request.post('/api/sendEmail', {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data: { name, email: 'asked@example.in', phone: '9876543210', message: 'GST fundamentals' },
  });
  const { reference, enquiry } = await sent.json();
  await signIn(page, post);
  const asked = await page.request.post(`/api/desk/${reference}`, {
    headers: { 'sec-fetch-site': 'same-origin', accept: 'application/json' },
    data: { action: 'ask-payment', version: 1, line: 'module-5' },
  });
  expect(await asked.json()).toMatchObject({ payment: { amount: 1_168_200 } });
  return enquiry;
}

const payButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Pay ₹11,682' });

test('what is wrong is said without leaving the page, and what is paid has its tax invoice there', async ({
  page,
  post,
}) => {
  const own = await askedFor(page, post, 'Prema Pays');
  await page.goto(own);
  await page.getByLabel('State').selectOption('Tamil Nadu');
  await page.getByLabel('Name on the invoice').fill('Prema Pays');
  await page.getByLabel('GSTIN').fill('33ABCDE1234F1Z0');
  await payButton(page).click();
  await expect(page.getByText('The last character of the GSTIN does not fit')).toBeVisible();
  await expect(page.getByLabel('GSTIN')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await page.getByLabel('GSTIN').fill('');
  await payButton(page).click();
  // Both pages have a button to pay.
  await expect(page).toHaveURL(/\/sandbox-checkout\?order=/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(
    page.getByRole('heading', { name: 'Everything is paid: you are enrolled' }),
  ).toBeVisible();
  await page.getByRole('link', { name: /^Tax invoice HOA\// }).click();
  await expect(page.locator('main')).toHaveAttribute('data-total', '1168200');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the same form leads to the checkout and back to the page', async ({ page, post }) => {
    await page.goto(await askedFor(page, post, 'Nila Pays'));
    await page.getByLabel('State').selectOption('Karnataka');
    await page.getByLabel('Name on the invoice').fill('Nila Pays');
    await payButton(page).click();
    await expect(page).toHaveURL(/\/sandbox-checkout\?order=/);
    await page.getByRole('button', { name: /^Pay/ }).click();
    await expect(page).toHaveURL(/\/enquiry\//);
    await expect(
      page.getByRole('heading', { name: 'Everything is paid: you are enrolled' }),
    ).toBeVisible();
  });
});
