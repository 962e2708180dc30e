import { expect, test } from '#tests/journeys/fixture';

test('the menu fits a small phone with both of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Join Now' })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('button', { name: 'Ask for accountants' })).toBeInViewport({
    ratio: 1,
  });
});

test('the page behind a link is fetched while the mouse rests on it', async ({ page }) => {
  await page.goto('/about');
  const ahead = page.waitForRequest((request) => new URL(request.url()).pathname === '/coaching');
  await page.getByRole('link', { name: 'Coaching' }).first().hover();
  expect((await ahead).headers()['sec-purpose']).toContain('prefetch');
});
