/** What axe sees of the page as it stands, dialogs and errors included, in both themes. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type {} from '#lib/browser/inline-script/page-api';

/** The success criteria, and axe's best practices as well. */
const judged = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const both = ['light', 'dark'] as const;

export async function expectAccessible(
  page: Page,
  themes: readonly (typeof both)[number][] = both,
): Promise<void> {
  // A colour half way between the themes would be measured otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await page.evaluate((chosen) => window.hoa?.storage.set('theme', chosen), theme);
    const { violations } = await new AxeBuilder({ page })
      .withTags(judged)
      .setLegacyMode()
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
    expect(found, `axe in ${theme}`).toEqual([]);
  }
}

export const phone = { width: 360, height: 760 };
export const desk = { width: 1280, height: 800 };
export const wide = { width: 1600, height: 900 };

/** In both themes, on a phone and on a desk. */
export async function expectAccessibleAnywhere(page: Page, sizes = [phone, desk]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}
