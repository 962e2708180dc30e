import type { Page } from '@playwright/test';
import { builtPages, firstOfTemplate } from '#scripts/pages';

/** Templates with one page for each module: one of each stands for the rest. */
export const sampledPages = (await builtPages()).filter(
  (path) => !/\/(?:course|test)\/(?!4$)\d+$/.test(path),
);

/** Two halves, so that two workers walk at once. */
const halvesOf = (paths: readonly string[]) =>
  [0, 1].map((half) => paths.filter((_, at) => at % 2 === half));

export const halves = halvesOf(sampledPages);
/** Each push walks one article, one case, one page after sending. */
export const templateHalves = halvesOf(sampledPages.filter(firstOfTemplate));

/** By how many pixels the page is wider than the window. */
export const beyondWindow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** The tables of its text that would have to be scrolled sideways, by their columns. */
export const tablesBeyond = (page: Page) =>
  page
    .locator('.scroll')
    .evaluateAll((boxes) =>
      boxes
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((box) => box.getAttribute('aria-label')),
    );

/** A visitor's developer tools would show these messages in red. */
export function errorsOf(page: Page): readonly string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    const isError = message.type() === 'error' || message.text().includes('React error');
    if (isError) errors.push(`${page.url()} console: ${message.text()}`);
  });
  page.on('pageerror', (error) => errors.push(`${page.url()} script: ${error.message}`));
  return errors;
}
