import { expect, test } from '#tests/journeys/site';

const theme = 'html[data-theme]';

test('the site is dark at first, and a chosen theme is there before the first paint of the next page', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() =>
    addEventListener('themechange', () => document.body.classList.add('told')),
  );
  await page.getByRole('button', { name: 'Switch between dark and light' }).click();
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
  await expect(page.locator('body')).toHaveClass(/told/);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await page.goto('/contact-us', { waitUntil: 'commit' });
  await expect(page.locator(theme)).toHaveAttribute('data-theme', 'light');
});

test('the drawer lists every part of the site, opens and closes by keyboard, and gives the focus back', async ({
  page,
}) => {
  await page.goto('/');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  for (const [label, href] of [
    ['Jobs', '/jobs'],
    ['Certification', '/certification'],
    ['Coaching', '/coaching'],
    ['Internships', '/internships'],
    ['Licences', '/licenses'],
    ['Downloads', '/downloads'],
    ['About', '/about'],
    ['Employer / Post Jobs', '/employee'],
    ['Free webinars', '/job-hunt'],
    ['Get a Callback', '/contact-us'],
    ['Join Now', '/community'],
  ] as const) {
    await expect(drawer.getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    );
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(menu).toBeFocused();
});

test('a used tab is remembered: the next session resumes there, the logo still leads home', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.origin });
  const page = await context.newPage();
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
  await expect(page).toHaveURL(`${site.origin}/`);

  const nextSession = await context.newPage();
  await nextSession.goto('/');
  await expect(nextSession).toHaveURL(/\/about$/);
  const deepLink = await context.newPage();
  await deepLink.goto('/contact-us');
  await expect(deepLink).toHaveURL(/\/contact-us$/);
  await context.close();
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
    ['/applyJobs', ['Jobs'], ['Jobs']],
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

test('the menu fits a phone with both of its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await expect(drawer.getByRole('link', { name: 'Join Now' })).toBeInViewport({ ratio: 1 });
  await expect(drawer.getByRole('button', { name: 'Post Job' })).toBeInViewport({ ratio: 1 });
});

test('the webinar promo starts open and stays dismissed', async ({ page }) => {
  await page.goto('/');
  const promo = page.getByRole('dialog', { name: /Free webinars every Tuesday and Thursday/ });
  await expect(promo.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/job-hunt');
  await promo.getByRole('button', { name: 'Dismiss' }).click();
  await expect(promo).toBeHidden();
  await page.reload();
  await expect(promo).toBeHidden();
});

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

test('an unknown address says so and leads home', async ({ page, site }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('Page not found | HOA');
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page).toHaveURL(`${site.origin}/`);
});

test('community, webinar and the old edition lead on', async ({ request }) => {
  for (const [path, target] of [
    ['/community', 'https://example.com/community'],
    ['/webinar', 'https://example.com/webinar'],
    ['/a4a_June1_25', '/aiwebinar'],
  ] as const) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(307);
    expect(answer.headers().location).toBe(target);
  }
});

test('a notification leaves after five seconds unless it is held, and Alt+T reaches it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/about');
  const say = (text: string) =>
    page.evaluate(
      (words) => (window as unknown as { hoa: { toast(t: string): void } }).hoa.toast(words),
      text,
    );
  await say('Held by focus');
  const note = page.getByText('Held by focus');
  await page.keyboard.press('Alt+t');
  await page.clock.runFor(8000);
  await expect(note).toBeVisible();
  await page.getByRole('link', { name: 'HOA' }).first().focus();
  await page.clock.runFor(6000);
  await expect(note).toHaveCount(0);
});

for (const { path, gone, back } of [
  {
    path: '/contact-us',
    gone: 'You are offline. What you have typed stays on this page.',
    back: 'You are online again.',
  },
  {
    path: '/job-hunt',
    gone: 'இணைய இணைப்பு இல்லை. நீங்கள் எழுதியது இந்தப் பக்கத்திலேயே இருக்கிறது.',
    back: 'இணைய இணைப்பு மீண்டும் வந்துவிட்டது.',
  },
]) {
  test(`a line that breaks and comes back is said on ${path}`, async ({ page, context }) => {
    await page.goto(path);
    await context.setOffline(true);
    await expect(page.getByText(gone)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(back)).toBeVisible();
  });
}

test('a line that breaks is said in the open dialog, in sight and in reach, and stays said when it closes', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await context.setOffline(true);
  const words = 'You are offline. What you have typed stays on this page.';
  // What is inert has no role: a screen reader hears this one.
  const note = drawer.getByRole('status').getByText(words);
  await expect(note).toBeVisible();
  await expect(note).toBeInViewport({ ratio: 1 });
  const close = note.getByRole('button', { name: 'Close' });
  await close.click({ trial: true });
  await page.keyboard.press('Alt+t');
  await expect(note).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).and(page.locator('[part=close]')).click();
  await expect(page.getByText(words)).toHaveCount(0);
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
    await expect(page.getByText('Two live sessions every Tuesday and Thursday')).toBeVisible();
    await page.getByText('Show More').first().click();
    await expect(page.getByText('Show Less').first()).toBeVisible();
  });
});
