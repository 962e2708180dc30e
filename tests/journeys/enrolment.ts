import type { Locator, Page } from '@playwright/test';

export const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Exam Enrollment' });

/** Which of red, green and blue is strongest in its text, in the theme that is on. */
export const hueOf = (text: Locator) =>
  text.evaluate((element) => {
    const parts = getComputedStyle(element).color.match(/\d+/g)?.slice(0, 3).map(Number) ?? [];
    return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
  });
