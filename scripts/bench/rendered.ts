/** Benchmarks of what is rendered for each request: pages and calls that depend on their address alone, compared with `next start`, and the wait of a post while others search. */
import { onDemandExamples } from '#data/addresses/on-demand-pages';
import { routes, searchCall, webinarFeed } from '#data/addresses/routes';
import { upcomingSessions } from '#lib/webinars/rules/sessions';
import {
  differentSearches,
  type LoadResult,
  load,
  postBesideSearchers,
  serveNextStart,
  treeMemory,
  typicalPosts,
} from '#scripts/bench/load';
import { phoneTable } from '#scripts/bench/pages';
import { openDesk } from '#scripts/open-desk';
import type { Copy } from '#scripts/serve-copy';

const bounds = {
  /** Requests per second for one repeated address. */
  repeated: 5_000,
  /** The promise for a call that reads. */
  call: { perSecond: 1_000, p99Ms: 100 },
  /** The share of the throughput of `next start` for addresses that are not cached. */
  ofNext: 0.9,
  post: { plusMs: 60 },
  megabytes: 300,
} as const;

const seconds = 5;

/** Answers that depend on their address alone: pages, and calls that read. */
const addresses: readonly string[] = [
  ...onDemandExamples,
  `${searchCall}?q=gst`,
  webinarFeed,
  `${webinarFeed}?session=${upcomingSessions(Date.now(), 1)[0]?.id}`,
];

/** `member`: of the desk of this site, as in DESK_EMAILS; `runs` of Lighthouse. */
export async function renderedTables(site: Copy, member: string, runs: number): Promise<string[]> {
  const { origin } = site;
  const shown = await phoneTable(origin, await openDesk(site, member), runs);
  const quiet = treeMemory(site.process.pid ?? 0);
  const rows: LoadResult[] = [];
  for (const path of addresses) rows.push(await load(path, `${origin}${path}`, { seconds }));
  const next = await serveNextStart(routes.contactUs);
  const besides = new Map<string, number>();
  for (const example of onDemandExamples) {
    const results = await load(example, `${next.origin}${example}`, { seconds });
    besides.set(example, results.perSecond);
  }
  const unaskedOfNext = await unasked(next.origin);
  next.stop();
  const fresh = await unasked(origin);
  besides.set(fresh.what, unaskedOfNext.perSecond);
  const post = await postBesideSearchers(origin, 2 * seconds);
  const atItsEnd = treeMemory(site.process.pid ?? 0).megabytes;
  return [
    '## Drawn at each request',
    '',
    ...shown,
    `wrk, one thread, 50 connections, ${seconds} s each (${2 * seconds} s for those that differ), on the same cores. An answer that depends on its address alone is stored for a minute; \`next start\` renders it each time.`,
    '',
    '| | per second | p99 ms | failed | `next start` | times |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...[...rows, fresh].map((each) => rowOf(each, besides.get(each.what))),
    '',
    `A post takes ${post.aloneMs.toFixed(0)} ms alone, ${post.besideMs.toFixed(0)} ms beside 50 who search (median of ${typicalPosts}).`,
    '',
    `Memory, all processes of the site: ${quiet.megabytes.toFixed(0)} MB before, ${atItsEnd.toFixed(0)} MB as the load ends.`,
    '',
    ...verdicts([...rows, fresh], besides, post),
    ...(atItsEnd > bounds.megabytes ? [`- NOT as promised: ${bounds.megabytes} MB`] : []),
    '',
  ];
}

const unasked = async (origin: string) =>
  load('searches that nobody asked before', `${origin}/`, {
    seconds: 2 * seconds,
    script: differentSearches(Number.POSITIVE_INFINITY),
  });

function rowOf({ what, perSecond, p99Ms, failed }: LoadResult, beside?: number): string {
  const times = beside ? [beside.toFixed(0), (perSecond / beside).toFixed(1)] : ['', ''];
  return `| ${what} | ${perSecond.toFixed(0)} | ${p99Ms.toFixed(1)} | ${failed} | ${times.join(' | ')} |`;
}

/** The promises about these results, and whether each holds. */
function verdicts(
  rows: readonly LoadResult[],
  besides: ReadonlyMap<string, number>,
  post: { readonly aloneMs: number; readonly besideMs: number },
): string[] {
  const { repeated, call, ofNext } = bounds;
  const missed = rows.flatMap(({ what, perSecond, p99Ms }) => {
    const line = `\`${what}\`: ${perSecond.toFixed(0)} a second, p99 ${p99Ms.toFixed(0)} ms`;
    const isCall = [searchCall, webinarFeed].some((each) => what.startsWith(each));
    if (isCall) return perSecond < call.perSecond || p99Ms > call.p99Ms ? line : [];
    const beside = besides.get(what);
    if (beside === undefined) return [];
    return perSecond < (what.startsWith('/') ? repeated : ofNext * beside) ? line : [];
  });
  const most = post.aloneMs + bounds.post.plusMs;
  return [
    `Promised: a page made from its address ${repeated} a second where it is asked for again, ${ofNext} of \`next start\` where nobody asked before; a call ${call.perSecond} a second with p99 under ${call.p99Ms} ms; a post beside 50 who search within what it takes alone plus ${bounds.post.plusMs} ms.`,
    '',
    ...[
      ...missed,
      ...(post.besideMs > most ? [`a post beside searchers: ${most.toFixed(0)} ms at most`] : []),
    ].map((each) => `- NOT as promised: ${each}`),
  ];
}
