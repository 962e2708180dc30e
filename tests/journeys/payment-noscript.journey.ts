import { mailTo } from '#tests/journeys/mail-to';
import { expect, inSandbox, payButton, register, test } from '#tests/journeys/paying';

test.use({ ...inSandbox, javaScriptEnabled: false });

test('without JavaScript a visitor pays on a page of its own and holds the receipt', async ({
  page,
  post,
}) => {
  await page.goto('/aiwebinar');
  await register(page, 'Nora Pays', 'nora.pays@example.in');
  await payButton(page).click();
  await expect(page).toHaveURL(/\/sandbox-checkout\?order=order_sandbox/);
  await expect(page.getByRole('main')).toContainText('Test mode: no money moves');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/thankyou$/);
  await expect(page.getByRole('region', { name: 'Your receipt' })).toContainText('pay_sandbox');
  await post.mailAbout('[webinar-paid] Nora Pays');
  await mailTo(post, 'nora.pays@example.in');
});
