/** The one process: static answers from memory, headers, visitors' addresses; the rest to Next. */
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import next from 'next';
import { healthCheck } from '#data/addresses/routes';
import { feeDays } from '#lib/catalogue/rules/quotation';
import { type Env, serviceManagerPlace } from '#lib/platform/config/env';
import { storeWorkerFile, storeWorkerStarter } from '#lib/platform/db/worker/client';
import {
  inspectionWorkerFile,
  inspectionWorkerSource,
  inspectionWorkerStarter,
} from '#lib/platform/files/inspection/inspection';
import { builtAt } from '#lib/platform/http/cache/cache-files';
import { newResponseCache } from '#lib/platform/http/cache/response-cache';
import {
  refreshAfterStart,
  scheduleRefreshes,
  warmUp,
} from '#lib/platform/http/cache/scheduled-refresh';
import { readStaticCache } from '#lib/platform/http/cache/static-cache';
import { limitBody, uploadDeadlineMs } from '#lib/platform/http/listen/body-deadline';
import { newMalformedRefuser } from '#lib/platform/http/listen/connection';
import { internalRequester, newPageDoor } from '#lib/platform/http/listen/internal-request';
import { requestListener } from '#lib/platform/http/listen/listener';
import {
  acquireHostLock,
  announceShutdown,
  drain,
  serviceManager,
  shutDownOnSignal,
} from '#lib/platform/http/listen/process';
import { newBackground } from '#lib/platform/jobs/background';
import { processState } from '#lib/platform/values/process-state';
import {
  expectResume,
  resumeWorkerFile,
  resumeWorkerSource,
  resumeWorkerStarter,
} from '#lib/resume/worker/worker';
import { addressRules } from '#lib/start/address-rules';
import { developmentCache } from '#lib/start/build/development-cache';
import { closesAt, currentEdition } from '#lib/webinars/rules/sessions';

/** A migration may take minutes. */
const longestStartMs = 900_000;

/** Starts the site from the folder of a static cache, without one in development; resolves when it takes requests. */
export async function serve(env: Env, folder?: string): Promise<Server> {
  const free = await acquireHostLock(env);
  const dev = folder === undefined;
  const dir = import.meta.dirname;
  const cache = dev
    ? await developmentCache(dir, env.mode)
    : await readStaticCache(folder, env.mode, addressRules);
  if (!dev) processState.startStoreWorker = storeWorkerStarter(join(dir, '.next', storeWorkerFile));
  processState.startInspectionWorker = inspectionWorkerStarter(
    dev ? join(dir, inspectionWorkerSource) : join(dir, '.next', inspectionWorkerFile),
  );
  processState.startResumeWorker = resumeWorkerStarter(
    dev ? join(dir, resumeWorkerSource) : join(dir, '.next', resumeWorkerFile),
  );
  processState.expectResume = expectResume;
  const app = next({ dev, quiet: !dev, dir, port: env.PORT });
  const preparing = app.prepare();
  let stopping = false;
  const ended = new AbortController();
  let rest = () => {};
  let server: Server | undefined;
  const openPages = new Set<Duplex>();
  const manager = serviceManager(serviceManagerPlace());
  shutDownOnSignal(process, {
    started: preparing,
    async leave() {
      stopping = true;
      ended.abort();
      manager.stopping();
      rest();
      for (const socket of openPages) socket.destroy();
      if (server?.listening) {
        // Shorter than the 5 s for which docs/nginx.conf leaves a host alone.
        if (env.TRUST_PROXY > 0) await announceShutdown(server, 2_000);
        // A client that is asked to retry later does so by itself; one that is cut off would not know.
        setTimeout(() => processState.arrivals?.endAll(), 8_000).unref();
        await drain(server, 10_000);
      }
      await app.close();
    },
    async close() {
      await processState.stop?.();
      free();
    },
    exit: () => process.exit(0),
  });
  await preparing;
  const handle = app.getRequestHandler();
  // Next says that it is prepared while the site's own start is still under way; whoever asks waits for both.
  await internalRequester(handle, longestStartMs)(healthCheck, {}).catch(() => undefined);
  // Next goes on without what a start could not do.
  if (processState.startProblem) throw processState.startProblem;

  const ask = internalRequester(handle);
  processState.renderPage = newPageDoor(ask, cache);
  // In development each page is rendered as it is asked for.
  const responses = dev ? undefined : newResponseCache(cache, ask);
  const closes = Date.parse(closesAt(currentEdition(), env));
  const changes = { closesAt: closes, feeDays: feeDays() };
  const built = dev ? Date.now() : await builtAt(dir);
  processState.builtAt = built;
  if (responses) {
    rest = scheduleRefreshes(responses, changes);
    processState.purge = responses.purge;
  }

  const listening = createServer(
    {
      // A resume may take as long as it moves (lib/platform/files/arrivals.ts); headers are small.
      headersTimeout: 15_000,
      requestTimeout: uploadDeadlineMs,
      // Longer than the 60 s of usual proxies: the proxy closes first, so no request is lost.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      // More than the 64 KB of a form: one that is longer shows it, and one that is not is here whole.
      highWaterMark: 68 * 1024,
    },
    requestListener(cache, {
      next: handle,
      trustedProxies: env.TRUST_PROXY,
      origin: env.mode === 'public' ? env.origin : undefined,
      mostAtOnce: 100,
      responses,
    }),
  );
  listening.on('clientError', newMalformedRefuser());
  listening.prependListener('request', limitBody);
  // Next's dev server tells open pages of changes, on lines that would otherwise outlive the listener.
  if (dev) {
    listening.on('upgrade', (_request, socket) => openPages.add(socket));
    listening.on('upgrade', app.getUpgradeHandler());
  }
  // A line on which nothing has moved for so long: its visitor does not read.
  listening.timeout = 75_000;
  server = listening;
  // The signal ends the process.
  if (stopping) return new Promise(() => undefined);
  try {
    await new Promise<void>((resolve, reject) => {
      listening.once('error', reject);
      listening.listen(env.PORT, env.HOST, resolve);
    });
  } catch (error) {
    // The mail worker may be in mid-send.
    await processState.stop?.();
    throw error;
  }
  if (responses) {
    const background = newBackground(ended.signal);
    void refreshAfterStart(responses, changes, built, background);
    void warmUp(responses, background);
  }
  manager.ready(`Serving ${env.origin}`);
  return listening;
}
