import type { Locator } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';

const ways = {
  'Download for iOS (.ics)': /^\/api\/webinars\.ics$/,
  'Open in calendar on Android: Tamil-English': /dates=\d+T160000%2F\d+T164000.*RRULE.*TU%2CTH/,
  'Open in calendar on Android: Telugu-English': /dates=\d+T164500%2F\d+T173000.*RRULE.*TU%2CTH/,
  'Subscribe (webcal)': /^webcal:\/\/localhost:\d+\/api\/webinars\.ics$/,
  'Subscribe in Google Calendar': /^https:\/\/calendar\.google\.com\/.*cid=webcal/,
};

for (const path of ['/webinarcalendar', '/icsCalendar']) {
  test(`${path} leads into every calendar`, async ({ page }) => {
    await page.goto(path);
    for (const [name, address] of Object.entries(ways)) {
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', address);
    }
  });
}

const addresses = (links: Locator) =>
  links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));

test('the next day comes first, and Register beside it opens the form with that session', async ({
  page,
}) => {
  await page.goto('/webinarcalendar');
  const main = page.getByRole('main');
  const next = main.getByRole('article');
  await expect(next).toHaveCount(1);
  await expect(next).toContainText('4:00-4:40 PM IST');
  await expect(next).toContainText('4:45-5:30 PM IST');
  const later = main.locator('.sessions').getByRole('link');
  await expect(later).toHaveCount(8);
  const [first] = await addresses(next.getByRole('link'));
  expect(await addresses(later)).not.toContain(first);
  const topic = (await next.getByRole('heading').textContent()) ?? '';
  await next.getByRole('link', { name: 'Register, Telugu-English' }).click();
  await expect(page).toHaveURL(/\/job-hunt\/te\?session=\d{4}-\d\d-\d\d-telugu-english&topic=/);
  const form = page.getByRole('dialog');
  await expect(form).toBeVisible();
  await expect(form.locator('[name=session]')).toHaveValue(/-telugu-english$/);
  await form.locator('[command=close]').click();
  await expect(form).toBeHidden();
  const booked = page.getByRole('article');
  await expect(booked).toHaveCount(1);
  await expect(booked).toContainText('Telugu-English');
  await expect(booked).toContainText('4:45-5:30 IST');
  await expect(booked).toContainText(topic);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Register beside a session leads to its form, with that session chosen', async ({
    page,
  }) => {
    await page.goto('/webinarcalendar');
    await page.getByRole('article').getByRole('link', { name: 'Register, Telugu-English' }).click();
    await expect(page).toHaveURL(/#register$/);
    const form = page.locator('#webinar-free');
    await expect(form.locator('[name=session]')).toHaveValue(/-telugu-english$/);
    await expect(form.locator('[name=name]')).toBeVisible();
    await expect(form).toBeInViewport();
  });
});
