/** It checks the page as it is, dialogs and errors included, in both themes. */
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';
import type {} from '#lib/platform/browser/page-api';

/** The success criteria, and axe's best practices as well. */
const judged = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/**
 * It gives violations by rule and place; by axe's own choice of rules where no tags are named. Its binding for
 * Playwright brings home all that is in order too, which takes three times as long as the search.
 */
export async function violationsOf(page: Page, tags?: readonly string[]): Promise<string[]> {
  await page.evaluate(program);
  return page.evaluate(async (values) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      iframes: false,
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'tag', values: [...values] } }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, tags);
}

const both = ['light', 'dark'] as const;

export async function expectAccessible(
  page: Page,
  themes: readonly (typeof both)[number][] = both,
): Promise<void> {
  // A colour half way between the themes would be measured otherwise.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const theme of themes) {
    await page.evaluate((chosen) => window.hoa?.storage.set('theme', chosen), theme);
    expect(await judge(page), `axe in ${theme}`).toEqual([]);
  }
}

/** A target that is half under the header counts as too small, wherever the page has scrolled to: one that is, is so from the top. */
async function judge(page: Page): Promise<string[]> {
  const found = await violationsOf(page, judged);
  if (!found.some((each) => each.startsWith('target-size'))) return found;
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  return violationsOf(page, judged);
}

export const phone = { width: 360, height: 760 };
export const desk = { width: 1280, height: 800 };
export const wide = { width: 1600, height: 900 };

export async function expectAccessibleAnywhere(page: Page, sizes = [phone, desk]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectAccessible(page);
  }
}
