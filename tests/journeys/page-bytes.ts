import type { Page } from '@playwright/test';

/** Bytes of a page with all that it asks for, its typeface included. */
export const pageBudget = 60 * 1024;

/** Counts from each `begin` on, without the browser's cache. */
export async function countBytes(page: Page) {
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.setCacheDisabled', { cacheDisabled: true });
  let bytes = 0;
  const scripts: string[] = [];
  // A data address is requested from nobody.
  const inside = new Set<string>();
  line.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.startsWith('data:')) inside.add(requestId);
  });
  line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!inside.has(requestId)) bytes += encodedDataLength;
  });
  line.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') scripts.push(response.url);
  });
  const begin = () => {
    bytes = 0;
  };
  return { begin, bytes: () => bytes, scripts };
}

/** Opens a page and waits until all that it asks for by itself is there: its typeface is the last of it. */
export async function openWhole(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'));
}

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
