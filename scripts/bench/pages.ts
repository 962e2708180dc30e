/** A page's cost on a phone: script before intent, bytes, Lighthouse's mobile results. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import lighthouse from 'lighthouse';
import { onDemandExamples } from '#data/addresses/on-demand-pages';
import { apiRoutes, receivedPath, routes } from '#data/addresses/routes';
import { contact } from '#lib/enquiries/forms/contact';
import { median, visitor } from '#scripts/bench/load';
import { openBrowser } from '#scripts/browser';
import type { OpenDesk } from '#scripts/open-desk';
import { freePort } from '#scripts/serve-copy';

export type PageResult = Awaited<ReturnType<typeof measure>>;

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
): Promise<PageResult[]> {
  const port = await freePort();
  const browser = await openBrowser(`--remote-debugging-port=${port}`);
  try {
    const results: PageResult[] = [];
    const bare = await serveBarePage();
    const blocked: number[] = [];
    for (let run = 0; run < runs; run += 1)
      blocked.push((await measure(bare.origin, { path: '/' }, port)).blockingMs);
    bare.stop();
    for (const page of pages) {
      const taken: PageResult[] = [];
      for (let run = 0; run < runs; run += 1) taken.push(await measure(origin, page, port));
      results.push({ ...middle(taken), bareBlockingMs: median(blocked) });
      console.log(row(results.at(-1) as PageResult));
    }
    return results;
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
  // Nothing is requested for a data address.
  const requests = asked.filter(({ url }) => !url?.startsWith('data:'));
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    path: name,
    scriptKilobytes: kilobytes(scripts),
    kilobytes: kilobytes(requests),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    /** The blocking time of a text-only page in the same run. */
    bareBlockingMs: 0,
    shift: value('cumulative-layout-shift'),
    /** Hidden from search engines on purpose, which Lighthouse counts against a page. */
    hidden: audits['is-crawlable']?.score === 0,
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

const middle = (taken: readonly PageResult[]): PageResult => ({
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

const scoresOf = ({ scores, hidden }: PageResult) =>
  scores.map((score, index) => (hidden && index === 3 ? '-' : score)).join(' ');

export const pageColumns =
  '| page | script KB | KB | LCP s | blocking ms (bare page) | shift | Lighthouse |\n| --- | ---: | ---: | ---: | ---: | ---: | --- |';

export const row = (f: PageResult) =>
  `| ${f.path} | ${f.scriptKilobytes.toFixed(0)} | ${f.kilobytes.toFixed(0)} | ${f.lcpSeconds.toFixed(2)} | ${f.blockingMs.toFixed(0)} (${f.bareBlockingMs.toFixed(0)}) | ${f.shift.toFixed(3)} | ${scoresOf(f)} |`;

const target = { lcpSeconds: 0.95, blockingMs: 50, shift: 0.01, kilobytes: 60, homeKilobytes: 150 };

/** A line for each page that misses a target; one line when none does. */
export function misses(pages: readonly PageResult[]): string[] {
  const lines = pages.flatMap((page) => {
    const missed = missedBy(page);
    if (missed.length === 0) return [];
    return [`- \`${page.path}\`: ${missed.join(', ')}`];
  });
  return [
    `Targets: no script before a touch, LCP ${target.lcpSeconds} s, blocking ${target.blockingMs} ms longer than a page of text alone, shift ${target.shift}, ${target.kilobytes} KB (home ${target.homeKilobytes}), Lighthouse 100 in all four (in three where a page is kept out of search on purpose).`,
    '',
    ...(lines.length > 0 ? ['Not reached:', '', ...lines] : ['Every page reaches them.']),
  ];
}

function missedBy(page: PageResult): string[] {
  const most = page.path === routes.home ? target.homeKilobytes : target.kilobytes;
  return [
    page.scriptKilobytes > 0 && 'script before a touch',
    Math.round(page.lcpSeconds * 100) > target.lcpSeconds * 100 && 'LCP',
    page.blockingMs - page.bareBlockingMs > target.blockingMs && 'blocking',
    page.shift > target.shift && 'shift',
    page.kilobytes > most && 'KB',
    page.scores.some((score, index) => score < 100 && !(page.hidden && index === 3)) &&
      'Lighthouse',
  ].filter((missed) => missed !== false);
}

const paragraph = `<p>${'Plain words in a plain paragraph. '.repeat(12)}</p>`;
const html = `<!DOCTYPE html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Text</title><h1>Text</h1><p><a href="/about">About</a></p>${paragraph.repeat(12)}</html>`;

export async function serveBarePage() {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

export async function phoneTable(
  origin: string,
  desk: OpenDesk,
  runs: number,
): Promise<readonly string[]> {
  const received = receivedPath(contact.kind);
  const pages: readonly ShownPage[] = [
    ...onDemandExamples.map((path) => ({ path })),
    { path: routes.verify },
    { path: routes.thankYou },
    { path: received, name: `${received}, own`, cookie: await receivedCookie(origin) },
    { path: firstUnder(desk, routes.verify), name: `${routes.verify}/[number]` },
    { path: firstUnder(desk, '/enquiry'), name: '/enquiry/[token]' },
  ];
  const shown = await measurePages(origin, pages, runs);
  return [
    'On a phone, as the static pages.',
    '',
    pageColumns,
    ...shown.map(row),
    '',
    ...misses(shown),
    '',
  ];
}

function firstUnder({ paths }: OpenDesk, folder: string): string {
  const found = paths.find((path) => path.startsWith(`${folder}/`));
  if (!found) throw new Error(`nothing lies under ${folder}`);
  return found;
}

/** The cookie of a browser that has sent a form. */
async function receivedCookie(origin: string): Promise<string> {
  const body = new URLSearchParams({ ...visitor, message: 'A question.' });
  const answer = await fetch(`${origin}${apiRoutes.contact}`, {
    method: 'POST',
    body,
    headers: { origin },
    redirect: 'manual',
  });
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}
