import { askedFor, payButton } from '#tests/journeys/asked-to-pay';
import { expect, test } from '#tests/journeys/fixture';

test.use({ javaScriptEnabled: false });

test('without JavaScript: the same form leads to the checkout and back to the page', async ({
  page,
  site,
}) => {
  await page.goto(await askedFor(page, site, 'Nila Pays'));
  await page.getByLabel('State').selectOption('Karnataka');
  await page.getByLabel('Name on the invoice').fill('Nila Pays');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\?order=/);
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page).toHaveURL(/\/enquiry\//);
  await expect(page.getByRole('heading', { name: 'Payment complete' })).toBeVisible();
});
