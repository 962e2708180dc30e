import type { Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';
import { openWhole } from '#tests/journeys/page-bytes';

const widths = [360, 768, 1024, 1280, 1887];
const paths = [
  '/',
  '/batches',
  '/certification',
  '/coaching',
  '/employee',
  '/received/application',
];

/**
 * Elements that stay over the page while it is scrolled, the header apart, are listed with the words that come to lie
 * under them.
 */
const coveredOn = (page: Page) =>
  page.evaluate(() => {
    const floats = [...document.querySelectorAll('body *')].filter(
      (each) =>
        getComputedStyle(each).position === 'fixed' &&
        each.checkVisibility() &&
        each.getBoundingClientRect().width > 0,
    );
    const boxes = floats.map((each) => each.getBoundingClientRect());
    const texts = document.createTreeWalker(
      document.querySelector('main') ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const { parentElement: holder } = node;
      if (!node.textContent?.trim() || !holder?.checkVisibility()) continue;
      // Text for screen readers alone has no visible place.
      if (holder.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Whatever the scroll brings under it is in its columns.
      for (const { left, right, width } of range.getClientRects())
        if (width > 1 && boxes.some((box) => left < box.right - 1 && right > box.left + 1))
          found.push(node.textContent.trim().slice(0, 60));
    }
    return found;
  });

for (const width of widths) {
  test(`nothing floats over words at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 760 });
    for (const path of paths) {
      await openWhole(page, path);
      expect.soft(await coveredOn(page), path).toEqual([]);
    }
  });
}

test('the promotion is a slip in the page at every width, leads to the form, opens, and stays dismissed', async ({
  page,
}) => {
  const promo = page.getByRole('dialog', { name: /Free webinars every Tuesday and Thursday/ });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/');
    await expect(promo).toHaveCSS('position', 'relative');
    const { height: line = 0 } = (await promo.boundingBox()) ?? {};
    // On a phone its words and its way to the form are below each other.
    expect(line).toBeLessThan(width < 576 ? 120 : 50);
    await expect(promo.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
      'href',
      '/job-hunt#register',
    );
    if (width === 360) {
      const apply = page.getByRole('link', { name: 'Apply for jobs' }).first();
      await expect(apply).toBeInViewport({ ratio: 1 });
    }
    await promo.getByText(/^Free webinars every Tuesday and Thursday, 4:00 PM IST$/).click();
    await expect(promo.getByRole('link', { name: 'Register, Tamil-English' })).toBeVisible();
  }
  await expect(promo.getByRole('link', { name: 'Register, Telugu-English' })).toHaveAttribute(
    'href',
    /^\/job-hunt\/te\?session=\d{4}-\d\d-\d\d-telugu-english&topic=/,
  );
  await promo.getByRole('button', { name: 'Dismiss' }).click();
  await expect(promo).toBeHidden();
  await page.reload();
  await expect(promo).toBeHidden();
});

test('the ways to reach us are in the margin, and on a phone in a row above the footer', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/about');
    const side = page.getByRole('complementary', { name: 'Reach us' });
    await expect(side).toHaveCSS('position', width < 768 ? 'static' : 'fixed');
    await expect(side.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect(side.getByRole('button', { name: 'Contact Us' })).toBeVisible();
  }
});
