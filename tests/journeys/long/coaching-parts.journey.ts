import type { Locator, Page } from '@playwright/test';
import { dialogOf, enquire } from '#tests/journeys/coaching';
import { expect, test } from '#tests/journeys/fixture';

const open = (page: Page) => page.locator('details[name="coaching"][open]');

test('each anchor opens its own part, and at most one is open', async ({ page }) => {
  await page.goto('/coaching');
  await expect(open(page)).toHaveCount(0);
  for (const id of ['personalized', 'paidbootcamps', 'freewebinars']) {
    await page.goto(`/coaching#${id}`);
    await expect(open(page)).toHaveCount(1);
    await expect(open(page).locator(`#${id}`)).toHaveCount(1);
    await expect(open(page)).toBeInViewport();
  }
  await page.goto('/coaching#hours');
  await expect(open(page).locator('#personalized')).toHaveCount(1);
  await page.getByRole('heading', { name: 'Bootcamps' }).click();
  await expect(open(page).locator('#paidbootcamps')).toHaveCount(1);
  await page.getByRole('heading', { name: 'Bootcamps' }).click();
  await expect(open(page)).toHaveCount(0);
});

/** Where it stands once it moves no more. */
async function restingTop(of: Locator) {
  let top: number | undefined;
  await expect(async () => {
    const last = top;
    top = (await of.boundingBox())?.y;
    expect(top).toBe(last);
  }).toPass({ intervals: [100] });
  return top ?? Number.NaN;
}

for (const [how, javaScriptEnabled] of [
  ['with scripts', true],
  ['without a script', false],
] as const) {
  test(`a heading that is pressed stays where it is while the part above it closes, ${how}`, async ({
    browser,
    site,
  }) => {
    const viewport = { width: 360, height: 740 };
    const context = await browser.newContext({
      baseURL: site.origin,
      javaScriptEnabled,
      // Else the page glides to what comes into view, and is measured on its way.
      reducedMotion: 'reduce',
      viewport,
    });
    const page = await context.newPage();
    for (const [path, headings] of [
      ['/coaching', 'details[name="coaching"] > summary'],
      ['/certification', '.accordion summary'],
    ] as const) {
      await page.goto(path);
      const [first, second] = [page.locator(headings).nth(0), page.locator(headings).nth(1)];
      await first.click();
      await expect(first.locator('..')).toHaveAttribute('open');
      await second.scrollIntoViewIfNeeded();
      const before = await restingTop(second);
      await second.click();
      await expect(second.locator('..')).toHaveAttribute('open');
      await expect(first.locator('..')).not.toHaveAttribute('open');
      expect(Math.abs((await restingTop(second)) - before), path).toBeLessThan(3);
    }
    await context.close();
  });
}

test('a bootcamp leaves the ticked modules where they are, and says so', async ({ page }) => {
  await page.goto('/coaching#personalized');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.getByRole('button', { name: 'Enquire Now: 30 hours' }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel('Plan').selectOption({ index: 7 });
  await expect(dialog.locator('.asked')).toContainText('they stay in the selection');
  await enquire(page, 'Asha Both');
  await expect(page.getByRole('checkbox', { name: 'GST fundamentals' })).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [link, heading, content] of [
    ['personalized', '1:1 Personalized Coaching', '60 hours'],
    ['paidbootcamps', 'Bootcamps', 'B05FO03'],
    ['freewebinars', 'Free Webinars', 'Our video channel'],
    ['hours', '1:1 Personalized Coaching', '60 hours'],
  ] as const) {
    test(`a link to #${link} opens its part, and its heading folds it again`, async ({ page }) => {
      await page.goto(`/coaching#${link}`);
      await expect(open(page)).toHaveCount(1);
      const title = open(page).getByRole('heading', { name: heading, exact: true });
      const body = open(page).locator('.part-body');
      await expect(body).toContainText(content);
      await expect(body).toBeInViewport();
      if (link !== 'hours') await expect(title).toBeInViewport({ ratio: 1 });
      await title.click();
      await expect(open(page)).toHaveCount(0);
    });
  }
});
