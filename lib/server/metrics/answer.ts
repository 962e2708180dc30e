/** `GET /metrics`, in OpenMetrics: nothing personal, and in public only for who bears METRICS_TOKEN. */

import { Registry } from 'prom-client';
import { gauges } from '#lib/server/metrics/gauges';
import { metrics } from '#lib/server/metrics/requests';
import { hasToken } from '#lib/server/metrics/token';
import { site } from '#lib/server/site';

export async function answerMetrics(request: Request): Promise<Response> {
  const { env } = site();
  const headers = { 'cache-control': 'no-store' };
  const open = env.mode === 'trial' && env.METRICS_TOKEN === undefined;
  if (!open && env.METRICS_TOKEN === undefined) {
    return new Response('Not found', { status: 404, headers });
  }
  if (!open && !hasToken(request, env.METRICS_TOKEN)) {
    const challenge = { ...headers, 'www-authenticate': 'Bearer' };
    return new Response('METRICS_TOKEN is asked for', { status: 401, headers: challenge });
  }
  const ofProcess = await metrics().registry.metrics();
  const ofStore = await gauges(site());
  return new Response(ofProcess.replace(/# EOF\n$/, '') + (await ofStore.metrics()), {
    headers: { ...headers, 'content-type': Registry.OPENMETRICS_CONTENT_TYPE },
  });
}
