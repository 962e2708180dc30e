import { expect, test } from '#tests/journeys/fixture';

const theme = 'html[data-theme]';

test('the site is dark at first, and a chosen theme is there before the first paint of the next page', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() =>
    addEventListener('themechange', () => document.body.classList.add('notified')),
  );
  await page.getByRole('button', { name: 'Switch between dark and light' }).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveClass(/notified/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});

test('an unknown address says so and leads home', async ({ page, site }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | HOA');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('community, webinar, the old edition and shortened addresses lead on', async ({ request }) => {
  for (const [path, target] of [
    ['/community', 'https://example.com/community'],
    ['/webinar', 'https://example.com/webinar'],
    ['/a4a_June1_25', '/aiwebinar'],
    ['/library', '/downloads'],
    ['/library/course', '/downloads#books'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(target);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('menu, questions, stories, free offers and promo work', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByRole('button', { name: 'Dismiss' })).toBeHidden();
    await page.getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('link', { name: 'Jobs', exact: true })).toBeVisible();
    await drawer.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Webinars', { exact: true }).first().click();
    await expect(
      page.getByText('A live session in your language every Tuesday and Thursday'),
    ).toBeVisible();
    await page.getByText('Show More').first().click();
    await expect(page.getByText('Show Less').first()).toBeVisible();
  });
});
