/** What a route refused in its envelope, or in no words, becomes a page for a browser that sent a form by itself. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedResponse } from '#lib/server/http/cache/cached-response';
import type { Encoding } from '#lib/server/http/cache/compress';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { newErrorPages } from '#lib/server/http/errors/error-pages';
import { isApiPath } from '#lib/shared/addresses/api-routes';

/** The page in the place of this answer; `undefined` where it stays as it is. */
export function newRefusalPages(cache: StaticCache) {
  const pageOf = newErrorPages(cache);
  return (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): ReturnType<typeof pageOf> => {
    const { statusCode: status } = response;
    const isOfForm = isApiPath(path) || request.method === 'POST' || status === 405;
    return status < 400 || isHtml(response) || !isOfForm
      ? undefined
      : pageOf(request, path, status);
  };
}

export const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type')).startsWith('text/html');

/** The body of the page; the answer keeps its status, and its other headers. */
export function asPage(
  { headers, bodies }: CachedResponse,
  response: ServerResponse,
  wanted: Encoding | undefined,
): Buffer {
  for (const name of ['content-type', 'content-security-policy', 'vary']) {
    const value = headers[name];
    if (value !== undefined) response.setHeader(name, value);
  }
  const encoded = wanted && bodies[wanted];
  if (encoded) response.setHeader('content-encoding', wanted);
  const body = encoded ?? bodies.identity;
  response.setHeader('content-length', body.length);
  return body.bytes();
}
