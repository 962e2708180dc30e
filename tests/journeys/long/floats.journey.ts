import type { Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';
import { openWhole } from '#tests/journeys/page-bytes';

const widths = [360, 768, 1024, 1280, 1887];
const paths = [
  '/',
  '/contact-us',
  '/certification',
  '/coaching',
  '/job-alerts',
  '/employee',
  '/received/application',
];

/** Scrolls through the page, and tells each field, action, row of figures or stamp that something floating lies on. */
const coveredOn = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const shown = (float: Element) => {
      const { position, pointerEvents, display } = getComputedStyle(float);
      // What gives way moves out of the window.
      const isInWindow = float.getBoundingClientRect().top < innerHeight;
      return position === 'fixed' && display !== 'none' && pointerEvents !== 'none' && isInWindow;
    };
    const below = () =>
      [...document.querySelectorAll('[data-floats]')].filter(shown).flatMap((float) => {
        const box = float.getBoundingClientRect();
        return [
          ...document.querySelectorAll(
            'main :is(input, select, textarea, button, .button, .stamp, tbody tr)',
          ),
        ].filter((each) => {
          if (float.contains(each) || each.closest('dialog') || !each.checkVisibility())
            return false;
          const { top, right, bottom, left } = each.getBoundingClientRect();
          const wide = Math.min(right, box.right) - Math.max(left, box.left);
          const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
          return wide > 1 && high > 1;
        });
      });
    const step = Math.round(innerHeight / 3);
    for (let at = 0; at < document.documentElement.scrollHeight; at += step) {
      scrollTo({ top: at, behavior: 'instant' });
      let covered = below();
      // The browser tells of what has come under it a frame or two later.
      for (let frames = 0; covered.length > 0 && frames < 30; frames += 1) {
        await frame();
        covered = below();
      }
      for (const each of covered) found.push(`${at} px: ${each.outerHTML.slice(0, 80)}`);
    }
    return found;
  });

for (const width of widths) {
  test(`what floats covers no field, no action and no figures at ${width} px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 760 });
    for (const path of paths) {
      // What floats is held where it is until then.
      await openWhole(page, path);
      expect.soft(await coveredOn(page), path).toEqual([]);
    }
  });
}

test('the promotion floats and folds from 768 px up, and lies in the page on a phone', async ({
  page,
}) => {
  const promo = page.locator('#promo');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/');
    await expect(promo).toHaveCSS('position', width < 768 ? 'relative' : 'fixed');
    if (width < 768) continue;
    const { height: whole = 0 } = (await promo.boundingBox()) ?? {};
    await promo.locator('summary').click();
    await expect.poll(async () => (await promo.boundingBox())?.height).toBeLessThan(whole / 2);
    await expect(promo).toBeInViewport({ ratio: 1 });
  }
});

test('the ways to reach us float at every width: folded to one button on a phone, in reach of the thumb', async ({
  page,
}) => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/about');
    const side = page.getByRole('complementary', { name: 'Reach us' });
    await expect(side).toHaveCSS('position', 'fixed');
    const call = side.getByRole('link', { name: /^Call/ });
    if (width >= 768) {
      await expect(call).toBeVisible();
      continue;
    }
    await expect(call).toBeHidden();
    const box = await side.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(700);
    expect(box?.width).toBeLessThan(100);
    await side.locator('summary').click();
    await expect(call).toBeVisible();
    await expect(call).toBeInViewport({ ratio: 1 });
  }
});
