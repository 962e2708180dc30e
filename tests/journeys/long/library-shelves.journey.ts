import { expect, test } from '#tests/journeys/fixture';

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

test('the webinars on the shelf are still ahead and lead to their registration', async ({
  page,
}) => {
  await page.goto('/downloads');
  const shelf = page.locator('.carousel', {
    has: page.getByRole('heading', { name: 'Upcoming Webinars' }),
  });
  const times = await shelf
    .locator('time')
    .evaluateAll((all) => all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));
  expect(times).toHaveLength(6);
  expect(times).toEqual([...times].sort((one, other) => one - other));
  expect(times[0]).toBeGreaterThan(Date.now() - 90 * 60_000);
  await shelf.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/job-hunt(\/te)?\?session=/);
});
