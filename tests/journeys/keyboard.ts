import { expect, type Locator, type Page } from '@playwright/test';

const farthest = 90;

/** Presses Tab until the focus is there, as somebody without a mouse does. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  for (let keyCount = 0; keyCount < farthest; keyCount++) {
    await page.keyboard.press(key);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target, 'the Tab key reaches it').toBeFocused();
}

/** The focus may be out of the window, or under something else. */
const hiddenFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused.matches('body, main')) return;
    const seen = focused.closest('label') ?? focused;
    const { left, right, top, bottom } = seen.getBoundingClientRect();
    const middle = [(left + right) / 2, (top + bottom) / 2] as const;
    const there = document.elementFromPoint(...middle);
    if (there && (seen.contains(there) || there.contains(seen))) return;
    const labelled = there?.closest('label')?.control === focused;
    return labelled ? undefined : `${focused.outerHTML.slice(0, 80)} at ${Math.round(top)}`;
  });

/** Presses a key until the focus has been everywhere, and says where it could not be seen. */
export async function tabThrough(
  page: Page,
  key: string,
): Promise<{ stops: number; hidden: string[] }> {
  const hidden: string[] = [];
  for (let stops = 0; stops < 200; stops++) {
    await page.keyboard.press(key);
    if (await wasVisited(page, key)) return { stops, hidden };
    const found = await hiddenFocus(page);
    if (found) hidden.push(found);
  }
  throw new Error('the focus goes round without an end');
}

/** At the end the browser goes to its own controls, or begins again. */
const wasVisited = (page: Page, walk: string) =>
  page.evaluate((name) => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return true;
    const been = activeElement.dataset.walk === name;
    activeElement.dataset.walk = name;
    return been;
  }, walk);

/** The Tab key stops at one of the radios of a group, and at nothing that is closed. */
export const tabStops = (page: Page) =>
  page.evaluate(() => {
    const groups = new Set<string>();
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary',
      ),
    ]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
      .filter((element) => {
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const first = !groups.has(element.name);
        groups.add(element.name);
        return first;
      }).length;
  });
