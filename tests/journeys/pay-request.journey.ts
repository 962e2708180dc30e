import { askedFor, payButton } from '#tests/journeys/asked-to-pay';
import { expect, test } from '#tests/journeys/fixture';

test('what is wrong is said without leaving the page, and what is paid has its tax invoice there', async ({
  page,
  site,
}) => {
  const own = await askedFor(page, site, 'Prema Pays');
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
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
  await page.getByRole('link', { name: /^Tax invoice HOA\// }).click();
  await expect(page.locator('main')).toHaveAttribute('data-total', '1168200');
});
