import { expect, hold, test } from '#tests/journeys/fixture';

test.use({ javaScriptEnabled: false });

test('without JavaScript: Register beside a session leads to the top of the form, however late the letters come', async ({
  page,
}) => {
  const arrive = await hold(page, '**/*.woff2');
  // Its own load would wait for the letters.
  await page.goto('/job-hunt/en', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Register for this one' }).nth(1).click();
  const title = page.getByRole('heading', { name: 'Free registration' });
  await expect(title).toBeInViewport({ ratio: 1 });
  arrive();
  await page.evaluate(() => document.fonts.ready);
  await expect(title).toBeInViewport({ ratio: 1 });
  const { y = 0 } = (await title.boundingBox()) ?? {};
  expect(y).toBeLessThan(200);
});
