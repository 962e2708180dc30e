import type { ServerResponse } from 'node:http';
import { errorEnvelope, isApiPath } from '#lib/server/api-routes';

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
