/** The serving process: the one of its port and data, what systemd hears of it, and how it ends. */

import { spawn } from 'node:child_process';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isApiPath } from '#data/addresses/api-routes';
import type { Env, ServiceManagerPlace } from '#lib/platform/config/env';
import { holdLock } from '#lib/platform/db/file-lock';
import { makeDataFolder } from '#lib/platform/files/data-folder';
import { sendError } from '#lib/platform/http/errors/send-error';
import { errorFields, log } from '#lib/platform/log/log';

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
  /** Resolves when everything that must be stopped has started. */
  readonly started: Promise<unknown>;
  leave(): Promise<void>;
  close(): Promise<void>;
  exit(): void;
}

/** One end for every signal. One that comes during the start waits for it: cut short, a mail would be sent twice. */
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
      log().error(errorFields(error), 'stopping');
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

type Where = Pick<Env, 'DATA_DIR' | 'HOST' | 'PORT'>;

/** A stopping host has left its port, but still finishes its sends: README, "Several hosts". */
const formerEndsMs = 120_000;

/**
 * The place of one host: its port and its data folder. It is taken before the mail worker starts, which takes over the
 * leases of its dead self: of a self that lives, it would send the mails a second time. Throws where it is taken.
 */
export async function acquireHostLock(where: Where, waitMs = formerEndsMs): Promise<() => void> {
  await portIsFree(where);
  const { DATA_DIR, PORT } = where;
  makeDataFolder(DATA_DIR);
  const release = await holdLock(join(DATA_DIR, `host-${PORT}`), waitMs);
  if (!release) throw new Error(`Another process of this site holds ${DATA_DIR} for port ${PORT}.`);
  return release;
}

function portIsFree({ HOST, PORT }: Where): Promise<void> {
  const probe = createServer();
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(PORT, HOST, () => probe.close(() => resolve()));
  });
}

type Notify = (...states: string[]) => void;

/** Says nothing where nobody listens: without `socket`. */
export function serviceManager(
  { socket, watchdogMs }: ServiceManagerPlace,
  notify: Notify = systemdNotify,
): { ready(status: string): void; stopping(): void } {
  if (!socket) return { ready() {}, stopping() {} };
  let watchdog: NodeJS.Timeout | undefined;
  return {
    /** From now on requests are accepted, and a process that hangs is noticed by its silence. */
    ready(status) {
      notify('READY=1', `STATUS=${status}`);
      if (!watchdogMs) return;
      // Two may be late before it is over.
      watchdog = setInterval(() => notify('WATCHDOG=1'), watchdogMs / 3);
      watchdog.unref();
    },
    // It goes on beating: a stop that hangs is to be ended, too.
    stopping: () => notify('STOPPING=1', 'STATUS=Finishing what is under way'),
  };
}

/** The socket takes datagrams, which Node cannot send; the program is there wherever systemd is. */
function systemdNotify(...states: string[]): void {
  const child = spawn('systemd-notify', states, { stdio: 'ignore' });
  child.once('error', ({ message }) => log().warn({ reason: message }, 'systemd was not told'));
}
