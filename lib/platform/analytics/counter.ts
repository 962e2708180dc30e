/** Views of pages, counted in memory where they are answered, and written each minute. */

import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Counted, ViewCount } from '#lib/platform/analytics/queries';
import { campaignOf, sourceOf } from '#lib/platform/analytics/rules';
import type { AppContext } from '#lib/platform/context';
import { StoreUnavailable } from '#lib/platform/db/errors';
import { errorFields, log } from '#lib/platform/log/log';
import { isoDayInIndia } from '#lib/platform/values/india';
import { processState } from '#lib/platform/values/process-state';

type Counts = Map<string, ViewCount>;

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    views?: Counts;
  }
}

/** More different names than these in a minute are nobody's visits: they are left out. */
const mostAtOnce = 2_000;

/** A page that is answered; `path` is one of the site's own pages, without a query. */
export function noteView({ headers, url = '' }: IncomingMessage, path: string): void {
  if (!isPersonReading(headers)) return;
  add('page', path, 1);
  const source = sourceOf(headers.referer, headers.host);
  if (source === undefined) return;
  add('source', source, 1);
  const campaign = campaignOf(url);
  if (campaign) add('campaign', campaign, 1);
}

export function takeViews(): readonly ViewCount[] {
  const taken = [...(processState.views?.values() ?? [])];
  processState.views?.clear();
  return taken;
}

/** The store was away: they are written the next time. */
export function putBack(counts: readonly ViewCount[]): void {
  for (const { what, name, many } of counts) add(what, name, many);
}

function add(what: Counted, name: string, many: number): void {
  processState.views ??= new Map();
  const counts = processState.views;
  const key = `${what} ${name}`;
  const before = counts.get(key)?.many ?? 0;
  if (before === 0 && counts.size >= mostAtOnce) return;
  counts.set(key, { what, name, many: before + many });
}

/** Programs that say what they are, and browsers that no person looks at. */
const program =
  /bot|crawl|spider|slurp|preview|facebookexternalhit|scan|monitor|probe|uptime|headless|lighthouse|phantom|python|curl|wget|http|\bjava\b|node|axios/i;

/** Whether a person's browser opens this as a page, as far as that is easily told. */
function isPersonReading(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent'] ?? '';
  if (!/^(?:Mozilla|Opera)\//.test(agent) || program.test(agent)) return false;
  const { purpose, 'sec-purpose': ahead, 'sec-fetch-dest': wanted } = headers;
  if (/prefetch|preview/.test(`${purpose ?? ''}${ahead ?? ''}`)) return false;
  return wanted === undefined ? /text\/html/.test(headers.accept ?? '') : wanted === 'document';
}

export async function writeViews({ store, now }: AppContext): Promise<void> {
  const counts = takeViews();
  try {
    await store.countViews(isoDayInIndia(now()), counts);
  } catch (error) {
    putBack(counts);
    if (!(error instanceof StoreUnavailable)) log().error(errorFields(error), 'page views');
  }
}
