/** What is told to those for whom there is no place: as a page to a person, as the envelope to a script. */
import type { IncomingMessage } from 'node:http';
import {
  bodyOf,
  type CachedResponse,
  makeCachedResponse,
} from '#lib/server/http/cache/cached-response';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { errorPage, readsAsPage } from '#lib/server/http/errors/error-pages';
import { notSent } from '#lib/server/http/errors/not-sent';
import { errorEnvelope, isApiPath } from '#lib/shared/addresses/api-routes';

const title = 'Too many requests at once';
const again = 'Please try again in a few seconds.';
const read = `${again} Nothing is lost.`;
const sent = `${notSent}, and send it again in a few seconds.`;
const retry = { 'retry-after': '5' };

/** Each answer is made once: while many come there is no time to spend on it. */
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
