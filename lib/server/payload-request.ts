/**
 * The hydration payload of a page that is made from its address alone: asked for at that same address, with a
 * mark, at the first touch. So the page does not carry it, and no host has to keep it.
 */
import type { IncomingMessage } from 'node:http';
import { deferScripts, type PageShell } from '#lib/hydration/server/defer-scripts';
import { madeFromAddress } from '#lib/routes';

const mark = '_data';

export interface PayloadRequest {
  /** Where the data of the page is. */
  readonly at: string;
  /** Whether it is the data that is asked for, and not the page. */
  readonly wanted: boolean;
}

/** Undefined for any other page; Next never sees the mark. */
export function payloadRequestOf(
  request: IncomingMessage,
  path: string,
): PayloadRequest | undefined {
  if (!madeFromAddress.includes(path) || request.method !== 'GET') return undefined;
  const [bare = path, ...rest] = (request.url ?? path).split('?');
  const query = new URLSearchParams(rest.join('?'));
  const wanted = query.has(mark);
  query.delete(mark);
  if (wanted) request.url = query.size > 0 ? `${bare}?${query}` : bare;
  query.set(mark, '1');
  return { at: `${bare}?${query}`, wanted };
}

/** The page without its data, or the data alone; throws as `later` does. */
export function splitPage(html: string, shell: PageShell, { at, wanted }: PayloadRequest): string {
  let data = '{}';
  const storeHydrationData = (text: string) => {
    data = text;
    return at.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  };
  const page = deferScripts(html, { ...shell, storeHydrationData });
  return wanted ? data : page;
}
