/** What the first touch costs: from the press to live handlers, on a slow line and a slow processor. */
import { median } from '#scripts/bench/figures';
import { slowDown } from '#scripts/bench/slow-line';
import { openBrowser } from '#scripts/browser';

export interface TouchFigures {
  readonly path: string;
  readonly liveMs: number;
  readonly longestTaskMs: number;
  readonly scriptKilobytes: number;
}

/** Touches the first field of the form on each path `runs` times, each in a new browser profile. */
export async function measureTouch(
  origin: string,
  touches: readonly { readonly path: string; readonly control: string }[],
  runs: number,
): Promise<TouchFigures[]> {
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
  };
}
