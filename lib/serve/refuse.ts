import type { ServerResponse } from 'node:http';
import { envelope, isCall } from '#lib/serve/calls';

export type Told = {
  readonly status: number;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Says no in a sentence: as the calls' envelope under /api, as plain text elsewhere. */
export function refuse(
  response: ServerResponse,
  common: Readonly<Record<string, string>>,
  path: string,
  { status, message, headers }: Told,
): void {
  const call = isCall(path);
  const body = call ? envelope(message) : `${message}\n`;
  response.writeHead(status, {
    ...common,
    'content-type': call ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-length': Buffer.byteLength(body),
    ...headers,
  });
  response.end(body);
}
