/** Requests are counted at the listener by class and status, with their duration. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  Counter,
  collectDefaultMetrics,
  Histogram,
  type OpenMetricsContentType,
  Registry,
} from 'prom-client';
import { isApiPath } from '#data/addresses/api-routes';
import { processState } from '#lib/platform/values/process-state';

const classes = ['page', 'prefetch', 'file', 'call', 'desk', 'watch'] as const;

interface Metrics {
  readonly registry: Registry<OpenMetricsContentType>;
  readonly requests: Histogram<'class' | 'status'>;
  readonly resumesHeld: Counter;
}

declare module '#lib/platform/values/process-state' {
  interface ProcessState {
    metrics?: Metrics;
  }
}

/** Metrics of this process since its startup: requests, event loop, memory. */
export function metrics(): Metrics {
  processState.metrics ??= newMetrics();
  return processState.metrics;
}

function newMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });
  // Sums of others, under names that belong to counters.
  for (const what of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${what}_total`);
  const requests = new Histogram({
    name: 'hoa_request_seconds',
    help: `Requests by class (${classes.join(', ')}) and status, and how long they took.`,
    labelNames: ['class', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  // An increase is counted from the first value that Prometheus reads: without a zero, a first burst of errors is none.
  for (const each of classes) requests.zero({ class: each, status: '5xx' });
  const resumesHeld = new Counter({
    name: 'hoa_resumes_held_total',
    help: 'Resumes that were taken and are held, because something in them may act.',
    registers: [registry],
  });
  return { registry, requests, resumesHeld };
}

export function measureRequest(
  { headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): void {
  const { requests } = metrics();
  // A page fetched before anybody asked for it is no view of it.
  const isAhead = /\bprefetch\b/.test(String(headers['sec-purpose'] ?? ''));
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'cut';
    requests.observe(
      { class: isAhead ? 'prefetch' : classOf(path), status },
      (performance.now() - startedAt) / 1000,
    );
  });
}

function classOf(path: string): (typeof classes)[number] {
  if (path === '/metrics' || path === '/api/health') return 'watch';
  if (path === '/desk' || path.startsWith('/desk/') || path.startsWith('/api/desk/')) return 'desk';
  if (isApiPath(path)) return 'call';
  return path.startsWith('/_next/') || /\.[a-z0-9]{2,5}$/.test(path) ? 'file' : 'page';
}
