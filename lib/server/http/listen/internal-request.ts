import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';

export type Listen = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

type InternalResponse = { readonly status: number; readonly type: string; readonly body: string };
export type InternalRequest = (
  path: string,
  headers: Readonly<Record<string, string>>,
) => Promise<InternalResponse>;

/** Asks a request listener inside this process: HTTP over a pair of streams, without a port. Rejects after `timeoutMs`. */
export function internalRequester(listen: Listen, timeoutMs = 20_000): InternalRequest {
  const server = createServer(listen);
  return (path, headers) =>
    new Promise((resolve, reject) => {
      const [near, far] = duplexPair();
      server.emit('connection', far);
      const asking = httpRequest(
        {
          path,
          headers: { host: 'localhost', ...headers },
          createConnection: () => near,
          // One page that never comes would keep all after it from being made anew.
          signal: AbortSignal.timeout(timeoutMs),
        },
        (answer) => {
          const { statusCode = 0, headers: got } = answer;
          const type = got['content-type'] ?? '';
          text(answer).then((body) => resolve({ status: statusCode, type, body }), reject);
        },
      );
      asking.on('error', reject);
      asking.end();
    });
}
