import { expect, test } from '#tests/journeys/fixture';

test('the badge counts what the browser holds, and follows another tab', async ({
  context,
  page,
}) => {
  await page.goto('/about');
  const badge = page.locator('cart-count');
  await expect(badge).toBeHidden();
  const other = await context.newPage();
  await other.goto('/contact-us');
  await other.evaluate(() =>
    localStorage.setItem(
      'cart',
      JSON.stringify({
        certification: { type: 'one-on-one', haca: ['final'], acss: [1, 3] },
        coaching: { type: 'one-on-one', haca: [], acss: [] },
        licenses: ['trainer'],
      }),
    ),
  );
  await expect(badge).toBeVisible();
  expect(await badge.evaluate((element) => element.shadowRoot?.textContent?.trim())).toBe('4');
});

test('the header blurs what scrolls under it after 100 px', async ({ page }) => {
  await page.goto('/');
  const scrolled = page.locator('html[data-scrolled]');
  await page.mouse.wheel(0, 90);
  await expect(scrolled).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(scrolled).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', 'blur(10px)');
});

test('one question is open at a time, and the open one closes', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('.accordion details');
  await questions.nth(0).locator('summary').click();
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await expect(questions.nth(1)).toHaveAttribute('open');
  await questions.nth(1).locator('summary').click();
  await expect(questions.nth(1)).not.toHaveAttribute('open');
});
