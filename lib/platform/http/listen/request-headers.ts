import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { isApiPath } from '#data/addresses/api-routes';

/**
 * The visitor's address. `forwardedFor` (the X-Forwarded-For header, where each proxy adds the
 * address it was called from at the end) is believed for as many entries as there are proxies of
 * ours: what is to the left of them, anybody may have written.
 */
export function visitorAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string {
  const direct = plainAddress(socketAddress ?? '') ?? 'unknown';
  if (trustedProxies < 1 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  const hop = hops[Math.max(0, hops.length - trustedProxies)];
  return plainAddress(hop ?? '') ?? direct;
}

/** `1.2.3.4:80`, `[2001:db8::1]:80` and `::ffff:1.2.3.4` without what is not the address. */
function plainAddress(text: string): string | undefined {
  const bare = text
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(bare) ? bare.toLowerCase() : undefined;
}

/** A proxy may set the first for a visitor, and Next's own router and builder set the rest. */
const notForVisitors =
  /^(?:x-forwarded-.*|forwarded|x-real-ip|rsc|next-.*|x-next.*|x-action.*|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-revalidate.*|content-security-policy.*)$/;

/** Whether what a visitor's header of this name (in lower case) says is theirs to say. */
export const isForVisitors = (name: string): boolean => !notForVisitors.test(name);

/** Whatever a visitor claims to be, Next is told what we know: it makes whole pages, whatever is asked of it. */
export function trueHeaders(request: IncomingMessage, id: string, visitor: string): void {
  const { headers, url = '' } = request;
  for (const name of Object.keys(headers)) {
    if (!isForVisitors(name)) delete headers[name];
  }
  headers['x-visitor-address'] = visitor;
  headers['x-request-id'] = id;
  // The page is compressed, and compared with what the visitor holds, after Next has made it.
  delete headers['accept-encoding'];
  if (!isApiPath(url) && !isCalendar.test(url)) delete headers['if-none-match'];
  request.url = withoutRouter(url);
}

const isCalendar = /^[^?]*\.ics(?:\?|$)/;

/** The router's mark for its own requests. */
function withoutRouter(url: string): string {
  const [path = '', query] = url.split(/\?(.*)/s);
  if (!query?.includes('_rsc')) return url;
  const left = query.split('&').filter((pair) => !/^_rsc(?:=|$)/.test(pair));
  return left.length > 0 ? `${path}?${left.join('&')}` : path;
}
