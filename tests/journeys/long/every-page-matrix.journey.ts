/** Every page once: in both themes at three widths, with every setting of a reader, and with its scripts. */
import type { Page } from '@playwright/test';
import { routes } from '#data/addresses/routes';
import { violationsOf } from '#tests/journeys/axe';
import { expect, test } from '#tests/journeys/fixture';
import { beyondWindow, errorsOf, halves, tablesBeyond } from '#tests/journeys/pages';
import { coveredHeight, doubled, enlarge, lostText, space } from '#tests/journeys/reflow';

/** Durations are in seconds. */
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
        const isUnderlined =
          borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
        return !isUnderlined || borderBottomColor === backgroundColor;
      })
      .map((element) => `${element.className} has no edge: ${element.textContent}`),
  );

/** These depend on this browser's own storage, or act with scripts alone, and so cannot be served. */
const ofThisBrowser = [
  // The selection, and the words for an empty one.
  '.cart-panel',
  // The dashboard lists what is stored here, once it is asked for.
  '[data-island="holdings"]',
  // A set for a class is drawn in the browser: one that everybody got would be nobody's own.
  '[data-class-link]',
  // Without scripts both steps of the free registration show: there is nothing to go back to.
  '.job-submit button[type=button]',
].join();

/** All text of the page in order, but what no reader sees; the output of the head script is in shadow roots. */
const textOf = (page: Page) =>
  page.evaluate((left) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent?.closest(`script,style,noscript,template,${left}`)) continue;
      const text = walker.currentNode.nodeValue?.replace(/\s+/g, ' ').trim();
      if (text) texts.push(text);
    }
    return texts.join('\n');
  }, ofThisBrowser);

/** A mouse over all that React owns brings React to it; false where a page has nothing of React. */
async function bringReact(page: Page): Promise<boolean> {
  const islands = await page.evaluate(() => {
    const owned = document.querySelectorAll('[data-react]');
    for (const part of owned) {
      part.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    }
    return new Set([...owned].map((part) => part.closest('[data-island]'))).size;
  });
  if (islands === 0) return false;
  await page.waitForFunction(
    (count) => performance.getEntriesByName('hydration-live').length >= count,
    islands,
  );
  // React's work after its first render is rendered too. An idle callback may never come where
  // nothing moves.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  return true;
}

/** The height of the page, in pixels. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

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
    nothing(`${path} ${width} px ${theme}`, await violationsOf(page));
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
          // Content below that is not rendered yet has no colours to measure.
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
