/** What a page says, with and without scripts. */
import type { Page } from '@playwright/test';

/** What depends on this browser's own storage, or acts with scripts alone, and so cannot be served. */
const ofThisBrowser = [
  // The selection, and the words for an empty one.
  '.cart-panel',
  // The dashboard lists what is stored here.
  'div:has(> .holdings) > :not(:first-child)',
  // The wizard keeps what is typed only where scripts run, and says so only there.
  '.kept',
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

/** A mouse over something that React owns brings React; false where a page has nothing of React. */
export async function bringReact(page: Page): Promise<boolean> {
  const owned = page.locator('[data-react]');
  if ((await owned.count()) === 0) return false;
  await owned.first().dispatchEvent('pointermove', { pointerType: 'mouse' });
  await page.waitForFunction(() => performance.getEntriesByName('hydration-live').length > 0);
  // What React does after its first drawing is drawn too. An idle callback may never come where nothing moves.
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  );
  return true;
}
