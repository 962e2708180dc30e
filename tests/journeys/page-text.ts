/** What a page says, with and without scripts. */
import type { Page } from '@playwright/test';

/** What depends on this browser's own storage, or acts with scripts alone, and so cannot be served. */
const ofThisBrowser = [
  // The selection, and the words for an empty one.
  '.cart-panel',
  // The dashboard lists what is stored here, once it is asked for.
  '[data-island="holdings"]',
  // Without scripts both steps of the free registration show: there is nothing to go back to.
  '.job-submit button[type=button]',
].join();

/** All text of the page in order, but what no reader sees; what the head script draws stands in shadow roots. */
export const textOf = (page: Page) =>
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
export async function bringReact(page: Page): Promise<boolean> {
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
  // What React does after its first drawing is drawn too. An idle callback may never come where nothing moves.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  return true;
}

/** The height of the page, in pixels. */
export const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
