/** The one process: static answers from memory, headers, visitors' addresses; the rest to Next. */
import { createServer, type Server } from 'node:http';
import next from 'next';
import type { Env } from '#lib/env';
import { faultOf, log } from '#lib/log';
import { closesAt, currentEdition } from '#lib/payments/edition';
import { routes } from '#lib/routes';
import { internalRequester } from '#lib/server/internal-request';
import { requestListener } from '#lib/server/listener';
import { revalidate, scheduleRevalidation } from '#lib/server/revalidation';
import { announceShutdown, drain, onFirstSignal } from '#lib/server/shutdown';
import { type CachedPages, cachedPages, readStaticCache } from '#lib/server/static-cache';

const shared = globalThis as { hoaPages?: CachedPages; hoaStop?: () => Promise<void> };

/** Starts the site from a folder of prepared answers; resolves when it takes requests. */
export async function serve(env: Env, folder: string): Promise<Server> {
  const cache = await readStaticCache(folder, env.mode);
  shared.hoaPages = cachedPages(cache);
  const app = next({ dev: false, quiet: true, dir: import.meta.dirname, port: env.PORT });
  await app.prepare();
  const handle = app.getRequestHandler();

  const ask = internalRequester(handle);
  await revalidate(cache, ask);
  const rest = scheduleRevalidation(cache, ask, {
    at: Date.parse(closesAt(currentEdition(), env)),
    paths: [routes.aiWebinar, routes.aiWebinarPayment],
  });

  const server = createServer(
    {
      // A visitor on a slow line has a minute for a resume of 5 MB; headers are small.
      headersTimeout: 15_000,
      requestTimeout: 75_000,
      // Longer than the 60 s of usual proxies: the proxy closes first, so no request is lost.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
      // More than the 64 KB of a form: one that is longer shows it, and one that is not is here whole.
      highWaterMark: 68 * 1024,
    },
    requestListener(cache, { next: handle, trustedProxies: env.TRUST_PROXY, mostAtOnce: 100 }),
  );
  // A line on which nothing has moved for so long: its visitor does not read.
  server.timeout = 75_000;
  const end = async (signal: string) => {
    log().info({ signal }, 'stopping');
    rest();
    // Shorter than the 5 s for which docs/nginx.conf leaves a host alone.
    if (env.TRUST_PROXY > 0) await announceShutdown(server, 2_000);
    try {
      await drain(server, 10_000);
      await app.close();
    } catch (error) {
      log().error(faultOf(error), 'stopping');
    } finally {
      await shared.hoaStop?.();
      process.exit(0);
    }
  };
  onFirstSignal(process, end);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(env.PORT, env.HOST, resolve);
  });
  return server;
}
