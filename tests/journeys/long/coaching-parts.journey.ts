import type { Locator, Page } from '@playwright/test';
import { dialogOf, enquire } from '#tests/journeys/coaching';
import { expect, test } from '#tests/journeys/fixture';
import { bootcampOf } from '#tests/journeys/prices';

const open = (page: Page) => page.locator('details[name="coaching"][open]');

test('the prices are open at first, each anchor opens its own part, and at most one is open', async ({
  page,
}) => {
  await page.goto('/coaching');
  await expect(open(page)).toHaveCount(1);
  await expect(open(page).locator('#personalized')).toHaveCount(1);
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
  test.describe(how, () => {
    // Else the page glides to what comes into view, and is measured on its way.
    test.use({ javaScriptEnabled, contextOptions: { reducedMotion: 'reduce' } });

    test('a heading that is clicked stays where it is while the part above it closes', async ({
      page,
    }) => {
      for (const [path, headings] of [
        ['/coaching', 'details[name="coaching"] > summary'],
        ['/certification', '.accordion summary'],
      ] as const) {
        await page.goto(path);
        const [first, second] = [page.locator(headings).nth(0), page.locator(headings).nth(1)];
        if (path !== '/coaching') await first.click();
        await expect(first.locator('..')).toHaveAttribute('open');
        await second.scrollIntoViewIfNeeded();
        const before = await restingTop(second);
        await second.click();
        await expect(second.locator('..')).toHaveAttribute('open');
        await expect(first.locator('..')).not.toHaveAttribute('open');
        expect(Math.abs((await restingTop(second)) - before), path).toBeLessThan(3);
      }
    });
  });
}

test('a bootcamp and the Tally programme are asked for by name, and leave the ticked modules where they are', async ({
  page,
  post,
}) => {
  await page.goto('/coaching#personalized');
  const module = page.getByRole('checkbox', { name: 'GST fundamentals' });
  await module.check();
  await page.goto('/coaching#paidbootcamps');
  const dialog = dialogOf(page);
  for (const [name, plan] of [
    ['Asha Bootcamp', `B05FO03: AcSS 1, 3, 4, 5, 6 (${bootcampOf(60)})`],
    ['Asha Tally', 'Free Tally training programme'],
  ] as const) {
    await page.getByRole('button', { name: `Enquire Now: ${plan}` }).click();
    await expect(dialog.getByLabel('Plan')).toHaveValue(plan);
    await expect(dialog.locator('.asked')).toContainText('they stay in your selection');
    await enquire(page, name);
    const mail = await post.mailAbout(`[coaching] ${name}`);
    expect(mail.text).toContain(`Plan: ${plan}`);
  }
  await page.goto('/coaching#personalized');
  await expect(module).toBeChecked();
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

test('modules that are asked for alone leave the selection', async ({ page, post }) => {
  await page.goto('/coaching#personalized');
  await page.getByRole('checkbox', { name: 'GST fundamentals' }).check();
  await page.getByRole('button', { name: 'Enquire about these' }).click();
  await enquire(page, 'Asha Modules');
  const mail = await post.mailAbout('[coaching] Asha Modules');
  expect(mail.text).toContain('Plan: Modules: AcSS 5 GST fundamentals');
  await expect(page.getByRole('checkbox', { name: 'GST fundamentals' })).not.toBeChecked();
});
