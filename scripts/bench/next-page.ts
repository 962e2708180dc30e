/** From a click on a link to the next page on the screen: made ready under the mouse, and not. */
import { setTimeout as wait } from 'node:timers/promises';
import { serveBarePage } from '#scripts/bench/bare-page';
import { median } from '#scripts/bench/figures';
import { slowDown } from '#scripts/bench/slow-line';
import { openBrowser } from '#scripts/browser';
import { openTab } from '#scripts/tab';

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
/** As long as a person needs from the link to the press, and on a slow line the page to come. */
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
