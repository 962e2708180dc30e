/** What of a page is lost to a reader who asked for rest, or for colours of their own. */
import type { Page } from '@playwright/test';

/** What still moves where the reader asked for rest; durations in seconds. */
export const moving = (page: Page) =>
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
export const edgeless = (page: Page) =>
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
