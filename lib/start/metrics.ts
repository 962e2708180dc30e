/** `GET /metrics`, in OpenMetrics or the older text form, as `Accept` asks: nothing personal, and in public only for who bears METRICS_TOKEN. */

import { context } from '#lib/platform/context';
import { hasToken } from '#lib/platform/metrics/health';
import { metrics } from '#lib/platform/metrics/requests';
import { gauges } from '#lib/start/gauges';

export async function answerMetrics(request: Request): Promise<Response> {
  const { env } = context();
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
  const ofStore = await gauges(context());
  const whole = ofProcess.replace(/# EOF\n$/, '') + (await ofStore.metrics());
  const open = wantsOpenMetrics(request.headers.get('accept'));
  return new Response(open ? whole : asPlainText(whole), {
    headers: { ...headers, 'content-type': open ? openMetricsType : plainType, vary: 'accept' },
  });
}

/** The two forms in which Prometheus reads metrics, and which of them a request asks for. */

const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
const plainType = 'text/plain; version=0.0.4; charset=utf-8';

/** OpenMetrics for who takes it at least as gladly as plain text (RFC 9110, 12.5.1); plain text for a browser, curl, promtool. */
function wantsOpenMetrics(accept: string | null): boolean {
  const quality = (type: string) => {
    const part = (accept ?? '')
      .split(',')
      .find((each) => each.trim().split(';')[0]?.trim() === type);
    if (part === undefined) return undefined;
    const given = /;\s*q=([\d.]+)/.exec(part)?.[1];
    return given === undefined ? 1 : Number(given);
  };
  const open = quality('application/openmetrics-text') ?? 0;
  return open > 0 && open >= (quality('text/plain') ?? 0);
}

/** In the older text form a counter bears its `_total` in its head lines too, and nothing marks the end. */
function asPlainText(openMetrics: string): string {
  const counters = new Set(
    [...openMetrics.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name),
  );
  return openMetrics
    .replace(/^# EOF\n/m, '')
    .replace(/^# (HELP|TYPE) (\S+)/gm, (line, kind: string, name: string) =>
      counters.has(name) ? `# ${kind} ${name}_total` : line,
    );
}
