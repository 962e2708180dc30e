/** A site on PostgreSQL that a Prometheus watches by the shipped rules; both with the places of this machine. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '#scripts/postgres';
import { freePort, serveCopy } from '#scripts/serve-copy';
import { createDatabase, query } from '#tests/hosts/report';
import type { Cleanup } from '#tests/parts/part';
import { listens, newFolder, output, startDaemon, until } from '#tests/parts/programs';
import { openPublicLine } from '#tests/parts/public-line';
import { openPublicSite } from '#tests/parts/public-site';

export const rules = 'docs/alerts.yml';
const token = 'the-token';
export const authorization = { authorization: `Bearer ${token}` };
/** From what happens to the alert: it is scraped and judged each second, and rests nowhere. */
const longestSeconds = 90;

export type WatchedSite = Awaited<ReturnType<typeof openWatchedSite>>;

export async function openWatchedSite(cleanup: Cleanup) {
  const folder = await newFolder(cleanup, 'prometheus');
  const cluster = await startPostgres();
  cleanup.defer(() => cluster.stop());
  const DATABASE_URL = await createDatabase(cluster.url, 'site');
  const DATA_DIR = join(folder, 'data');
  const settings = { DATABASE_URL, DATA_DIR, METRICS_TOKEN: token };
  mountSmallDisk(cleanup, DATA_DIR);
  const site = await openPublicSite(cleanup, settings);
  let running: Pick<typeof site, 'stop'> = site;
  const line = await openPublicLine(cleanup, folder, site.origin);
  const exporterPort = await freePort();
  const places = { sitePort: new URL(site.origin).port, tlsPort: line.port, exporterPort };
  const file = writeSettings(folder, places);
  const port = await freePort();
  const words = [
    ...[`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'series')}`],
    `--web.listen-address=127.0.0.1:${port}`,
    // So long, a series that nobody scrapes any more is taken for its last value: five minutes otherwise.
    '--query.lookback-delta=10s',
  ];
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () =>
    (await fetch(`${origin}/-/ready`).catch(() => undefined))?.ok ?? false;
  const daemon = await startDaemon(cleanup, 'prometheus', words, isReady);
  /** Each that has rung once. */
  const rung = new Set<string>();
  const ringing = async (): Promise<readonly string[]> => {
    const { data } = (await (await fetch(`${origin}/api/v1/alerts`)).json()) as Alerts;
    const names = data.alerts
      .filter(({ state }) => state === 'firing')
      .map(({ labels }) => labels.alertname);
    for (const name of names) rung.add(name);
    return names;
  };
  return {
    cluster,
    settings,
    site,
    rung,
    ringing,
    rings: (name: string) =>
      until(`${name} rings`, longestSeconds, async () => (await ringing()).includes(name)),
    ends: (name: string) =>
      until(`${name} ends`, longestSeconds, async () => !(await ringing()).includes(name)),
    sql: (statements: string) => query(DATABASE_URL, statements),
    stop: () => running.stop(),
    /** Once more after a stop, on the same data at the same address. */
    async start() {
      const again = await serveCopy(site.environment);
      cleanup.defer(() => again.stop());
      running = again;
    },
    startExporter: () => startExporter(cleanup, folder, exporterPort),
    /** As if somebody had called the job by another name. */
    renameJob() {
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('job_name: hoa\n', 'job_name: site\n'),
      );
      daemon.child.kill('SIGHUP');
    },
  };
}

interface Alerts {
  readonly data: {
    readonly alerts: readonly {
      readonly state: string;
      readonly labels: { readonly alertname: string };
    }[];
  };
}

/** One that fills up; it needs the right to mount. */
function mountSmallDisk(cleanup: Cleanup, folder: string): void {
  mkdirSync(folder);
  output('mount', ['-t', 'tmpfs', '-o', 'size=64M', 'tmpfs', folder]);
  cleanup.defer(() => void output('umount', ['-l', folder]));
}

interface Places {
  readonly sitePort: string;
  readonly tlsPort: number;
  readonly exporterPort: number;
}

/** Those of the rules' head with the places of this machine; no alert waits before it rings. */
function writeSettings(folder: string, { sitePort, tlsPort, exporterPort }: Places): string {
  const shipped = readFileSync(rules, 'utf8');
  const place = (name: string) => join(folder, name);
  writeFileSync(place('token'), token);
  writeFileSync(place('rules.yml'), shipped.replaceAll(/^( +for:) \w+$/gm, '$1 1s'));
  const head = [...shipped.matchAll(/^# {5}(.*)$/gm)].map(([, line]) => line).join('\n');
  const own = head
    .replace('/etc/prometheus/hoa-alerts.yml', place('rules.yml'))
    .replace('/etc/prometheus/hoa-token', place('token'))
    .replace('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace('https://example.com/', `https://localhost:${tlsPort}/`)
    .replace('127.0.0.1:9115', `127.0.0.1:${exporterPort}`);
  const every = 'global: { scrape_interval: 1s, evaluation_interval: 1s }';
  writeFileSync(place('prometheus.yml'), `${every}\n${own}\n`);
  return place('prometheus.yml');
}

/** It takes the certificate, which is of our own making, for what it is. */
async function startExporter(cleanup: Cleanup, folder: string, port: number): Promise<void> {
  const file = join(folder, 'blackbox.yml');
  writeFileSync(
    file,
    'modules: { http_2xx: { prober: http, http: { tls_config: { insecure_skip_verify: true } } } }\n',
  );
  const words = [`--config.file=${file}`, `--web.listen-address=127.0.0.1:${port}`];
  await startDaemon(cleanup, 'prometheus-blackbox-exporter', words, () => listens(port));
}
