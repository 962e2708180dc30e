/** Every page once: in both themes at three widths, with every setting of a reader, and with its scripts. */
import type { Page } from '@playwright/test';
import { routes } from '#lib/shared/addresses/routes';
import { faultsOf } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { bringReact, heightOf, textOf } from '#tests/journeys/page-text';
import { beyondWindow, errorsOf, halves, tablesBeyond } from '#tests/journeys/pages';
import { coveredHeight, doubled, enlarge, lostText, space } from '#tests/journeys/reflow';
import { edgeless, moving } from '#tests/journeys/settings';

test.describe.configure({ mode: 'parallel' });

const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 800 };
/** A window of 1280 × 1024 at 400%. */
const zoomed = { width: 320, height: 256 };

const nothing = (what: string, found: readonly unknown[]) => expect.soft(found, what).toEqual([]);

async function expectWholeInThemes(page: Page, path: string): Promise<void> {
  // A colour half way between the themes would be measured otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [theme, width] of [
    ['dark', 360],
    ['light', 360],
    ['light', 1280],
    ['dark', 1600],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((chosen) => window.hoa?.storage.set('theme', chosen), theme);
    nothing(`${path} ${width} px ${theme}`, await faultsOf(page));
    expect.soft(await beyondWindow(page), `${path} scrolls sideways at ${width} px`).toBe(0);
    if (width === 360) nothing(`${path} tables at 360 px`, await tablesBeyond(page));
  }
}

async function expectWholeInSettings(page: Page, path: string): Promise<void> {
  await page.setViewportSize(zoomed);
  nothing(`${path} at 400%`, await lostText(page));
  expect.soft(await coveredHeight(page), `${path} covered at 400%`).toBeLessThan(64);
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await enlarge(page, doubled);
    nothing(`${path} at 200% text, ${size.width} px`, await lostText(page));
    const covered = `${path} covered at 200% text, ${size.width} px`;
    expect.soft(await coveredHeight(page), covered).toBeLessThan(size.height / 4);
    await enlarge(page, '');
    await space(page, true);
    nothing(`${path} with text spacing, ${size.width} px`, await lostText(page));
    await space(page, false);
  }
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
  nothing(`${path} with reduced motion`, await moving(page));
  nothing(`${path} in forced colours`, await edgeless(page));
  await page.emulateMedia({ reducedMotion: null, forcedColors: null });
}

for (const [half, paths] of halves.entries()) {
  test(`every page is whole in both themes, at every width and setting, and says the same with scripts (${half + 1} of 2)`, async ({
    page,
    browser,
    site,
  }) => {
    test.setTimeout(600_000);
    const errors = errorsOf(page);
    const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
    const reader = await plain.newPage();
    let brought = 0;
    for (const path of paths) {
      // The time is for one page, so that a page that hangs is named.
      await test.step(
        path,
        async () => {
          await page.goto(path);
          // What is not drawn yet, below, has no colours of its own to be measured.
          await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));
          await expectWholeInThemes(page, path);
          await expectWholeInSettings(page, path);
          await page.setViewportSize(desk);
          await reader.goto(path);
          const height = await heightOf(page);
          if (await bringReact(page)) brought += 1;
          expect.soft(await textOf(page), path).toBe(await textOf(reader));
          // The dashboard opens its list when its button is asked for.
          if (path !== routes.dashboard) {
            expect.soft(await heightOf(page), `${path} moves when React comes`).toBe(height);
          }
        },
        { timeout: 60_000 },
      );
    }
    expect(brought).toBeGreaterThan(15);
    expect(errors).toEqual([]);
    await plain.close();
  });
}

test('the page that is not there is whole at 400% and 200%', async ({ page }) => {
  await page.goto('/no-such-page');
  await expectWholeInSettings(page, '/no-such-page');
});
