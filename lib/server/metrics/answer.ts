/** `GET /metrics`, in OpenMetrics or the older text form, as `Accept` asks: nothing personal, and in public only for who bears METRICS_TOKEN. */

import {
  asPlainText,
  openMetricsType,
  plainType,
  wantsOpenMetrics,
} from '#lib/server/metrics/format';
import { gauges } from '#lib/server/metrics/gauges';
import { metrics } from '#lib/server/metrics/requests';
import { hasToken } from '#lib/server/metrics/token';
import { site } from '#lib/server/site';

export async function answerMetrics(request: Request): Promise<Response> {
  const { env } = site();
  const headers = { 'cache-control': 'no-store' };
  const isPublic = env.mode === 'trial' && env.METRICS_TOKEN === undefined;
  if (!isPublic && env.METRICS_TOKEN === undefined) {
    return new Response('Not found', { status: 404, headers });
  }
  if (!isPublic && !hasToken(request, env.METRICS_TOKEN)) {
    const challenge = { ...headers, 'www-authenticate': 'Bearer' };
    return new Response('METRICS_TOKEN is asked for', { status: 401, headers: challenge });
  }
  const ofProcess = await metrics().registry.metrics();
  const ofStore = await gauges(site());
  const whole = ofProcess.replace(/# EOF\n$/, '') + (await ofStore.metrics());
  const open = wantsOpenMetrics(request.headers.get('accept'));
  return new Response(open ? whole : asPlainText(whole), {
    headers: { ...headers, 'content-type': open ? openMetricsType : plainType, vary: 'accept' },
  });
}
