/** What reaches Next of the headers of a request. */
import type { IncomingMessage } from 'node:http';
import { isApiPath } from '#lib/shared/addresses/api-routes';

/** What a proxy may say of a visitor, and what Next's own router and builder say to Next. */
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
