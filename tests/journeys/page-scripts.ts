/** The scripts of a page: which it asked for, and what becomes of them on the way. */
import type { Page } from '@playwright/test';

export const scripts = '**/_next/static/**/*.js';

/** Those that it asks for from here on. */
export function scriptsAsked(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

/** As on a slow line. */
export const delayScripts = (page: Page) =>
  page.route(scripts, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
