import type { Instrumentation } from 'next';

/** At the start, once in a process: check the environment, open the store, start the mail worker. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startSite } = await import('#lib/start/start-site');
  await startSite();
  if (process.env.NODE_ENV !== 'production') return;
  const { processState } = await import('#lib/platform/values/process-state');
  processState.directRoutes = () =>
    import('#lib/start/call-handlers').then(({ directRoutes }) => directRoutes);
  // It runs later, so that neither the first post nor startup waits for it.
  setTimeout(processState.directRoutes, 2_000).unref();
}

/** When a page or route has thrown. */
export const onRequestError: Instrumentation.onRequestError = async (...report) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { logRequestError } = await import('#lib/platform/http/errors/error-response');
  logRequestError(...report);
};
