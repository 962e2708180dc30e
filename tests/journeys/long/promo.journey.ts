import { expect, test } from '#tests/journeys/fixture';

test('the webinar promo starts as one line that opens, and stays dismissed', async ({ page }) => {
  await page.goto('/');
  const promo = page.getByRole('dialog', { name: /Free webinars every Tuesday and Thursday/ });
  const line = promo.getByText(/^(?:Tue|Thu) \d+, 4 PM: .+, free · Register$/);
  expect((await promo.boundingBox())?.height).toBeLessThan(50);
  await line.click();
  await expect(promo.getByRole('link', { name: 'Register, Telugu-English' })).toHaveAttribute(
    'href',
    /^\/job-hunt\/te\?session=\d{4}-\d\d-\d\d-telugu-english&topic=/,
  );
  await promo.getByRole('button', { name: 'Dismiss' }).click();
  await expect(promo).toBeHidden();
  await page.reload();
  await expect(promo).toBeHidden();
});
