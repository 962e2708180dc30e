/** Measures the wait after a touch: until the handlers of a form are live, and until the next page after a click. */

import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { median } from '#scripts/bench/load';
import { serveBarePage } from '#scripts/bench/pages';
import { openBrowser } from '#scripts/browser';
import { openTab } from '#scripts/tab';

type TouchResult = { path: string } & ReturnType<typeof readResults>;

const touchBounds = { liveMs: 900, scriptKilobytes: 90 } as const;

/** Touches the first field of the form on each path `runs` times, each in a new browser profile. */
async function measureTouch(
  origin: string,
  touches: readonly { readonly path: string; readonly control: string }[],
  runs: number,
) {
  const browser = await openBrowser();
  const results: TouchResult[] = [];
  for (const { path, control } of touches) {
    const taken: TouchResult[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ viewport: { width: 360, height: 760 } });
      const page = await context.newPage();
      await slowDown(context, page);
      await page.goto(`${origin}${path}`);
      await page.evaluate(() => {
        const tasks: number[] = [];
        Object.assign(globalThis, { longTasks: tasks });
        new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) tasks.push(duration);
        }).observe({ type: 'longtask' });
      });
      await page.locator(control).click();
      await page.waitForFunction(() => performance.getEntriesByName('hydration-live').length > 0);
      taken.push({ path, ...(await page.evaluate(readResults)) });
      await context.close();
    }
    results.push({
      path,
      liveMs: median(taken.map(({ liveMs }) => liveMs)),
      longestTaskMs: median(taken.map(({ longestTaskMs }) => longestTaskMs)),
      scriptKilobytes: median(taken.map(({ scriptKilobytes }) => scriptKilobytes)),
      shares: taken[0]?.shares ?? [],
    });
  }
  await browser.close();
  return results;
}

function readResults() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const { longTasks } = globalThis as unknown as { longTasks: number[] };
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  return {
    liveMs: at('hydration-live') - at('hydration-start'),
    longestTaskMs: Math.max(0, ...longTasks),
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    /** The shares are React, the part that all forms need, and the part that was touched. */
    shares: scripts.map(({ name, transferSize }): [string, number] => [
      name.replace(/^.*\/|-[\w-]{12}\.js$/g, ''),
      transferSize / 1024,
    ]),
  };
}

export async function touchTable(
  origin: string,
  touches: readonly { readonly path: string; readonly control: string }[],
  runs: number,
): Promise<string[]> {
  const touched = await measureTouch(origin, touches, runs);
  return [
    '## The first touch',
    '',
    `Slow 4G and a 4 times slower processor: from the press on a field to live handlers. Bounds: ${touchBounds.liveMs} ms, ${touchBounds.scriptKilobytes} KB.`,
    '',
    '| page | live after ms | longest task ms | script KB | of which |',
    '| --- | ---: | ---: | ---: | --- |',
    ...touched.map(
      ({ path, liveMs, longestTaskMs, scriptKilobytes, shares }) =>
        `| ${path} | ${liveMs.toFixed(0)} | ${longestTaskMs.toFixed(0)} | ${scriptKilobytes.toFixed(0)} | ${shares.map(([name, kilobytes]) => `${name} ${kilobytes.toFixed(1)}`).join(', ')} |`,
    ),
    '',
  ];
}

const nextPageBoundMs = 100;
/** Where a page notes for the next one when it was left: a prerendered one has a session storage of before the click. */
const clickedAt = 'clickedAt';
const noteClick = `addEventListener('click', ({ timeStamp }) => {
  localStorage.setItem('${clickedAt}', String(performance.timeOrigin + timeStamp));
});`;
/** Milliseconds from the click to the first paint; of a page that was prerendered, to the paint after it was opened. */
const shownAfter = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (paint) resolve(performance.timeOrigin + paint.startTime - Number(localStorage.getItem('${clickedAt}')));
  }).observe({ type: 'paint', buffered: true });
})`;
const link = 'a[href="/about"]';
const savesData = { 'save-data': 'on' };
/** As long as a person needs from the link to the click, and on a slow line the page to come. */
const restMs = 500;
const slowRestMs = 1500;

/** Home to `/about`, `runs` times each way. */
export async function nextPageTable(origin: string, runs: number): Promise<string[]> {
  const bare = await serveBarePage();
  const ways: readonly [string, () => Promise<number>][] = [
    ['desktop, prerendered under the mouse', () => onDesktop(origin, true)],
    ['desktop, not', () => onDesktop(origin, false)],
    ['phone, fetched ahead', () => onPhone(origin, true)],
    ['phone, not', () => onPhone(origin, false)],
    ['desktop, pages of text alone', () => onDesktop(bare.origin, false)],
  ];
  const rows: string[] = [];
  for (const [what, measure] of ways) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await measure());
    rows.push(`| ${what} | ${median(taken).toFixed(0)} |`);
  }
  bare.stop();
  return [
    '## The next page',
    '',
    `From the click on a link of home to the first paint of the next page; ${nextPageBoundMs} ms at most on a desktop. The phone: slow 4G and a 4 times slower processor.`,
    '',
    '| | shown after ms |',
    '| --- | ---: |',
    ...rows,
    '',
  ];
}

async function onDesktop(origin: string, ahead: boolean): Promise<number> {
  const tab = await openTab();
  if (!ahead) await tab.setHeaders(savesData);
  await tab.addScript(noteClick);
  await tab.goto(`${origin}/`);
  await wait(restMs);
  await tab.hover(link);
  await wait(restMs);
  await tab.press();
  while ((await tab.evaluate('location.pathname').catch(() => '')) !== '/about') await wait(50);
  const taken = await tab.evaluate<number>(shownAfter);
  await tab.close();
  return taken;
}

async function onPhone(origin: string, ahead: boolean): Promise<number> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    ...(!ahead && { extraHTTPHeaders: savesData }),
  });
  await context.addInitScript(noteClick);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const about = page.locator(`${link}:visible`).first();
  await about.scrollIntoViewIfNeeded();
  await slowDown(context, page);
  await about.hover();
  await page.waitForTimeout(slowRestMs);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('**/about');
  const taken = await page.evaluate<number>(shownAfter);
  await browser.close();
  return taken;
}

// Lighthouse's own "slow 4G".
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const slowdown = 4;

/** From now on this page has a slow line and a slow processor; the session tells what passes. */
async function slowDown(context: BrowserContext, page: Page): Promise<CDPSession> {
  const line = await context.newCDPSession(page);
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', slow4g);
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return line;
}
