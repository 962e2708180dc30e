import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendCached } from '#lib/server/http/cache/cached-response';
import type { StaticCache } from '#lib/server/http/cache/static-cache';
import { newErrorPages } from '#lib/server/http/errors/error-pages';
import { errorEnvelope, isApiPath } from '#lib/shared/addresses/api-routes';

export type ErrorResponse = {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

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

/** The same, and as a page to a person. */
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
