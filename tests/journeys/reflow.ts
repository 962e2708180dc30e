/** A reader may lose text when it is larger, wider set or the window narrow. */
import { expect, type Page } from '@playwright/test';

/** Twice the size of the site's own text, as a browser that enlarges text alone does it. */
export const doubled = '212.5%';

export const enlarge = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** WCAG 2.2, 1.4.12: what a reader may set without losing anything. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

export const space = (page: Page, on: boolean) =>
  page.evaluate(
    (css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    on ? spacing : '',
  );

/** Text out of the window, cut off by its box or running out of it into its neighbour; and sideways scrolling. */
export const lostText = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    const beyond = document.documentElement.scrollWidth - width;
    if (beyond > 0) found.push(`scrolls sideways by ${beyond} px`);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const trouble = lossOf(node);
      if (trouble) found.push(`${trouble}: ${node.textContent?.trim().slice(0, 40)}`);
    }
    return found;

    function lossOf(node: Node): string | undefined {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true }))
        return;
      // A cover is a picture, and a shortened teaser is whole where it leads to.
      if (element.closest('svg, a .about')) return;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const trouble = rect.width > 0 && placeOf(element, rect);
        if (trouble) return trouble;
      }
      return;
    }

    function placeOf(element: Element, { left, right, top, bottom }: DOMRect): string | undefined {
      const boxes = ancestorsOf(element).map((at) => ({ at, style: getComputedStyle(at) }));
      // For screen readers alone.
      if (boxes.some(({ style }) => style.clipPath !== 'none' || style.opacity === '0')) return;
      let own = true;
      for (const { at, style } of boxes.filter(({ style: { display } }) => display !== 'inline')) {
        const box = at.getBoundingClientRect();
        if (/auto|scroll/.test(style.overflowX)) return;
        const aside = right > box.right + 1 || left < box.left - 1;
        const cut = /hidden|clip/.test(style.overflowX + style.overflowY);
        if (cut && (aside || bottom > box.bottom + 2 || top < box.top - 2)) return 'cut off';
        if (own && aside) return 'runs out of its box';
        own = false;
      }
      return right > width + 0.5 || left < -0.5 ? 'out of the window' : undefined;
    }

    function ancestorsOf(element: Element): Element[] {
      const { parentElement } = element;
      return element === document.body || !parentElement
        ? []
        : [element, ...ancestorsOf(parentElement)];
    }
  });

/** How much of the window's height stays covered while the page scrolls, in pixels. */
export const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    scrollTo({ top: innerHeight * 2, behavior: 'instant' });
    const rows = new Set<number>();
    for (const element of document.querySelectorAll('body *:not(dialog, dialog *)')) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue;
      const { top, bottom, left, width } = element.getBoundingClientRect();
      const stuck = getComputedStyle(element).position === 'fixed' || top <= 80;
      const covers = stuck && width > innerWidth / 2 && left < innerWidth / 2;
      if (!covers || !element.checkVisibility()) continue;
      for (let y = Math.max(0, Math.floor(top)); y < Math.min(innerHeight, bottom); y++)
        rows.add(y);
    }
    scrollTo({ top: 0, behavior: 'instant' });
    return rows.size;
  });

export async function expectNothingLost(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await enlarge(page, doubled);
  expect.soft(await lostText(page), `${what} at 200% text`).toEqual([]);
  await enlarge(page, '');
  await space(page, true);
  expect.soft(await lostText(page), `${what} with text spacing`).toEqual([]);
  await space(page, false);
}
