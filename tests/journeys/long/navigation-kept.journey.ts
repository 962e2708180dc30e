import { expect, test } from '#tests/journeys/fixture';

test('a used tab is remembered: the next session resumes there, the logo still leads home', async ({
  context,
  page,
}) => {
  await page.goto('/');
  await page
    .getByRole('navigation', { name: 'What we offer' })
    .getByRole('link', { name: 'About' })
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(
    page.getByRole('link', { name: 'About', exact: true }).and(page.locator('[aria-current]')),
  ).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('activeTab'))).toBe('about');
  await page.getByRole('banner').getByRole('link', { name: 'HOA' }).click();
  await expect(page).toHaveURL('/');

  const nextSession = await context.newPage();
  await nextSession.goto('/');
  await expect(nextSession).toHaveURL(/\/about$/);
  const deepLink = await context.newPage();
  await deepLink.goto('/contact-us');
  await expect(deepLink).toHaveURL(/\/contact-us$/);
});

test('tabs and menu mark where the visitor is, also on a page that none of them names', async ({
  page,
}) => {
  const tab = page.getByRole('navigation', { name: 'What we offer' }).locator('[aria-current]');
  const entry = page.getByRole('dialog', { name: 'Menu' }).locator('[aria-current]');
  for (const [path, tabs, entries] of [
    ['/certification', ['Certification'], ['Certification']],
    ['/certification/course/4', ['Certification'], ['Certification']],
    ['/library/course/4', ['Downloads'], ['Downloads']],
    ['/library/test/4', ['Downloads'], ['Downloads']],
    ['/practice', ['Downloads'], ['Practice book']],
    ['/webinarcalendar', ['Downloads'], ['Webinar calendar']],
    ['/contact-us', [], ['Get a Callback']],
    ['/', [], []],
  ] as const) {
    await page.goto(path);
    await expect(tab).toHaveText([...tabs]);
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(entry).toHaveText([...entries]);
  }
});

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

test('the header blurs what scrolls under it after 100 px', async ({ page }) => {
  await page.goto('/');
  const scrolled = page.locator('html[data-scrolled]');
  await page.mouse.wheel(0, 90);
  await expect(scrolled).toHaveCount(0);
  await page.mouse.wheel(0, 200);
  await expect(scrolled).toHaveCount(1);
  await expect(page.getByRole('banner')).toHaveCSS('backdrop-filter', 'blur(10px)');
});
