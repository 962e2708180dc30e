/** A refusal in a sentence: as a page to a person, as the envelope to a script. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorEnvelope, isApiPath } from '#data/addresses/api-routes';
import {
  bodyOf,
  type CachedResponse,
  makeCachedResponse,
  sendCached,
} from '#lib/platform/http/cache/cached-response';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { errorPage, newErrorPages, readsAsPage } from '#lib/platform/http/errors/error-pages';
import { type ErrorResponse, notSent } from '#lib/platform/http/intake/reply';

/** Says no in a sentence: as the calls' envelope under /api, as plain text elsewhere. */
export function sendError(
  response: ServerResponse,
  common: Readonly<Record<string, string>>,
  path: string,
  { status, message, headers }: ErrorResponse,
): void {
  const call = isApiPath(path);
  const body = call ? errorEnvelope(message) : `${message}\n`;
  response.writeHead(status, {
    ...common,
    'content-type': call ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}

export type ErrorSender = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  error: ErrorResponse,
) => void;

/** Sends an error as JSON to a script and as a page to a person. */
export function newErrorSender(cache: StaticCache): ErrorSender {
  const pageOf = newErrorPages(cache);
  return (request, response, path, error) => {
    const plain = () => sendError(response, cache.headersOf(path), path, error);
    const page = pageOf(request, path, error.status);
    if (!page) return plain();
    void page.then((ready) => {
      if (!ready) return plain();
      for (const [name, value] of Object.entries(error.headers ?? {}))
        response.setHeader(name, value);
      sendCached(ready, request, response);
    });
  };
}

const title = 'Too many requests at once';
const again = 'Please try again in a few seconds.';
const read = `${again} Nothing is lost.`;
const sent = `${notSent}, and send it again in a few seconds.`;
const retry = { 'retry-after': '5' };

/** For those for whom there is no place. Each answer is made once: while many come there is no time to spend on it. */
export function newBusyAnswers(cache: StaticCache) {
  const envelope = errorEnvelope(`${title}. ${again}`);
  const heads = {
    ...cache.headersOf('/api'),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    ...retry,
  };
  const call = makeCachedResponse(503, heads, { identity: bodyOf(Buffer.from(envelope)) });
  const pages = new Map<string, Promise<CachedResponse>>();
  return async (request: IncomingMessage, path: string): Promise<CachedResponse> => {
    // A form without script posts to a call, and reads the answer as a page.
    if (isApiPath(path) && !readsAsPage(request)) return call;
    const text = request.method === 'POST' ? sent : read;
    const common = { ...cache.headersOf('/'), ...retry };
    const page = pages.get(text) ?? errorPage(cache, common, { status: 503, title, text });
    pages.set(text, page);
    return page.catch(() => {
      pages.delete(text);
      return call;
    });
  };
}
