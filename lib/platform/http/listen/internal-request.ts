/** The one door through which Next renders a view that is handed over in memory. */

import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { StaticCache } from '#lib/platform/http/cache/static-cache';
import { deferScripts } from '#lib/platform/http/defer-scripts';
import { type RenderPage, withPageView } from '#lib/platform/http/page-view';

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
          // One page that never comes would block the revalidation of all later ones.
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

/** A render holds the thread for tens of milliseconds: more at once would let posts wait behind all of them. */
const mostAtOnce = 2;

/** `ask` asks Next. The pages leave the door as a browser gets them: without the scripts of Next. */
export function newPageDoor(
  ask: InternalRequest,
  { shell, development }: Pick<StaticCache, 'shell' | 'development'>,
): RenderPage {
  const waiting: (() => void)[] = [];
  let underWay = 0;

  return async (path, view) => {
    if (underWay < mostAtOnce) underWay += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      // To a reader without a name Next may send the title after the page.
      const { status, body } = await withPageView(view, () => ask(path, { 'user-agent': 'HOA' }));
      if (status !== 200) throw new Error(`${path} answers ${status}`);
      return development?.withoutScripts(body) ?? deferScripts(body, shell);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else underWay -= 1;
    }
  };
}
