import { expect, registerAndPay, test } from '#tests/journeys/paying';
import { editionPrice } from '#tests/journeys/prices';

test.use({
  baseURL: async ({ sandbox }, use) => use(sandbox.origin),
  post: async ({ sandbox }, use) => use(sandbox.post),
});

test('who pays on a phone and a laptop at once holds a receipt on both, and staff give one back', async ({
  browser,
  post,
}) => {
  const pages = await Promise.all([1, 2].map(() => browser.newPage()));
  for (const page of pages) {
    await page.goto('/aiwebinar');
    await registerAndPay(page, 'Asha Twice', 'asha.twice@example.in');
  }
  const pays = pages.map((page) => page.getByRole('button', { name: `Pay ${editionPrice}` }));
  await Promise.all(pays.map((pay) => expect(pay).toBeVisible()));
  await Promise.all(pays.map((pay) => pay.click()));
  const payments = await Promise.all(
    pages.map(async (page) => {
      await expect(page).toHaveURL(/\/thankyou$/);
      const receipt = page.getByRole('region', { name: 'Your receipt' });
      return (await receipt.getByText(/^pay_sandbox/).textContent()) ?? 'none';
    }),
  );
  expect(new Set(payments).size).toBe(2);
  const { text = '' } = await post.mailAbout('[webinar-refund] Asha Twice');
  expect(payments.filter((payment) => text.includes(payment))).toHaveLength(1);
});
