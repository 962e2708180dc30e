/** Views of pages, counted in memory where they are answered, and written each minute. */
import type { IncomingMessage } from 'node:http';
import { processState } from '#lib/server/process-state';
import type { Counted, ViewCount } from '#lib/server/store/submissions/page-views';
import { campaignOf, sourceOf } from '#lib/server/views/origin';
import { isPersonReading } from '#lib/server/views/people';

type Counts = Map<string, ViewCount>;

declare module '#lib/server/process-state' {
  interface ProcessState {
    /** Those not written yet. */
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

/** What was counted since the last call. */
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
