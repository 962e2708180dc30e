/** From a click on a link to the next page on the screen: fetched ahead under the mouse, and not. */
import { serveBarePage } from '#scripts/bench/bare-page';
import { median } from '#scripts/bench/figures';
import { slowDown } from '#scripts/bench/slow-line';
import { openBrowser } from '#scripts/browser';

interface Way {
  readonly what: string;
  readonly slow: boolean;
  /** The mouse rests on the link, as before a click; otherwise the browser spares data and nothing is fetched ahead. */
  readonly ahead: boolean;
}

const ways: readonly Way[] = [
  { what: 'desktop, fetched ahead', slow: false, ahead: true },
  { what: 'desktop, not', slow: false, ahead: false },
  { what: 'slow 4G and a 4 times slower processor, fetched ahead', slow: true, ahead: true },
  { what: 'the same, not', slow: true, ahead: false },
];

const nextPageBoundMs = 100;
/** Where a page notes for the next one when it was left. */
const clickedAt = 'clickedAt';

/** Home to `/about`, `runs` times each way. */
export async function nextPageTable(origin: string, runs: number): Promise<string[]> {
  const rows: string[] = [];
  const bare = await serveBarePage();
  for (const { from, ...way } of [
    ...ways.map((each) => ({ ...each, from: origin })),
    { what: 'desktop, pages of text alone', slow: false, ahead: false, from: bare.origin },
  ]) {
    const taken: number[] = [];
    for (let run = 0; run < runs; run += 1) taken.push(await clickToPaint(from, way));
    rows.push(`| ${way.what} | ${median(taken).toFixed(0)} |`);
  }
  bare.stop();
  return [
    '## The next page',
    '',
    `From the click on a link of home to the first paint of the next page; ${nextPageBoundMs} ms at most on a desktop.`,
    '',
    '| | shown after ms |',
    '| --- | ---: |',
    ...rows,
    '',
  ];
}

async function clickToPaint(origin: string, { slow, ahead }: Way): Promise<number> {
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...(ahead ? {} : { extraHTTPHeaders: { 'save-data': 'on' } }),
  });
  await context.addInitScript((key) => {
    addEventListener('click', ({ timeStamp }) => {
      sessionStorage.setItem(key, String(performance.timeOrigin + timeStamp));
    });
  }, clickedAt);
  const page = await context.newPage();
  await page.goto(`${origin}/`);
  const link = page.locator('a[href="/about"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  if (slow) await slowDown(context, page);
  await link.hover();
  // As long as a person needs from the link to the press, and the page on a slow line to come.
  await page.waitForTimeout(slow ? 1500 : 500);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL('**/about');
  const taken = await page.evaluate(
    (key) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (!paint) return;
          resolve(performance.timeOrigin + paint.startTime - Number(sessionStorage.getItem(key)));
        }).observe({ type: 'paint', buffered: true });
      }),
    clickedAt,
  );
  await browser.close();
  return taken;
}
