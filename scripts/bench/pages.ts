/** What each page costs a phone: script before intent, bytes, Lighthouse's mobile figures. */
import lighthouse from 'lighthouse';
import { serveBarePage } from '#scripts/bench/bare-page';
import { median } from '#scripts/bench/figures';
import { openBrowser } from '#scripts/browser';
import { freePort } from '#scripts/serve-copy';

export type PageFigures = Awaited<ReturnType<typeof measure>>;

/** A page as somebody gets it: with a cookie, or by a link that no table shows. */
export interface ShownPage {
  readonly path: string;
  /** In the table, in the place of the path. */
  readonly name?: string;
  readonly cookie?: string;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Measures every page `runs` times in one browser and gives the medians. */
export async function measurePages(
  origin: string,
  pages: readonly ShownPage[],
  runs: number,
): Promise<PageFigures[]> {
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const figures: PageFigures[] = [];
    const bare = await serveBarePage();
    const blocked: number[] = [];
    for (let run = 0; run < runs; run += 1)
      blocked.push((await measure(bare.origin, { path: '/' }, port)).blockingMs);
    bare.stop();
    for (const page of pages) {
      const taken: PageFigures[] = [];
      for (let run = 0; run < runs; run += 1) taken.push(await measure(origin, page, port));
      figures.push({ ...middle(taken), bareBlockingMs: median(blocked) });
      console.log(row(figures.at(-1) as PageFigures));
    }
    return figures;
  } finally {
    await browser.close();
  }
}

async function measure(origin: string, page: ShownPage, port: number) {
  const { path, name = path, cookie } = page;
  const result = await lighthouse(`${origin}${path}`, {
    port,
    output: 'json',
    logLevel: 'silent',
    onlyCategories: [...categories],
    ...(cookie && { extraHeaders: { cookie } }),
  });
  if (!result) throw new Error(`no figures of ${name}`);
  const { audits, categories: judged } = result.lhr;
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const asked = (audits['network-requests']?.details as { items?: Request[] })?.items ?? [];
  // What stands inside the page is asked of nobody.
  const requests = asked.filter(({ url }) => !url?.startsWith('data:'));
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    path: name,
    scriptKilobytes: kilobytes(scripts),
    kilobytes: kilobytes(requests),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    /** The same of a page of text alone, in the same run. */
    bareBlockingMs: 0,
    shift: value('cumulative-layout-shift'),
    /** Kept out of search engines on purpose, which Lighthouse counts against a page. */
    hidden: audits['is-crawlable']?.score === 0,
    /** Performance, accessibility, best practices, search. */
    scores: categories.map((id) => Math.round((judged[id]?.score ?? 0) * 100)),
  };
}

interface Request {
  readonly url?: string;
  readonly resourceType?: string;
  readonly transferSize?: number;
}

const kilobytes = (requests: readonly Request[]) =>
  requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1024;

const middle = (taken: readonly PageFigures[]): PageFigures => ({
  path: taken[0]?.path ?? '',
  scriptKilobytes: median(taken.map((each) => each.scriptKilobytes)),
  kilobytes: median(taken.map((each) => each.kilobytes)),
  lcpSeconds: median(taken.map((each) => each.lcpSeconds)),
  blockingMs: median(taken.map((each) => each.blockingMs)),
  bareBlockingMs: 0,
  shift: median(taken.map((each) => each.shift)),
  hidden: taken.every(({ hidden }) => hidden),
  scores: categories.map((_, index) => median(taken.map(({ scores }) => scores[index] ?? 0))),
});

const scoresOf = ({ scores, hidden }: PageFigures) =>
  scores.map((score, index) => (hidden && index === 3 ? '-' : score)).join(' ');

export const pageColumns =
  '| page | script KB | KB | LCP s | blocking ms (bare page) | shift | Lighthouse |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |';

export const row = (f: PageFigures) =>
  `| ${f.path} | ${f.scriptKilobytes.toFixed(0)} | ${f.kilobytes.toFixed(0)} | ${f.lcpSeconds.toFixed(2)} | ${f.blockingMs.toFixed(0)} (${f.bareBlockingMs.toFixed(0)}) | ${f.shift.toFixed(3)} | ${scoresOf(f)} |`;
