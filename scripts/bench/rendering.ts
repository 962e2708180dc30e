/** How often a load makes the browser work out styles and layout: counts, which no busy machine changes. */
import type { Browser } from '@playwright/test';
import { median } from '#scripts/bench/figures';
import { openBrowser } from '#scripts/browser';

export type Rendering = Awaited<ReturnType<typeof countRendering>>;

/** What home may cost, of which a line of text without any style costs 3 and 2. */
export const renderingBounds = { styles: 8, layouts: 4, scriptMs: 10 } as const;

/** Of a single one the milliseconds of script differ twofold. */
const loadsOfPage = 9;

/** Counts from an empty tab to a page that is shown whole, typeface included. */
export async function countRendering(browser: Browser, origin: string, path: string) {
  const context = await browser.newContext({ viewport: { width: 360, height: 760 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Performance.enable');
  await page.goto(`${origin}${path}`);
  await page.waitForFunction(() => document.documentElement.hasAttribute('data-shown'), undefined, {
    polling: 200,
  });
  const { metrics } = await line.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN;
  await context.close();
  return {
    path,
    styles: value('RecalcStyleCount'),
    layouts: value('LayoutCount'),
    // All of it inline, on this machine.
    scriptMs: value('ScriptDuration') * 1000,
    nodes: value('Nodes'),
  };
}

/** A table of the pages, and whether each keeps within the bounds. */
export async function renderingTable(origin: string, paths: readonly string[]): Promise<string[]> {
  const browser = await openBrowser();
  const rows: string[] = [];
  for (const path of paths) {
    const loads: Rendering[] = [];
    while (loads.length < loadsOfPage) loads.push(await countRendering(browser, origin, path));
    const [styles, layouts, scriptMs, nodes] = (
      ['styles', 'layouts', 'scriptMs', 'nodes'] as const
    ).map((name) => median(loads.map((load) => load[name])).toFixed(0));
    rows.push(`| ${path} | ${styles} | ${layouts} | ${scriptMs} | ${nodes} |`);
  }
  await browser.close();
  return [
    '## Rendering',
    '',
    `A first load until the typeface is there and all is laid out, no slowdown, median of ${loadsOfPage}. Bounds of home: ${renderingBounds.styles} styles, ${renderingBounds.layouts} layouts, ${renderingBounds.scriptMs} ms of script.`,
    '',
    '| page | styles worked out | layouts | script ms | nodes |',
    '| --- | ---: | ---: | ---: | ---: |',
    ...rows,
    '',
  ];
}
