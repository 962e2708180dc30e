import { expect, test } from '#tests/journeys/fixture';

const shelves = [
  'HOA AcSS Books',
  'Upcoming Webinars',
  'HOA Recorded Webinars',
  'HOA Knowledge Clips',
  'HOA Blogs',
];

test('every shelf shows more, and less again', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/downloads');
  for (const title of shelves) {
    const shelf = page.locator('.carousel', { has: page.getByRole('heading', { name: title }) });
    const items = shelf.locator('.track > li');
    const all = await items.count();
    expect(all, title).toBeGreaterThan(3);
    const shown = await items.filter({ visible: true }).count();
    expect(shown, title).toBeLessThanOrEqual(6);
    await shelf.getByText('View More').click();
    await expect(items.filter({ visible: true })).toHaveCount(Math.min(all, 12));
    await shelf.getByText('Show Less').click();
    await expect(items.filter({ visible: true })).toHaveCount(shown);
  }
});

test('a shelf is turned by its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/downloads');
  const books = page.locator('#books');
  const fourth = books.getByRole('listitem').nth(3);
  await books.getByRole('listitem').first().scrollIntoViewIfNeeded();
  await expect(fourth).not.toBeInViewport();
  await books.getByRole('button', { name: 'Next' }).click();
  await expect(fourth).toBeInViewport();
  await books.getByRole('button', { name: 'Previous' }).click();
  await expect(fourth).not.toBeInViewport();
});
