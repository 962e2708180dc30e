/** The two forms in which a Prometheus reads figures, and which of them a request asks for. */

export const openMetricsType = 'application/openmetrics-text; version=1.0.0; charset=utf-8';
/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const plainType = 'text/plain; version=0.0.4; charset=utf-8';

/** OpenMetrics for who takes it at least as gladly as plain text (RFC 9110, 12.5.1); plain text for a browser, curl, promtool. */
export function wantsOpenMetrics(accept: string | null): boolean {
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

/** What OpenMetrics says, in the older text form: there a counter bears its `_total` in its head lines too, and nothing marks the end. */
export function asPlainText(openMetrics: string): string {
  const counters = new Set(
    [...openMetrics.matchAll(/^# TYPE (\S+) counter$/gm)].map(([, name]) => name),
  );
  return openMetrics
    .replace(/^# EOF\n/m, '')
    .replace(/^# (HELP|TYPE) (\S+)/gm, (line, kind: string, name: string) =>
      counters.has(name) ? `# ${kind} ${name}_total` : line,
    );
}
