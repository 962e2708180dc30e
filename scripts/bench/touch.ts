/** What the first touch costs: from the press to live handlers, on a slow line and a slow processor. */
import { median } from '#scripts/bench/figures';
import { slowDown } from '#scripts/bench/slow-line';
import { openBrowser } from '#scripts/browser';

type TouchFigures = { path: string } & ReturnType<typeof readFigures>;

const touchBounds = { liveMs: 900, scriptKilobytes: 90 } as const;

/** Touches the first field of the form on each path `runs` times, each in a new browser profile. */
async function measureTouch(
  origin: string,
  touches: readonly { readonly path: string; readonly control: string }[],
  runs: number,
) {
  const browser = await openBrowser();
  const figures: TouchFigures[] = [];
  for (const { path, control } of touches) {
    const taken: TouchFigures[] = [];
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
      taken.push({ path, ...(await page.evaluate(readFigures)) });
      await context.close();
    }
    figures.push({
      path,
      liveMs: median(taken.map(({ liveMs }) => liveMs)),
      longestTaskMs: median(taken.map(({ longestTaskMs }) => longestTaskMs)),
      scriptKilobytes: median(taken.map(({ scriptKilobytes }) => scriptKilobytes)),
      shares: taken[0]?.shares ?? [],
    });
  }
  await browser.close();
  return figures;
}

/** Runs in the page. */
function readFigures() {
  const at = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  const { longTasks } = globalThis as unknown as { longTasks: number[] };
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = loaded.filter(({ name }) => name.endsWith('.js'));
  return {
    liveMs: at('hydration-live') - at('hydration-start'),
    longestTaskMs: Math.max(0, ...longTasks),
    scriptKilobytes: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024,
    /** What the script is, and how much of it: React, what all forms need, the part that was touched. */
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
