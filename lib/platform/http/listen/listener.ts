/** Routes requests: memory first, then HTTP errors, then Next. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { isApiPath } from '#data/addresses/api-routes';
import { pathOf, readable } from '#data/addresses/readable-path';
import { isRenderPath } from '#data/addresses/render-paths';
import { withdrawnPath } from '#data/addresses/token-routes';
import { noteView } from '#lib/platform/analytics/counter';
import {
  canonicalAddress,
  locationOf,
  refusedTarget,
  withoutTail,
} from '#lib/platform/http/addresses';
import { type CachedResponse, sendCached } from '#lib/platform/http/cache/cached-response';
import { acceptedEncoding } from '#lib/platform/http/cache/compress';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { readsAsPage } from '#lib/platform/http/errors/error-pages';
import { newErrorSender } from '#lib/platform/http/errors/send-error';
import { oneAtATime } from '#lib/platform/http/listen/connection';
import { forwarder, type Upstream } from '#lib/platform/http/listen/forward';
import { measureRequest } from '#lib/platform/metrics/requests';

export function requestListener(cache: StaticCache, upstream: Upstream): RequestListener {
  const { rules } = cache;
  const forward = forwarder(cache, upstream);
  const sendError = newErrorSender(cache);
  const dynamicRoutes = cache.manifest.dynamicRoutes.map((regex) => new RegExp(regex));
  return oneAtATime((request, response) => {
    const { method = 'GET', url: target = '/' } = request;
    const url = readable(target);
    request.url = url;
    const path = pathOf(url);
    measureRequest(request, response, path);
    const isRead = method === 'GET' || method === 'HEAD';
    const no = (status: number, message: string, headers = {}) =>
      sendError(request, response, path, { status, message, headers });
    const missing = () => {
      const page = cache.answers.get(missingPage);
      if (page && isRead && !path.startsWith('/_next/') && !isApiPath(path))
        return sendCached(page, request, response);
      return no(404, 'Not found');
    };

    const refused = refusedTarget(target);
    if (refused === 404) return missing();
    if (refused) return no(refused, 'This address is too long.');
    const linked = isRead ? withoutTail(url) : undefined;
    if (linked) request.url = linked;
    const elsewhere = canonicalAddress(request, upstream.origin) ?? linked;
    if (elsewhere) {
      const location = locationOf(elsewhere);
      if (!location) return no(414, 'This address is too long.');
      return redirect(response, location, linked ? cache.headersOf(path) : {});
    }

    if (isApiPath(path)) {
      const error = rules.rejectApiCall(method, path);
      if (!error) return forward(request, response, path);
      // Reloaded, or opened from a bookmark, after a form without script was refused.
      const page = isRead && readsAsPage(request) ? rules.pageOfCall(path) : undefined;
      const location = page && locationOf(page);
      if (location) return seeOther(response, location, cache.headersOf(path));
      return sendError(request, response, path, error);
    }
    const built = cache.answers.get(path);
    const found = isRead ? upstream.responses?.find(url, encodingFor(request)) : undefined;
    // The response rendered for this address turned out to be a page.
    const isMissing =
      (built || !found) && (isInner(path) || rules.isMissingPage(path, url, Date.now()));
    const cacheable = isMissing ? undefined : found;
    const answer = isMissing ? cache.answers.get(missingPage) : built;
    const isPage = answer !== undefined || cache.development?.isPage(path);
    if (isPage && method === 'POST' && rules.isFormPage(path))
      return forward(request, response, path);
    const isReadable = isPage || rules.isListed(path);
    if (isReadable && !isRead) return no(405, 'Method not allowed', { allow: 'GET, HEAD' });
    if (method === 'GET' && !isMissing && isReadPage(answer, isReadable)) {
      noteView(request, path);
      rules.noteRead(path);
    }
    if (isPage && isOwnReceived(path, request)) {
      request.url = `${path}${ownPage}`;
      return forward(request, response, path);
    }
    if (answer) {
      const send = (page = answer) =>
        sendCached(rules.withChoice(page, path, url), request, response);
      return cacheable && 'then' in cacheable ? void cacheable.then(send) : send(cacheable);
    }
    if (isPage) return forward(request, response, path);
    if (cacheable) {
      if ('bodies' in cacheable) return sendCached(cacheable, request, response);
      const send = (page?: CachedResponse) =>
        page ? sendCached(page, request, response) : forward(request, response, path);
      return void cacheable.then(send);
    }
    if (!isRead && method !== 'POST') return no(405, 'Method not allowed', { allow: 'GET, HEAD' });
    if (dynamicRoutes.some((regex) => regex.test(path))) {
      // Next would look in it for an action of a page; there are none.
      if (isUpload(request)) return no(415, 'Please send this as a form without files.');
      return forward(request, response, path);
    }
    return missing();
  });
}

const encodingFor = ({ headers }: IncomingMessage) => acceptedEncoding(headers['accept-encoding']);

function redirect(
  response: ServerResponse,
  location: string,
  common: Readonly<Record<string, string>>,
): void {
  const cacheable = { 'cache-control': 'max-age=3600', ...common };
  response.writeHead(308, { ...cacheable, location, 'content-length': 0 }).end();
}

function seeOther(
  response: ServerResponse,
  location: string,
  common: Readonly<Record<string, string>>,
): void {
  const headers = { ...common, location, 'content-length': 0, 'cache-control': 'no-store' };
  response.writeHead(303, headers).end();
}

/** It is prerendered, or rendered from its address alone. */
const isReadPage = (answer: CachedResponse | undefined, isReadable: boolean): boolean =>
  answer
    ? answer.status === 200 && answer.headers['content-type']?.startsWith('text/html') === true
    : isReadable;

/** The browser that sent the form has a cookie for the page after it; all others read it from memory. */
const isOwnReceived = (path: string, { headers }: IncomingMessage): boolean =>
  path.startsWith('/received/') &&
  path !== withdrawnPath &&
  /(?:^|;\s*)(?:__Host-)?received=/.test(headers.cookie ?? '');

const ownPage = '/own';

/** The server itself asks for these in the place of another: visitors have no such address. */
const isInner = (path: string): boolean => isRenderPath(path) || /^\/received\/.*\/own$/.test(path);

const missingPage = '/_not-found';

const isUpload = ({ headers }: IncomingMessage): boolean =>
  /^\s*multipart\//i.test(headers['content-type'] ?? '');
