/** What is drawn at each request: every route of it, beside `next start`, and what a post waits beside who searches. */
import { setTimeout as wait } from 'node:timers/promises';
import { drawnPages } from '#lib/shared/addresses/drawn-paths';
import { receivedPath, routes, searchCall, webinarFeed } from '#lib/shared/addresses/routes';
import { contact } from '#lib/shared/forms/contact/form';
import { postBesideSearchers, posts } from '#scripts/bench/beside-searchers';
import { phoneTable, receivedCookie } from '#scripts/bench/drawn-phone';
import {
  addressesOfSample,
  openAddresses,
  ownReceived,
  readRoutes,
  unmeasured,
} from '#scripts/bench/drawn-routes';
import { drawnSamples } from '#scripts/bench/drawn-samples';
import { differentSearches, type LoadFigures, load } from '#scripts/bench/load';
import { treeMemory } from '#scripts/bench/memory';
import { serveNextStart } from '#scripts/bench/server';
import { openDesk } from '#scripts/open-desk';
import type { Copy } from '#scripts/serve-copy';

const bounds = {
  one: { perSecond: 1_000, p99Ms: 100 },
  many: { perSecond: 300 },
  timesNext: 5,
  post: { times: 1.5, plusMs: 30 },
  /** As the load ends, all processes of the site. */
  megabytes: 300,
} as const;

/** Until what the load leaves is given back: scripts/after-crowd.ts waits for half a second without a request. */
const givenBackMs = 2_000;

const seconds = 5;

interface Asked {
  readonly path: string;
  readonly cookie?: string;
}

/** `member`: of the desk of this site, as in DESK_EMAILS; `runs` of Lighthouse. */
export async function drawnTables(site: Copy, member: string, runs: number): Promise<string[]> {
  const { origin } = site;
  const desk = await openDesk(site, member);
  const shown = await phoneTable(origin, desk, runs);
  const quiet = treeMemory(site.process.pid ?? 0);
  const signedIn = `${desk.cookie.name}=${desk.cookie.value}`;
  const samples = await drawnSamples(site.dataDir);
  const { found: asked, without } = await addressOfEachRoute([
    ...[...openAddresses(), ...samples.open].map((path) => ({ path })),
    ...addressesOfSample([...desk.paths, ...samples.desk]).map((path) => ({
      path,
      cookie: signedIn,
    })),
  ]);
  const received = await receivedCookie(origin);
  const rows: LoadFigures[] = [];
  for (const { path, cookie } of asked) {
    const own = path === ownReceived;
    const at = own ? receivedPath(contact.kind) : path;
    const sent = own ? received : cookie;
    rows.push(await load(path, `${origin}${at}`, { seconds, ...(sent && { cookie: sent }) }));
  }
  const next = await serveNextStart(routes.contactUs);
  const besides = new Map<string, number>();
  for (const { example } of Object.values(drawnPages)) {
    const figures = await load(example, `${next.origin}${example}`, { seconds });
    besides.set(example, figures.perSecond);
  }
  next.stop();
  const many = await load('400 different searches', `${origin}/`, {
    seconds: 2 * seconds,
    script: differentSearches(400),
  });
  const unasked = await load('searches that nobody asked before', `${origin}/`, {
    seconds: 2 * seconds,
    script: differentSearches(Number.POSITIVE_INFINITY),
  });
  const post = await postBesideSearchers(origin, 2 * seconds);
  const atItsEnd = treeMemory(site.process.pid ?? 0).megabytes;
  await wait(givenBackMs);
  const loaded = treeMemory(site.process.pid ?? 0).megabytes;
  return [
    '## Drawn at each request',
    '',
    ...shown,
    `wrk, one thread, 50 connections, ${seconds} s each (${2 * seconds} s for those that differ), on the same cores. An answer that depends on its address alone is kept for a minute; \`next start\` draws it anew.`,
    '',
    '| | per second | p99 ms | failed | `next start` | times |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...[...rows, many, unasked].map((each) => rowOf(each, besides.get(each.what))),
    '',
    `A post takes ${post.aloneMs.toFixed(0)} ms alone, ${post.besideMs.toFixed(0)} ms beside 50 who search (median of ${posts}).`,
    '',
    `Memory, all processes of the site: ${quiet.megabytes.toFixed(0)} MB before, ${atItsEnd.toFixed(0)} MB as the load ends, ${loaded.toFixed(0)} MB two seconds later.`,
    '',
    ...verdicts(rows, besides, many, post),
    ...(atItsEnd > bounds.megabytes ? [`- NOT as promised: ${bounds.megabytes} MB`] : []),
    '',
    `Not measured: ${without.map((page) => `\`${page}\` (${unmeasured[page] ?? 'NOT as promised'})`).join(', ')}.`,
    '',
  ];
}

/** An address of each measured route, and of none twice: `/desk/done` would do for `/desk/[reference]`, too. */
async function addressOfEachRoute(candidates: readonly Asked[]) {
  const found: Asked[] = [];
  const without: string[] = [];
  for (const { page, regex } of await readRoutes()) {
    const pattern = new RegExp(regex);
    const first = candidates.find(
      (each) => !found.includes(each) && pattern.test(each.path.split('?')[0] ?? ''),
    );
    if (first) found.push(first);
    else without.push(page);
  }
  // Another kind of answer of a route: the entry of one session beside the feed.
  const others = candidates.filter((each) => !each.cookie && !found.includes(each));
  return { found: [...found, ...others], without };
}

function rowOf({ what, perSecond, p99Ms, failed }: LoadFigures, beside?: number): string {
  const times = beside ? [beside.toFixed(0), (perSecond / beside).toFixed(1)] : ['', ''];
  return `| ${what} | ${perSecond.toFixed(0)} | ${p99Ms.toFixed(1)} | ${failed} | ${times.join(' | ')} |`;
}

/** What is promised of these figures, and whether each is kept. */
function verdicts(
  rows: readonly LoadFigures[],
  besides: ReadonlyMap<string, number>,
  many: LoadFigures,
  post: { readonly aloneMs: number; readonly besideMs: number },
): string[] {
  const { one, timesNext } = bounds;
  const missed = rows.flatMap(({ what, perSecond, p99Ms }) => {
    const beside = besides.get(what);
    const isCall = [searchCall, webinarFeed].some((call) => what.startsWith(call));
    if (beside === undefined && !isCall) return [];
    return [
      perSecond < one.perSecond && `\`${what}\`: ${perSecond.toFixed(0)} a second`,
      p99Ms > one.p99Ms && `\`${what}\`: p99 ${p99Ms.toFixed(0)} ms`,
      beside &&
        perSecond < timesNext * beside &&
        `\`${what}\`: ${(perSecond / beside).toFixed(1)} times`,
    ].filter((each) => typeof each === 'string');
  });
  const most = bounds.post.times * post.aloneMs + bounds.post.plusMs;
  return [
    `Promised: of a page, a search or an entry of the calendar made from its address ${one.perSecond} a second with p99 under ${one.p99Ms} ms for one address, ${bounds.many.perSecond} a second for 400, ${timesNext} times \`next start\`; a post beside 50 who search within ${bounds.post.times} of what it takes alone plus ${bounds.post.plusMs} ms.`,
    '',
    ...[
      ...missed,
      ...(many.perSecond < bounds.many.perSecond ? ['400 different searches'] : []),
      ...(post.besideMs > most ? [`a post beside searchers: ${most.toFixed(0)} ms at most`] : []),
    ].map((each) => `- NOT as promised: ${each}`),
  ];
}
