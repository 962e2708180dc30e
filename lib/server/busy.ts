/** What is told to those for whom there is no place: as a page to a person, as the envelope to a script. */
import type { IncomingMessage } from 'node:http';
import { inSiteFrame } from '#lib/enquiries/frame';
import { processState } from '#lib/process-state';
import { routes } from '#lib/routes';
import { errorEnvelope, isApiPath } from '#lib/server/api-routes';
import { bodyOf } from '#lib/server/body-pack';
import { type CachedResponse, makeCachedResponse } from '#lib/server/cached-response';
import { compressFast } from '#lib/server/compress';
import { allowStyles } from '#lib/server/security-headers';
import type { StaticCache } from '#lib/server/static-cache';

const title = 'Too many requests at once';
const again = 'Please try again in a few seconds.';
const read = `${again} Nothing is lost.`;
const sent =
  'Nothing was sent. Go back with your browser’s Back button, where what you typed still stands, and send it again in a few seconds.';

/** Each answer is made once: while many come there is no time to spend on it. */
export function newBusyAnswers(cache: StaticCache) {
  const envelope = errorEnvelope(`${title}. ${again}`);
  const heads = headersOf(cache, '/api', 'application/json');
  const call = makeCachedResponse(503, heads, { identity: bodyOf(Buffer.from(envelope)) });
  const pages = new Map<string, CachedResponse>();
  return ({ method, headers }: IncomingMessage, path: string): CachedResponse => {
    // A form without script posts to a call, and reads the answer as a page.
    if (isApiPath(path) && !headers.accept?.includes('text/html')) return call;
    const words = method === 'POST' ? sent : read;
    const page = pages.get(words) ?? pageWith(words, cache);
    // The frame is there once the pages of the build are read.
    if (processState.cachedPages) pages.set(words, page);
    return page;
  };
}

function pageWith(words: string, cache: StaticCache): CachedResponse {
  const inner = `<div class="wrap pt-10 pb-16 md:pt-16"><h1>${title}</h1><p class="lede mt-4">${words}</p></div>`;
  const html = inSiteFrame(routes.enquiryFrame, title, inner);
  const identity = Buffer.from(html);
  const headers = allowStyles(headersOf(cache, '/', 'text/html'), html, cache.styles);
  return makeCachedResponse(503, headers, {
    identity: bodyOf(identity),
    br: bodyOf(compressFast(identity, 'br')),
    gzip: bodyOf(compressFast(identity, 'gzip')),
  });
}

const headersOf = (cache: StaticCache, path: string, type: string) => ({
  ...cache.headersOf(path),
  'content-type': `${type}; charset=utf-8`,
  'cache-control': 'no-store',
  'retry-after': '5',
});
