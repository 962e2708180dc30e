import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { sendError } from '#lib/server/http/errors/send-error';
import { faultOf, log } from '#lib/server/log';
import { isApiPath } from '#lib/shared/addresses/api-routes';

/** npm passes on a signal that the whole group has had already: the second must not cut the first short. */
export function onFirstSignal(process: EventEmitter, end: (signal: string) => void): void {
  let ending = false;
  const onSignal = (signal: string) => {
    if (!ending) end(signal);
    ending = true;
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

export interface Lifecycle {
  /** Resolves when all that is to be ended has begun. */
  readonly started: Promise<unknown>;
  /** Stops taking requests, and lets those under way end. */
  leave(): Promise<void>;
  /** Lets sends under way end, and closes the store. */
  close(): Promise<void>;
  exit(): void;
}

/** One end for every signal. One that comes during the start waits for it: cut short, a send would be told twice. */
export function shutDownOnSignal(
  process: EventEmitter,
  { started, leave, close, exit }: Lifecycle,
): void {
  onFirstSignal(process, async (signal) => {
    log().info({ signal }, 'stopping');
    try {
      await started;
      await leave();
    } catch (error) {
      log().error(faultOf(error), 'stopping');
    } finally {
      await close();
      exit();
    }
  });
}

/**
 * For `ms` milliseconds every request is still answered, but a proxy that has another host to ask is sent
 * there with each read of a page. So it has turned away when the listener closes: a post that reached a
 * closing listener would be lost, and may not be repeated.
 */
export async function announceShutdown(server: Server, ms: number): Promise<void> {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    // So that the proxy keeps no connection on which it could send a post later.
    response.setHeader('connection', 'close');
    if (mayGoElsewhere(request)) {
      // 502, because 503 says that there is too much at once, and no page of ours says 502.
      const message = 'This host is being stopped. Please try again in a few seconds.';
      sendError(response, {}, '', { status: 502, message, headers: { 'retry-after': '5' } });
    } else for (const listen of listeners) listen(request, response);
  });
  await wait(ms);
}

/** The header is set by docs/nginx.conf. */
const mayGoElsewhere = ({ method, headers, url = '/' }: IncomingMessage): boolean =>
  headers['x-ask-another'] !== undefined &&
  (method === 'GET' || method === 'HEAD') &&
  !isApiPath(url);

/** Stops accepting, lets requests under way end for `grace` milliseconds, then cuts the rest. */
export async function drain(server: Server, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive ends with the answer it is giving now.
  server.prependListener('request', (_, response) => response.setHeader('connection', 'close'));
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}
