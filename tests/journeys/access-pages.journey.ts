import type { Page } from '@playwright/test';
import { expect, test } from '#tests/journeys/fixture';
import { sampledPages } from '#tests/journeys/pages';
import { coveredHeight, doubled, enlarge, lostText, space } from '#tests/journeys/reflow';

const phone = { width: 320, height: 640 };
const desk = { width: 1280, height: 800 };
/** A window of 1280 × 1024 at 400%. */
const zoomed = { width: 320, height: 256 };

/** What still moves where the reader asked for rest; durations in seconds. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const seconds = (times: string) => Math.max(...times.split(',').map(Number.parseFloat));
    const found = document.getAnimations().map(() => 'an animation runs');
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const { transitionDuration, animationDuration, animationName, scrollBehavior } = style;
        const animated = animationName !== 'none' && seconds(animationDuration) > 0.01;
        if (animated || seconds(transitionDuration) > 0.01)
          found.push(`${element.className} moves`);
        if (scrollBehavior !== 'auto') found.push(`${element.tagName} scrolls smoothly`);
      }
    }
    return found;
  });

/** Controls that a reader with colours of their own would not see the edge of. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.button, .icon-button, .side-item, .tab-bar a, .dialog, .field :is(input, select, textarea):not([type=checkbox], [type=radio])',
      ),
    ]
      .filter((element) => element.checkVisibility())
      .filter((element) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor } =
          getComputedStyle(element);
        const drawn = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
        return !drawn || borderBottomColor === backgroundColor;
      })
      .map((element) => `${element.className} has no edge: ${element.textContent}`),
  );

test('every page stays whole at 320 px and 400%, at 200% text, with wide spacing, without motion and in forced colours', async ({
  page,
}) => {
  test.setTimeout(240_000);
  for (const path of [...sampledPages, '/no-such-page']) {
    const nothing = async (what: string, found: readonly string[]) =>
      expect.soft(found, `${path} ${what}`).toEqual([]);
    await page.setViewportSize(zoomed);
    await page.goto(path);
    await nothing('at 400%', await lostText(page));
    expect.soft(await coveredHeight(page), `${path} covered at 400%`).toBeLessThan(64);
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      await enlarge(page, doubled);
      await nothing(`at 200% text, ${size.width} px`, await lostText(page));
      expect
        .soft(await coveredHeight(page), `${path} covered at 200% text, ${size.width} px`)
        .toBeLessThan(size.height / 4);
      await enlarge(page, '');
      await space(page, true);
      await nothing(`with text spacing, ${size.width} px`, await lostText(page));
      await space(page, false);
    }
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    await nothing('with reduced motion', await moving(page));
    await nothing('in forced colours', await edgeless(page));
    await page.emulateMedia({ reducedMotion: null, forcedColors: null });
  }
});
